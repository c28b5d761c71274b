import { corsHeaders, half, type Break, type Exchange } from './exchange';
import { headText, wholeAnswer, type Answer } from './http-text';

const GIANT_HEADER_BYTES = 400_000;
const EARLY_HINTS = 2_000;

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Sends the response under a head with the given framing headers. */
async function framed(
  { socket, forward }: Exchange,
  framing: (answer: Answer) => [string, string][],
  body: (answer: Answer) => Buffer,
) {
  const answer = await forward();
  socket.write(
    headText(answer.status, answer.reason, [...answer.headers, ...framing(answer), ['Connection', 'close']]),
  );
  socket.end(body(answer));
}

const lengthOf = ({ body }: Answer, difference = 0): [string, string] => [
  'Content-Length',
  String(body.length + difference),
];
const bodyOf = ({ body }: Answer) => body;
const CHUNKED: [string, string] = ['Transfer-Encoding', 'chunked'];

/** Faults in which the bytes are invalid HTTP or contradict their headers. */
export const FRAMING_FAULTS = {
  'length-too-long': (exchange) => framed(exchange, (answer) => [lengthOf(answer, 100)], bodyOf),
  'length-too-short': (exchange) =>
    framed(exchange, (answer) => [lengthOf(answer, -Math.ceil(answer.body.length / 2))], bodyOf),
  'length-no-number': (exchange) => framed(exchange, () => [['Content-Length', 'lots']], bodyOf),
  'two-lengths': (exchange) => framed(exchange, (answer) => [lengthOf(answer), lengthOf(answer, 7)], bodyOf),
  'chunks-without-end': (exchange) =>
    framed(
      exchange,
      () => [CHUNKED],
      ({ body }) => chunk(body),
    ),
  'half-chunk': (exchange) =>
    framed(
      exchange,
      () => [CHUNKED],
      ({ body }) => half(chunk(body)),
    ),
  'chunk-size-no-number': (exchange) =>
    framed(
      exchange,
      () => [CHUNKED],
      ({ body }) => Buffer.concat([Buffer.from('zz\r\n'), body, Buffer.from('\r\n0\r\n\r\n')]),
    ),
  'gzip-that-is-none': (exchange) =>
    framed(exchange, (answer) => [lengthOf(answer), ['Content-Encoding', 'gzip']], bodyOf),
  'giant-header': (exchange) =>
    framed(exchange, (answer) => [lengthOf(answer), ['X-Giant', 'x'.repeat(GIANT_HEADER_BYTES)]], bodyOf),
  'flood-of-hints': async ({ socket, forward }) => {
    const answer = await forward();
    socket.write(headText(103, 'Early Hints', []).repeat(EARLY_HINTS));
    socket.end(wholeAnswer(answer));
  },
  'answer-twice': async ({ socket, forward }) => {
    const answer = wholeAnswer(await forward());
    socket.end(Buffer.concat([answer, answer]));
  },
  'no-http': ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  'status-no-number': async ({ socket, call, forward }) => {
    await forward();
    socket.end(
      `HTTP/1.1 OK fine\r\n${corsHeaders(call)
        .map((header) => header.join(': '))
        .join('\r\n')}\r\n\r\n`,
    );
  },
} satisfies Record<string, Break>;
