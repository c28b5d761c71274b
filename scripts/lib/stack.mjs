// Starts and stops the sandbox provider and the web server together.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { sandboxOrigin, sandboxPort, siteOrigin, webPort } from './ports.mjs';
import { bin } from './run.mjs';

const HOST = 'localhost';
/** The first visit compiles the page. */
const GALLERY_START_MS = 180_000;
/**
 * Each worker of the browser tests has a separate provider, so that tests do not see each other's orders. Three workers
 * keep two cores busy, because a test waits for timers a third of its time.
 */
export const E2E_WORKERS = 3;

export const sandboxPorts = (count = 1) => Array.from({ length: count }, (_, index) => sandboxPort() + index);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

/** A port that no program listens on. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Why the port of the variable `name` cannot be used; undefined if it can. `earlier`: the ports already asked for. */
async function problemOf(name, port, earlier) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `${name} must be a port from 1 to 65535, not "${process.env[name]}".`;
  const advice = `Set ${name} to a free one, such as ${name}=${port + 100}.`;
  if (earlier.includes(port)) return `Port ${port} is wanted twice. ${advice}`;
  return (await isFree(port)) ? undefined : `Port ${port} is taken by another program. ${advice}`;
}

/** Ends the process with advice on which variable to set if a port cannot be used. */
export async function demandPorts(wanted) {
  const earlier = [];
  for (const [name, ports] of Object.entries(wanted)) {
    for (const port of ports) {
      const problem = await problemOf(name, port, earlier);
      earlier.push(port);
      if (problem === undefined) continue;
      console.error(problem);
      process.exit(1);
    }
  }
}

/** Ends the process with advice unless `npm run demo` runs beside it. */
export async function demandDemo() {
  for (const origin of [siteOrigin(), sandboxOrigin()]) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    console.error(`Nothing answers at ${origin}: start \`npm run demo\` in another terminal first.`);
    process.exit(1);
  }
}

/** Waits until `url` answers; throws if `child` ends first. */
export async function waitFor(url, child, ms = 30_000) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null) throw new Error(`${url}: the program ended with ${ending}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
  }
  throw new Error(`${url} did not answer within ${ms / 1000} s`);
}

export function startSandbox({ port = sandboxPorts()[0], database, stdio = 'inherit', nodeArgs = [] } = {}) {
  const child = spawn(process.execPath, [...nodeArgs, '.sandbox/main.mjs'], {
    stdio,
    env: { ...process.env, SANDBOX_PORT: String(port), ...(database ? { SANDBOX_DB: database } : {}) },
  });
  return { child, ready: waitFor(`http://${HOST}:${port}/__sandbox/health`, child) };
}

function startWeb(stdio) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    stdio,
    env: { ...process.env, HOST, PORT: String(webPort()) },
  });
  return { child, ready: waitFor(`http://${HOST}:${webPort()}/login`, child) };
}

/** If one ends, on Ctrl-C, or when this process exits, all are stopped. */
export function stopTogether(children) {
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  process.once('exit', stop);
  const ended = Promise.all(
    children.map((child) => new Promise((resolve) => child.once('exit', resolve)).finally(stop)),
  );
  return { stop, ended };
}

/** Starts `next dev` on a free port for the kit gallery, which the production site lacks and which calls no provider. */
export async function startGallery() {
  const port = await freePort();
  const child = spawn(bin('next'), ['dev', '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { stop, ended } = stopTogether([child]);
  await waitFor(`http://${HOST}:${port}/kit`, child, GALLERY_START_MS);
  return { url: `http://${HOST}:${port}`, stop, ended };
}

/** Starts one web server and the given number of sandboxes, each with a separate database in the folder `data`. */
export async function startStack({ sandboxes = 1, data, stdio = 'inherit' } = {}) {
  const programs = [
    ...sandboxPorts(sandboxes).map((port) =>
      startSandbox({ port, stdio, database: data ? path.join(data, `${port}.db`) : undefined }),
    ),
    startWeb(stdio),
  ];
  const { stop, ended } = stopTogether(programs.map(({ child }) => child));
  try {
    await Promise.all(programs.map(({ ready }) => ready));
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `http://${HOST}:${webPort()}`, stop, ended };
}
