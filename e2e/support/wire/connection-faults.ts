import { half, halfText, type Break, type Exchange } from './exchange';
import { headText, wholeAnswer, type Answer } from './http-text';

const DRIP_MS = 200;
const FLUSH_MS = 20;
const NO_ANSWER_YET = () => undefined;

const headOf = ({ status, reason, headers, body }: Answer) =>
  headText(status, reason, [...headers, ['Content-Length', String(body.length)], ['Connection', 'close']]);

/** Resets the connection after the browser could read the data; at once, both may look like a normal end. */
const resetAfter = (socket: Exchange['socket'], bytes: string | Buffer) =>
  socket.write(bytes, () => setImmediate(() => setTimeout(() => socket.resetAndDestroy(), FLUSH_MS)));

/** Faults of the connection itself. */
export const CONNECTION_FAULTS = {
  'reset-before-answer': ({ socket }) => void socket.resetAndDestroy(),
  'reset-after-commit': async ({ socket, forward }) => {
    await forward();
    socket.resetAndDestroy();
  },
  'fin-before-answer': ({ socket }) => void socket.end(),
  'fin-after-commit': async ({ socket, forward }) => {
    await forward();
    socket.end();
  },
  'half-status-line': async ({ socket, forward }) => {
    await forward();
    socket.end('HTTP/1.1 2');
  },
  'half-head': async ({ socket, forward }) => void socket.end(halfText(headOf(await forward()))),
  'reset-after-head': async ({ socket, forward }) => void resetAfter(socket, headOf(await forward())),
  'half-body': async ({ socket, forward }) => {
    const answer = await forward();
    socket.write(headOf(answer));
    socket.end(half(answer.body));
  },
  'reset-in-body': async ({ socket, forward }) => {
    const answer = await forward();
    socket.write(headOf(answer));
    resetAfter(socket, half(answer.body));
  },
  'hang-before-answer': NO_ANSWER_YET,
  'hang-after-commit': async ({ forward }) => {
    await forward();
  },
  'hang-after-head': async ({ socket, forward }) => void socket.write(headOf(await forward())),
  'hang-in-body': async ({ socket, forward }) => {
    const answer = await forward();
    socket.write(headOf(answer));
    socket.write(half(answer.body));
  },
  drip: async ({ socket, forward, onEnd }) => {
    const bytes = wholeAnswer(await forward());
    let at = 0;
    const timer = setInterval(() => {
      socket.write(bytes.subarray(at, at + 1));
      at += 1;
      if (at < bytes.length) return;
      clearInterval(timer);
      socket.end();
    }, DRIP_MS);
    onEnd(() => clearInterval(timer));
  },
  'closed-while-kept': async ({ socket, forward, doom }) => {
    doom();
    socket.write(wholeAnswer(await forward(), [['Connection', 'keep-alive']]));
  },
} satisfies Record<string, Break>;
