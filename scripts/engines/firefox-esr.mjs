#!/usr/bin/env node
// Playwright starts this script in place of a browser: it runs a stock Firefox and answers one command that this
// Firefox does not support. It forwards everything else unchanged (docs/decisions/2026-11-21-engines.md).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from './find.mjs';

const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Sent with every context, supported only by later versions of Firefox; no journey depends on it. */
const UNSUPPORTED = 'emulation.setMediaFeaturesOverride';

function answerForFirefox(text) {
  const { id, method } = JSON.parse(text);
  return method === UNSUPPORTED ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

/** Connects both ends, which exchange whole text messages. Messages wait until the far end is open. */
function join(near, target) {
  const far = new WebSocket(target, { perMessageDeflate: false, maxPayload: 0 });
  const waiting = [];
  near.on('message', (data) => {
    const text = data.toString();
    const answer = answerForFirefox(text);
    if (answer) near.send(answer);
    else if (far.readyState === WebSocket.OPEN) far.send(text);
    else waiting.push(text);
  });
  far.on('open', () => waiting.forEach((text) => far.send(text)));
  far.on('message', (data) => near.send(data.toString()));
  far.on('close', () => near.close());
  near.on('close', () => far.close());
  for (const end of [near, far]) end.on('error', () => end.terminate());
}

function listenBefore(origin) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('connection', (near, { url }) => join(near, origin + url));
  return new Promise((resolve) => server.once('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`)));
}

const firefox = spawn(findFirefox(), process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const origin = LISTENING.exec(line)?.[1];
  console.error(origin ? `WebDriver BiDi listening on ${await listenBefore(origin)}` : line);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => firefox.kill(signal));
firefox.once('exit', (code) => process.exit(code ?? 1));
