import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '../../../scripts/engines/find.mjs';

/** Sends one WebDriver command of the session and resolves to its value. */
export type Command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

type Programs = { driver: string; browser: string; screen: string };

const STARTS_WITHIN_TRIES = 300;
const TRY_MS = 100;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // boundary: a server on a port
      probe.close(() => resolve(port));
    });
  });
}

async function sendCommand<Value>(origin: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }; // boundary: WebDriver
  if (!answer.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

/** A virtual screen, which chooses its display number and writes it to a pipe. */
async function openScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve) =>
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim())),
  );
  return { screen, display: `:${number}` };
}

async function untilReady(origin: string) {
  for (let tries = 0; tries < STARTS_WITHIN_TRIES; tries += 1) {
    try {
      await sendCommand(origin, 'GET', '/status');
      return;
    } catch {
      await pause(TRY_MS);
    }
  }
  throw new Error('The driver does not start');
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(): Promise<{ command: Command; stop: () => Promise<void> }> {
  const programs: Programs | undefined = findWebKit();
  if (!programs) throw new Error('There is no WebKitGTK here');
  const { screen, display } = await openScreen(programs.screen);
  const port = await freePort();
  const driver: ChildProcess = spawn(programs.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const browserOptions = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = await sendCommand<{ sessionId: string }>(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  // As wide as in the other engines: a phone layout would change the journeys.
  await sendCommand(origin, 'POST', `/session/${sessionId}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  return {
    command: (method, path, body) => sendCommand(origin, method, `/session/${sessionId}${path}`, body),
    stop: async () => {
      await sendCommand(origin, 'DELETE', `/session/${sessionId}`);
      driver.kill();
      screen.kill();
    },
  };
}
