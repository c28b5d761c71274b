import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '../../scripts/conform/contract';
import type * as Options from '../../scripts/conform/options';
import type * as Run from '../../scripts/conform/run';

let command: typeof Run & typeof Options;
let asked: IncomingMessage[] = [];
let answered: object = {};
const provider = createServer((request, response) => {
  asked.push(request);
  const isKnown = request.headers.cookie !== undefined || request.url?.endsWith('/auth/login');
  response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b; HttpOnly' });
  response.end(JSON.stringify(isKnown ? { data: answered } : { msgId: 'SESSION_EXPIRED', message: '' }));
});

/** `127` of `127.05`. Throws if the value is not a number. */
function degreesOf(value: unknown) {
  if (Number.isNaN(Number(value))) throw new TypeError('no number');
  return Math.floor(Number(value));
}

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@/api/client/own-provider', () => ({
    OWN: {
      headers: (token: string | null, isGuest: boolean) => ({
        'X-Api-Key': 'web',
        ...(token !== null && !isGuest && { 'X-Member-Key': token }),
        ...(isGuest && { 'X-Guest-Key': degreesOf(token) }),
      }),
      answer: (operation: string, data: { orders: number; sum: { won: number } }) =>
        operation.endsWith('/statistics')
          ? { period: '2026-11', count: data.orders, total: data.sum.won, days: [] }
          : operation.endsWith('/logout')
            ? { wasRead: true }
            : data,
      request: (operation: string, value: { period?: string; lat?: string; lng?: string; password?: string }) => {
        if (operation.endsWith('/statistics'))
          return { month: `${operation} ${value.period ?? ''}`, sort: undefined, of: ['a', 'b'] };
        if (value.password === 'that no step takes') throw new RangeError('too long');
        return 'lat' in value ? { x: degreesOf(value.lng), y: degreesOf(value.lat), z: null } : value;
      },
    },
  }));
  command = { ...(await import('../../scripts/conform/run')), ...(await import('../../scripts/conform/options')) };
  await new Promise<void>((resolve) => {
    provider.listen(0, 'localhost', resolve);
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  vi.doUnmock('@/api/client/own-provider');
  vi.resetModules();
  provider.close();
});

async function findingsOf(operation: OperationId, answer: object, session = ['--cookie', 'a=b'], site?: string) {
  answered = answer;
  const { port } = provider.address() as AddressInfo;
  const base = `http://localhost:${port}`;
  // On the site's own origin there is no CORS to check.
  const only = ['--only', operation, '--dialect', 'own-steps'];
  const read = command.readOptions(['--base', base, '--site', site ?? base, ...session, ...only], {});
  if (!read) throw new Error('help');
  const { operations } = await command.conform(read.options);
  return operations.flatMap(({ findings }) => findings);
}
const namesIn = (findings: Awaited<ReturnType<typeof findingsOf>>) =>
  findings.map(({ field, found }) => [field, found]);
const queryOf = (part: RegExp) => [
  ...new URL(asked.find(({ url = '' }) => part.test(url))?.url ?? '', 'http://x').searchParams,
];

test('a provider with steps of its own is asked and read by them', async () => {
  expect(await findingsOf('getStatistics', { orders: 3, sum: { won: 71_200 } })).toEqual([]);
  // What a step leaves undefined is not sent.
  expect(queryOf(/statistics/)).toEqual([
    ['month', expect.stringMatching(/^get .*\/orders\/statistics \d{4}-\d{2}$/)],
    ['of[]', 'a'],
    ['of[]', 'b'],
  ]);
});

test('a step that fails is named, and is no fault of the provider’s envelope', async () => {
  const findings = await findingsOf('getStatistics', { orders: 3, sum: null });
  expect(namesIn(findings)).toEqual([['body', 'TypeError in own-provider.ts']]);
});

test('a step need not take what stands for secrets in the report', async () => {
  const place = { address: '서울', zipCode: '', lat: 37.57, lng: 126.98 };
  const findings = await findingsOf('findAddressAt', { items: [place], total: 1 });
  expect(queryOf(/[?&]x=/)).toEqual([
    ['x', '126'],
    ['y', '37'],
  ]);
  const lines = findings.map(({ curl }) => curl);
  expect(lines).toContainEqual(expect.stringMatching(/\?lat=\$LAT&lng=\$LNG"/));
  expect(lines.join('\n')).not.toMatch(/=(126|37)\b/);
});

test('a step that fails on a request is named, and the others are checked', async () => {
  const session = ['--phone', '01000000000', '--password', 'that no step takes'];
  const findings = await findingsOf('logIn', {}, session);
  expect(namesIn(findings)).toContainEqual(['answer', 'RangeError in own-provider.ts']);
});

test('the answer to a log-out is read by no step, as in the app', async () => {
  expect(
    await findingsOf('logOut', { isDone: true }, ['--phone', '01000000000', '--password', 'x']),
  ).not.toContainEqual(expect.objectContaining({ field: 'body' }));
});

test('guests and every request have the provider’s own headers, which a preflight asks for', async () => {
  const findings = await findingsOf('listServices', [], ['--guest-token', '7.5'], 'https://app.example.com');
  // Whether anything answers there is asked without them.
  const ofTheApp = asked.filter(({ url }) => url !== '/');
  const [preflight, ...others] = ofTheApp.toSorted((one) => (one.method === 'OPTIONS' ? -1 : 1));
  expect(preflight?.headers['access-control-request-headers']).toMatch(/,x-api-key,x-guest-key$/);
  expect(others.every(({ headers }) => headers['x-api-key'] === 'web')).toBe(true);
  const ofGuests = others.filter(({ headers }) => headers['x-guest-key'] === '7');
  expect(ofGuests).not.toHaveLength(0);
  expect(ofGuests.map(({ headers }) => headers.authorization)).toEqual(ofGuests.map(() => undefined));
  // The step throws on the placeholder.
  expect(findings.map(({ curl }) => curl).join('\n')).not.toMatch(/X-Guest-Key|7\.5/);
});

test('a preflight asks for the header that members alone have', async () => {
  await findingsOf('listServices', [], ['--bearer', 'abc'], 'https://app.example.com');
  const [preflight] = asked.filter(({ method }) => method === 'OPTIONS');
  expect(preflight?.headers['access-control-request-headers']).toMatch(/,x-api-key,x-member-key$/);
});

test('a preflight does not ask for cookies', async () => {
  await findingsOf('listServices', [], ['--cookie', 'a=b'], 'https://app.example.com');
  const [preflight] = asked.filter(({ method }) => method === 'OPTIONS');
  expect(preflight?.headers['access-control-request-headers']).toMatch(/,x-api-key$/);
});

test('a session that is over is tried with the provider’s own header', async () => {
  await findingsOf('getMe', {}, ['--bearer', 'abc']);
  const keys = asked.map(({ headers }) => headers['x-member-key']);
  expect(keys).toContain('of-a-session-that-is-over');
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(asked.map(() => undefined));
});
