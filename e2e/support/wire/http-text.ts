/** A minimal HTTP/1.1 parser for what browsers and the sandbox send. */
export type Call = { method: string; path: string; headers: ReadonlyMap<string, string> };
export type Answer = { status: number; reason: string; headers: [name: string, value: string][]; body: Buffer };

const END_OF_HEAD = '\r\n\r\n';

/**
 * Parses the head at the start of `bytes`; `bodyAt` is the offset of the body. Undefined while the head is incomplete.
 */
export function readHead(bytes: Buffer): { call: Call; bodyAt: number } | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { call: { method, path, headers: new Map(headers) }, bodyAt: end + END_OF_HEAD.length };
}

export const bodyLength = ({ headers }: Call) => Number(headers.get('content-length') ?? 0);

/** Framing headers, which are set anew for each response. */
const FRAMING = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

export const withoutFraming = (headers: readonly [string, string][]) =>
  headers.filter(([name]) => !FRAMING.includes(name.toLowerCase()));

/** A response head with the given headers, in order and with duplicates. */
export const headText = (status: number, reason: string, headers: readonly (readonly [string, string])[]) =>
  [`HTTP/1.1 ${status} ${reason}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/** A complete, correct response with `extra` headers. */
export const wholeAnswer = ({ status, reason, headers, body }: Answer, extra: [string, string][] = []) =>
  Buffer.concat([
    Buffer.from(
      headText(status, reason, [
        ...headers,
        ...extra,
        ['Content-Length', String(body.length)],
        ...(extra.some(([name]) => name === 'Connection') ? [] : [['Connection', 'close'] as const]),
      ]),
    ),
    body,
  ]);
