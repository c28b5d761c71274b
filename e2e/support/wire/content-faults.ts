import { corsHeaders, halfText, type Break, type Exchange } from './exchange';
import { wholeAnswer, type Answer } from './http-text';

/** Longer than the interval between a test's checks, so that one of them sees the message. */
const RETRY_AFTER_SECONDS = 20;
const DEPTH = 100_000;
const PAGE = '<!doctype html><title>Gateway</title><h1>Gateway</h1>';
const JSON_TYPE: [string, string] = ['Content-Type', 'application/json'];
const HTML_TYPE: [string, string] = ['Content-Type', 'text/html; charset=utf-8'];
const RETRY_AFTER: [string, string] = ['Retry-After', String(RETRY_AFTER_SECONDS)];

type Status = [status: number, reason: string];

/** An intermediary responds; the provider never gets the request. */
const respond =
  ([status, reason]: Status, body: string | Buffer, ...headers: [string, string][]): Break =>
  ({ socket, call }) =>
    void socket.end(
      wholeAnswer({ status, reason, headers: [...corsHeaders(call), ...headers], body: Buffer.from(body) }),
    );

/** The provider executes the request, but its response arrives altered. */
const altered =
  (change: (answer: Answer, exchange: Exchange) => Partial<Answer>): Break =>
  async (exchange) => {
    const answer = await exchange.forward();
    exchange.socket.end(wholeAnswer({ ...answer, ...change(answer, exchange) }));
  };

const withBody = (body: (text: string) => string | Buffer) =>
  altered((answer) => ({ body: Buffer.from(body(answer.body.toString())) }));

const withHeader = (headers: Answer['headers'], name: string, value?: string) => [
  ...headers.filter(([one]) => one.toLowerCase() !== name.toLowerCase()),
  ...(value === undefined ? [] : [[name, value] satisfies [string, string]]),
];

const withType = (type: string) => altered(({ headers }) => ({ headers: withHeader(headers, 'Content-Type', type) }));

/** Makes each string of the response start with invalid UTF-8. */
const notUtf8 = (text: string) => Buffer.from(text.replace(/":"/g, '":"\xc3\x28'), 'latin1');

/** Well-formed HTTP with wrong content. */
export const CONTENT_FAULTS = {
  'empty-200': altered(() => ({ body: Buffer.alloc(0) })),
  'no-content-204': altered(() => ({ status: 204, reason: 'No Content', body: Buffer.alloc(0) })),
  'html-200': respond([200, 'OK'], PAGE, HTML_TYPE),
  'html-502': respond([502, 'Bad Gateway'], PAGE, HTML_TYPE),
  'html-502-after-commit': altered(({ headers }) => ({
    status: 502,
    reason: 'Bad Gateway',
    headers: withHeader(headers, ...HTML_TYPE),
    body: Buffer.from(PAGE),
  })),
  'empty-500': respond([500, 'Internal Server Error'], ''),
  'busy-503': respond([503, 'Service Unavailable'], '{}', JSON_TYPE, RETRY_AFTER),
  'too-many-429': respond([429, 'Too Many Requests'], '{}', JSON_TYPE, RETRY_AFTER),
  'timeout-504': respond([504, 'Gateway Timeout'], PAGE, HTML_TYPE),
  'status-999': respond([999, 'What'], '{}', JSON_TYPE),
  'no-cors': altered(({ headers }) => ({ headers: headers.filter(([name]) => !/^access-control-/i.test(name)) })),
  'wrong-type': withType('text/plain'),
  'wrong-charset': withType('application/json; charset=utf-16le'),
  'cut-json': withBody(halfText),
  'not-utf8': withBody(notUtf8),
  nuls: withBody((text) => '\0'.repeat(text.length)),
  'byte-order-mark': withBody((text) => `\ufeff${text}`),
  'array-for-object': withBody(() => '[]'),
  null: withBody(() => 'null'),
  'null-data': withBody(() => '{"data":null}'),
  'empty-object': withBody(() => '{"data":{}}'),
  'wrong-shape': withBody(() => '{"data":{"id":7,"items":"none","status":{},"waypoints":null}}'),
  'number-for-object': withBody(() => '{"data":7}'),
  'deep-nesting': withBody(() => `{"data":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`),
  'numbers-overflow': withBody((text) => text.replace(/:-?\d+(\.\d+)?(?=[,}\]])/g, ':1e999')),
  'request-id-of-another': altered(({ headers }) => ({
    headers: withHeader(headers, 'X-Request-Id', '00000000-0000-4000-8000-000000000000'),
  })),
  'redirect-loop': ({ socket, call }) =>
    void socket.end(
      wholeAnswer({
        status: 307,
        reason: 'Temporary Redirect',
        headers: [...corsHeaders(call), ['Location', call.path]],
        body: Buffer.alloc(0),
      }),
    ),
} satisfies Record<string, Break>;

/** Responds after the head, without reading the body. */
export const EARLY_FAULTS = {
  'answer-before-body': respond([503, 'Service Unavailable'], '{}', JSON_TYPE),
} satisfies Record<string, Break>;
