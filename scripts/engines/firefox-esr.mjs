#!/usr/bin/env node
// Playwright starts this in a browser's place: a stock Firefox, and between the two the one answer that it does not
// give. Everything else goes through as it is (docs/decisions/2026-11-21-engines.md).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from './find.mjs';

const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Asked for with every context; Firefox knows it from a later version on, and no journey depends on it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

function answerForFirefox(text) {
  const { id, method } = JSON.parse(text);
  return method === UNKNOWN ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

/** Both ends speak in whole text messages; what comes before the far end listens waits for it. */
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
