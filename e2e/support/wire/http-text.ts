/** HTTP/1.1 as it stands on the wire; no more of it than a browser and the sandbox write. */
export type Call = { method: string; path: string; headers: ReadonlyMap<string, string> };
export type Answer = { status: number; reason: string; headers: [name: string, value: string][]; body: Buffer };

const END_OF_HEAD = '\r\n\r\n';

/** The head that `bytes` begins with and where what follows it begins; undefined as long as it is not whole. */
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

/** These tell how the bytes are framed: each answer is framed anew. */
const FRAMING = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

export const withoutFraming = (headers: readonly [string, string][]) =>
  headers.filter(([name]) => !FRAMING.includes(name.toLowerCase()));

/** A head with the headers given, in their order and as often as they stand there. */
export const headText = (status: number, reason: string, headers: readonly (readonly [string, string])[]) =>
  [`HTTP/1.1 ${status} ${reason}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/** The answer in one piece, as it should be, with `extra` headers. */
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
