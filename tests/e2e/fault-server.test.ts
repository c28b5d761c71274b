import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FAULT_NAMES, startFaultServer, type FaultName, type FaultServer } from '../../e2e/support/wire/fault-server';

const ANSWER = '{"data":{"name":"김하늘","total":12000}}';
const LENGTH = Buffer.byteLength(ANSWER);
const SENT = '{"phone":"010"}';
const HEAD = `POST /orders HTTP/1.1\r\nHost: provider\r\nOrigin: http://web\r\nContent-Length: ${SENT.length}\r\n\r\n`;

/** Requests that reached the provider. */
const asked: string[] = [];
let provider: Server;
let wire: FaultServer;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
      const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': 'http://web' };
      response.writeHead(200, { ...headers, 'X-Request-Id': 'ours' }).end(ANSWER);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  asked.splice(0);
  const { port } = provider.address() as AddressInfo; // boundary: a server on a port
  wire = await startFaultServer({ host: '127.0.0.1', port });
});
afterEach(() => wire.close());
afterAll(() => provider.close());

type Seen = { text: string; ending: 'fin' | 'reset' | 'open' };

function open() {
  const socket = connect(wire.port, '127.0.0.1');
  const seen: Seen = { text: '', ending: 'open' };
  socket.on('data', (data) => (seen.text += data.toString('latin1')));
  socket.on('end', () => (seen.ending = 'fin'));
  socket.on('error', () => (seen.ending = 'reset'));
  const isOver = new Promise<Seen>((resolve) => socket.once('close', () => resolve(seen)));
  return { socket, seen, isOver };
}

const [headOf, bodyOf] = [0, 1].map(
  (part) =>
    ({ text }: Seen) =>
      text.split('\r\n\r\n')[part] ?? '',
) as [(seen: Seen) => string, (seen: Seen) => string]; // boundary: as many as parts
const jsonOf = (seen: Seen): unknown => JSON.parse(Buffer.from(bodyOf(seen), 'latin1').toString());
const lengthsOf = (seen: Seen) => [...headOf(seen).matchAll(/^content-length: (.*?)\r?$/gim)].map(([, value]) => value);
const statusOf = (seen: Seen) => /^HTTP\/1\.1 (\S+)/.exec(seen.text)?.[1];

type Promised = { reaches: boolean; ending?: Seen['ending']; and: (seen: Seen) => void };
const nothingCame: Promised['and'] = ({ text }) => expect(text).toBe('');
const isStatus =
  (status: string, extra?: RegExp): Promised['and'] =>
  (seen) => {
    expect(statusOf(seen)).toBe(status);
    expect(headOf(seen)).toContain('Access-Control-Allow-Origin: http://web');
    if (extra) expect(seen.text).toMatch(extra);
  };
/** The announced length is correct, and the received body is `body`. */
const isBody =
  (body: string): Promised['and'] =>
  (seen) => {
    expect(statusOf(seen)).toBe('200');
    expect(lengthsOf(seen)).toEqual([String(bodyOf(seen).length)]);
    expect(bodyOf(seen)).toBe(body);
  };
const isWhole = isBody(Buffer.from(ANSWER).toString('latin1'));
const saysHeader =
  (header: RegExp): Promised['and'] =>
  (seen) => {
    isWhole(seen);
    expect(headOf(seen)).toMatch(header);
  };

const PROMISES: Record<FaultName, Promised> = {
  'reset-before-answer': { reaches: false, ending: 'reset', and: nothingCame },
  'reset-after-commit': { reaches: true, ending: 'reset', and: nothingCame },
  'fin-before-answer': { reaches: false, and: nothingCame },
  'fin-after-commit': { reaches: true, and: nothingCame },
  'half-status-line': { reaches: true, and: ({ text }) => expect(text).toBe('HTTP/1.1 2') },
  'half-head': { reaches: true, and: ({ text }) => expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n(?![^]*\r\n\r\n)/) },
  'reset-after-head': {
    reaches: true,
    ending: 'reset',
    and: (seen) => {
      expect(seen.text).toMatch(/\r\n\r\n$/);
      expect(lengthsOf(seen)).toEqual([String(LENGTH)]);
    },
  },
  'half-body': {
    reaches: true,
    and: (seen) => {
      expect(lengthsOf(seen)).toEqual([String(LENGTH)]);
      expect(bodyOf(seen)).toHaveLength(Math.floor(LENGTH / 2));
    },
  },
  'reset-in-body': {
    reaches: true,
    ending: 'reset',
    and: (seen) => expect(bodyOf(seen)).toHaveLength(Math.floor(LENGTH / 2)),
  },
  'hang-before-answer': { reaches: false, ending: 'open', and: nothingCame },
  'hang-after-commit': { reaches: true, ending: 'open', and: nothingCame },
  'hang-after-head': { reaches: true, ending: 'open', and: ({ text }) => expect(text).toMatch(/\r\n\r\n$/) },
  'hang-in-body': {
    reaches: true,
    ending: 'open',
    and: (seen) => expect(bodyOf(seen)).toHaveLength(Math.floor(LENGTH / 2)),
  },
  drip: { reaches: true, ending: 'open', and: ({ text }) => expect(text).toMatch(/^H/) },
  'closed-while-kept': { reaches: true, ending: 'open', and: saysHeader(/connection: keep-alive/i) },
  'length-too-long': { reaches: true, and: (seen) => expect(lengthsOf(seen)).toEqual([String(LENGTH + 100)]) },
  'length-too-short': {
    reaches: true,
    and: (seen) => expect(Number(lengthsOf(seen)[0])).toBeLessThan(bodyOf(seen).length),
  },
  'length-no-number': { reaches: true, and: (seen) => expect(lengthsOf(seen)).toEqual(['lots']) },
  'two-lengths': {
    reaches: true,
    and: (seen) => expect(lengthsOf(seen)).toEqual([String(LENGTH), String(LENGTH + 7)]),
  },
  'chunks-without-end': {
    reaches: true,
    and: ({ text }) => expect(text).toMatch(/chunked[^]*\r\n\r\n[\da-f]+\r\n\{[^]*\}\r\n$/),
  },
  'half-chunk': { reaches: true, and: ({ text }) => expect(text).toMatch(/chunked[^]*\r\n\r\n[\da-f]+\r\n\{[^}]*$/) },
  'chunk-size-no-number': { reaches: true, and: ({ text }) => expect(text).toMatch(/chunked[^]*\r\n\r\nzz\r\n/) },
  'gzip-that-is-none': { reaches: true, and: saysHeader(/content-encoding: gzip/i) },
  'giant-header': { reaches: true, and: (seen) => expect(headOf(seen).length).toBeGreaterThan(400_000) },
  'flood-of-hints': {
    reaches: true,
    and: ({ text }) => {
      expect(text.split('HTTP/1.1 103').length).toBeGreaterThan(1_000);
      expect(text).toMatch(/HTTP\/1\.1 200 OK[^]*\}$/);
    },
  },
  'answer-twice': { reaches: true, and: ({ text }) => expect(text.split('HTTP/1.1 200 OK')).toHaveLength(3) },
  'no-http': { reaches: false, and: ({ text }) => expect(text).toMatch(/^SSH-/) },
  'status-no-number': { reaches: true, and: (seen) => expect(statusOf(seen)).toBe('OK') },
  'empty-200': { reaches: true, and: isBody('') },
  'no-content-204': { reaches: true, and: isStatus('204', /\r\n\r\n$/) },
  'html-200': { reaches: false, and: isStatus('200', /text\/html[^]*<h1>/) },
  'html-502': { reaches: false, and: isStatus('502', /text\/html[^]*<h1>/) },
  'html-502-after-commit': { reaches: true, and: isStatus('502', /text\/html[^]*<h1>/) },
  'empty-500': { reaches: false, and: isStatus('500', /\r\n\r\n$/) },
  'busy-503': { reaches: false, and: isStatus('503', /Retry-After: 20/) },
  'too-many-429': { reaches: false, and: isStatus('429', /Retry-After: 20/) },
  'timeout-504': { reaches: false, and: isStatus('504') },
  'status-999': { reaches: false, and: isStatus('999') },
  'no-cors': { reaches: true, and: (seen) => expect(headOf(seen)).not.toMatch(/access-control/i) },
  'wrong-type': { reaches: true, and: saysHeader(/content-type: text\/plain/i) },
  'wrong-charset': { reaches: true, and: saysHeader(/charset=utf-16le/i) },
  'cut-json': {
    reaches: true,
    and: (seen) => {
      expect(lengthsOf(seen)).toEqual([String(bodyOf(seen).length)]);
      expect(() => jsonOf(seen)).toThrow();
    },
  },
  'not-utf8': {
    reaches: true,
    and: (seen) => {
      const bytes = Buffer.from(bodyOf(seen), 'latin1');
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
      expect(jsonOf(seen)).toHaveProperty('data.total', 12000);
    },
  },
  nuls: { reaches: true, and: (seen) => expect(bodyOf(seen)).toMatch(/^\0+$/) },
  'byte-order-mark': { reaches: true, and: (seen) => expect(bodyOf(seen)).toMatch(/^\xef\xbb\xbf\{/) },
  'array-for-object': { reaches: true, and: isBody('[]') },
  null: { reaches: true, and: isBody('null') },
  'null-data': { reaches: true, and: isBody('{"data":null}') },
  'empty-object': { reaches: true, and: isBody('{"data":{}}') },
  'wrong-shape': { reaches: true, and: (seen) => expect(jsonOf(seen)).toHaveProperty('data.id', 7) },
  'number-for-object': { reaches: true, and: isBody('{"data":7}') },
  'deep-nesting': { reaches: true, and: (seen) => expect(bodyOf(seen)).toMatch(/^\{"data":\[{100000}\]{100000}\}$/) },
  'numbers-overflow': { reaches: true, and: (seen) => expect(jsonOf(seen)).toHaveProperty('data.total', Infinity) },
  'request-id-of-another': { reaches: true, and: saysHeader(/x-request-id: 0{8}-/i) },
  'redirect-loop': { reaches: false, and: isStatus('307', /Location: \/orders/) },
  'answer-before-body': { reaches: false, and: isStatus('503') },
};

test('there are at least thirty faults, each with a tested promise', () => {
  expect(FAULT_NAMES.length).toBeGreaterThan(30);
  expect(Object.keys(PROMISES).sort()).toEqual([...FAULT_NAMES].sort());
});

test.each(FAULT_NAMES)('%s does what its name says', async (name) => {
  const { reaches, ending = 'fin', and } = PROMISES[name];
  wire.break(name);
  const { socket, seen, isOver } = open();
  socket.write(name === 'answer-before-body' ? HEAD : HEAD + SENT);

  if (ending === 'open') {
    await vi.waitFor(() => and(seen));
    await vi.waitFor(() => expect(wire.hits()).toBe(1));
    await vi.waitFor(() => expect(asked).toHaveLength(reaches ? 1 : 0));
    expect(seen.ending).toBe('open');
    // Mending the connection ends hanging requests.
    wire.mend();
    await isOver;
  } else {
    and(await isOver);
    expect(seen.ending).toBe(ending);
  }
  expect(asked).toEqual(reaches ? [`POST /orders ${SENT}`] : []);
});

test('without a fault everything passes, and each request hit by a fault is counted', async () => {
  const ask = async (method: string, path: string) => {
    const { socket, isOver } = open();
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: provider\r\nConnection: keep-alive\r\n\r\n`);
    return isOver;
  };
  expect(bodyOf(await ask('GET', '/orders'))).toContain('12000');
  wire.break('html-502', ({ path }) => path === '/orders');
  expect(statusOf(await ask('GET', '/vehicles'))).toBe('200');
  expect(statusOf(await ask('OPTIONS', '/orders'))).toBe('200');
  expect(statusOf(await ask('GET', '/orders'))).toBe('502');
  expect(wire.hits()).toBe(1);
  wire.mend();
  expect(statusOf(await ask('GET', '/orders'))).toBe('200');
});

test('closed-while-kept hangs up on the next request over the same connection', async () => {
  wire.break('closed-while-kept');
  const { socket, seen, isOver } = open();
  socket.write(HEAD + SENT);
  await vi.waitFor(() => expect(bodyOf(seen)).toContain('12000'));
  socket.write(HEAD + SENT);
  expect((await isOver).ending).toBe('reset');
  expect(asked).toHaveLength(1);
});
