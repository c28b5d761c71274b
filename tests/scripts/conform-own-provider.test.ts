import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Options from '../../scripts/conform/options';
import type * as Run from '../../scripts/conform/run';

let command: typeof Run & typeof Options;
const asked: IncomingMessage[] = [];
let answered: object = {};
const provider = createServer((request, response) => {
  asked.push(request);
  const isKnown = request.headers.cookie !== undefined;
  response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(isKnown ? { data: answered } : { msgId: 'SESSION_EXPIRED', message: '' }));
});

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@/api/client/own-provider', () => ({
    OWN: {
      answer: (_operation: string, { orders, sum }: { orders: number; sum: { won: number } }) => ({
        period: '2026-11',
        count: orders,
        total: sum.won,
        days: [],
      }),
      request: (operation: string, { period }: { period?: string }) => ({ month: `${operation} ${period ?? ''}` }),
    },
  }));
  command = { ...(await import('../../scripts/conform/run')), ...(await import('../../scripts/conform/options')) };
  await new Promise<void>((resolve) => {
    provider.listen(0, 'localhost', resolve);
  });
});
afterAll(() => {
  vi.doUnmock('@/api/client/own-provider');
  vi.resetModules();
  provider.close();
});

async function findingsOf(answer: object) {
  answered = answer;
  const { port } = provider.address() as AddressInfo;
  const base = `http://localhost:${port}`;
  // On the site's own origin there is no CORS to check.
  const read = command.readOptions(
    ['--base', base, '--site', base, '--cookie', 'a=b', '--only', 'getStatistics', '--dialect', 'own-steps'],
    {},
  );
  if (!read) throw new Error('help');
  const { operations } = await command.conform(read.options);
  return operations.flatMap(({ findings }) => findings.map(({ field, found }) => [field, found]));
}

test('a provider with steps of its own is asked and read by them', async () => {
  expect(await findingsOf({ orders: 3, sum: { won: 71_200 } })).toEqual([]);
  const { url = '' } = asked.find(({ url: path }) => path?.includes('statistics')) ?? {};
  expect(new URL(url, 'http://x').searchParams.get('month')).toMatch(/^get .*\/orders\/statistics \d{4}-\d{2}$/);
});

test('a step that fails is named, and is no fault of the provider’s envelope', async () => {
  expect(await findingsOf({ orders: 3, sum: null })).toEqual([['body', 'TypeError in own-provider.ts']]);
});
