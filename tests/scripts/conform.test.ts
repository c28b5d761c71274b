import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS, type OperationId } from '../../scripts/conform/contract';
import { isInContract } from '../../scripts/conform/levels';
import { readOptions, UsageError } from '../../scripts/conform/options';
import { htmlReport } from '../../scripts/conform/report-html';
import { hasAtLeast, textReport } from '../../scripts/conform/report-text';
import { conform } from '../../scripts/conform/run';
import { SCREENS } from '../../scripts/conform/screens';
import { account, signedIn } from '../sandbox/support/provider';
import { startTestSandbox, type TestSandbox } from '../sandbox/support/sandbox';
import { DEVIATIONS, type Deviation } from './conform-deviations';

let sandbox: TestSandbox;
let cookie: string;
const { phone, password } = account('consumer');

beforeAll(async () => {
  sandbox = await startTestSandbox();
  cookie = `session=${(await signedIn(sandbox.url, account('consumer'))).cookie() ?? ''}`;
});
afterAll(() => sandbox.stop());

const WRITE = ['--write', '--test-account', phone];
const SIGN_IN = ['--phone', phone, '--password', password];

/** Runs the command's work with these arguments. */
function run(base: string, ...args: string[]) {
  const read = readOptions(['--base', base, ...args], {});
  if (!read) throw new Error('help');
  return conform(read.options);
}

const READS = ['--guest-token', 'guest-sandbox', '--org-code', 'acme', '--partner-order', 'sandbox-order-mobis'];

test('the sandbox fits, with everything that is written', async () => {
  const results = await run(sandbox.url(), ...SIGN_IN, ...READS, ...WRITE);
  expect(results.operations.flatMap(({ findings }) => findings)).toEqual([]);
  expect(hasAtLeast(results, 'coerced')).toBe(false);
  const unchecked = results.operations.filter(({ level }) => level === undefined);
  expect(unchecked.every(({ note }) => note?.includes('its preflight alone'))).toBe(true);
  expect(unchecked).toHaveLength(10);
  expect(results.screens.filter(({ level }) => level !== 'fits').map(({ screen }) => screen)).toEqual([
    'Notifications',
  ]);
});

test('a check that only reads creates and changes nothing', async () => {
  const before = await sandbox.control().state();
  const results = await run(sandbox.url(), '--cookie', cookie, ...READS);
  const after = await sandbox.control().state();
  expect([after.orders, after.ordersCreated]).toEqual([before.orders, before.ordersCreated]);
  expect(results.operations.find(({ operation }) => operation === 'createOrder')).toMatchObject({
    level: undefined,
    note: 'needs --write; its preflight alone',
  });
});

test('orders that were created for the check are cancelled, also those of a key that is ignored', async () => {
  const before = await sandbox.control().state();
  await withDeviation(deviation('a key that is ignored'));
  const { ordersCreated } = await sandbox.control().state();
  expect(ordersCreated - before.ordersCreated).toBe(3);
  const someone = await signedIn(sandbox.url, account('consumer'));
  const { data } = await someone.send('listOrders', { query: { pageIndex: 0, pageSize: 3, sort: 'createdAtDesc' } });
  const orders = await Promise.all(data.items.map(({ id }) => someone.send('getOrder', { path: { id } })));
  expect(orders.map((order) => order.data.cancellation?.fee)).toEqual([0, 0, 0]);
});

test('nothing is written in another account than the one that was named', async () => {
  const another = run(sandbox.url(), '--cookie', cookie, '--write', '--test-account', '010-9999-0000');
  await expect(another).rejects.toThrow(UsageError);
});

test('nothing is written for a name without digits in an account without a phone number', async () => {
  const before = await sandbox.control().state();
  const provider = await startDeviating({
    name: 'an account without a phone number',
    operation: 'getMe',
    fields: [],
    answer: ({ body }) => {
      // Boundary: a preflight has no body, a refusal no data, and an answer of the sandbox keeps the contract.
      const { data } = (body ?? {}) as { data?: { phoneNumber?: string } };
      if (data) delete data.phoneNumber;
    },
  });
  const nameless = run(provider.url, '--cookie', cookie, '--write', '--test-account', 'tester');
  await expect(nameless).rejects.toThrow(UsageError);
  await provider.close();
  expect((await sandbox.control().state()).ordersCreated).toBe(before.ordersCreated);
});

const escapePattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const PATTERNS = OPERATIONS.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length).map(
  ({ id, method, path }) => ({ id, method, pattern: escapePattern(path) }),
);
const operationAt = (method: string, path: string): OperationId | undefined =>
  PATTERNS.find((one) => one.method === method && one.pattern.test(path))?.id;

/** A provider that differs from the sandbox in one thing. */
async function startDeviating({ operation, ask, answer }: Deviation) {
  const respond = async (request: Request): Promise<Response> => {
    const asked = {
      url: new URL(new URL(request.url).pathname + new URL(request.url).search, sandbox.url()),
      headers: new Headers(request.headers),
      method: request.method,
    };
    const wished = request.headers.get('Access-Control-Request-Method') ?? request.method;
    const isIt = operationAt(wished, asked.url.pathname) === operation;
    if (isIt) ask?.(asked);
    const sent = await request.arrayBuffer();
    const response = await fetch(asked.url, {
      method: request.method,
      headers: asked.headers,
      redirect: 'manual',
      ...(sent.byteLength > 0 && { body: sent }),
    });
    const text = await response.text();
    const json: unknown = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : undefined;
    const changed = { status: response.status, headers: new Headers(response.headers), body: json };
    const result: Parameters<NonNullable<typeof answer>>[0] = changed;
    if (isIt) answer?.(result, asked);
    const body = result.text ?? (result.body === undefined ? text : JSON.stringify(result.body));
    for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) result.headers.delete(name);
    return new Response(result.status === 204 ? null : body, { status: result.status, headers: result.headers });
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { host = '', connection: _, ...headers } = incoming.headers;
      const method = incoming.method ?? 'GET';
      const sent = Buffer.concat(chunks);
      const request = new Request(`http://${host}${incoming.url ?? ''}`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
        ...(sent.length > 0 && { body: sent }),
      });
      void respond(request).then(async (response) => {
        outgoing.writeHead(response.status, [...response.headers].flat());
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return { url: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

const deviation = (name: string) => {
  const found = DEVIATIONS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

async function withDeviation(one: Deviation, ...args: string[]) {
  const provider = await startDeviating(one);
  try {
    const session = one.isSigningIn ? SIGN_IN : ['--cookie', cookie];
    return await run(provider.url, ...session, '--only', one.operation, ...(one.isWriting ? WRITE : []), ...args);
  } finally {
    await provider.close();
  }
}

describe('a provider that differs in one thing learns the operation and the field', () => {
  test.each(DEVIATIONS)('$name', async (one) => {
    const { operations } = await withDeviation(one);
    const found = operations.flatMap(({ findings }) => findings.map(({ operation, field }) => `${operation} ${field}`));
    expect([...new Set(found)].toSorted()).toEqual(one.fields.map((field) => `${one.operation} ${field}`).toSorted());
  });

  test('in at least 35 ways', () => {
    expect(new Set(DEVIATIONS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(35);
  });

  test('with its type, what it costs and a line to repeat it, but no value and no secret', async () => {
    const results = await withDeviation(deviation('a cookie that scripts can read'));
    const other = await withDeviation(deviation('money as text in the list'));
    const text = textReport(results, 'x') + textReport(other, 'x') + htmlReport(other, 'x', new Date(0));
    expect(text).toContain('data.items[].total: expected a whole number, found a number written as text');
    expect(text).toContain('-H "Cookie: $SESSION_COOKIE"');
    for (const secret of [password, cookie, phone.replace(/\D/g, '').slice(1), '김하늘']) {
      expect(text).not.toContain(secret);
    }
    expect(htmlReport(other, '<b>', new Date(0))).not.toContain('<b>');
  });
});

test('groups of the provider may be on other hosts and paths', async () => {
  const provider = await startDeviating({ ...deviation('bare body'), operation: 'getStatistics' });
  const place = ['--order-api', `${provider.url}/order/api/v1/`, '--only', 'getStatistics,getFeatureFlags'];
  const { operations } = await run(sandbox.url(), '--cookie', cookie, ...place);
  await provider.close();
  expect(operations.map(({ operation, level }) => [operation, level])).toEqual([
    ['getFeatureFlags', 'fits'],
    ['getStatistics', 'fails'],
  ]);
});

test('a host that does not answer is named, not taken for a fault of the contract', async () => {
  const provider = await startDeviating(deviation('bare body'));
  await provider.close();
  const { operations } = await run(provider.url, '--only', 'getFeatureFlags');
  expect(operations[0]?.findings).toMatchObject([
    { field: 'answer', found: 'ECONNREFUSED' },
    { field: 'preflight status' },
  ]);
});

describe('a provider that wraps its answers in another way', () => {
  const DIALECTS = [
    ['bare body', 'bare'],
    ['an envelope of code and result', 'result'],
    ['a Spring page', 'spring-pages'],
  ] as const;

  test.each(DIALECTS)('%s learns the setting with which the app reads it', async (name, words) => {
    const { operations } = await withDeviation(deviation(name));
    const meanings = operations[0]?.findings.map(({ meaning }) => meaning).join(' ');
    expect(meanings).toContain(`NEXT_PUBLIC_PROVIDER_DIALECT="${words}"`);
  });

  test('fits with that setting', async () => {
    const { operations } = await withDeviation(deviation('an envelope of code and result'), '--dialect', 'result');
    expect(operations[0]).toMatchObject({ level: 'fits', findings: [] });
  });
});

test('a field whose default the app takes is named, though it costs nothing', async () => {
  const { operations } = await withDeviation({
    name: 'no flags',
    operation: 'getOrder',
    fields: ['data.flags'],
    answer: ({ status, body }) => {
      if (status === 200) Reflect.deleteProperty((body as { data: object }).data, 'flags');
    },
  });
  expect(operations[0]).toMatchObject({
    level: 'coerced',
    findings: [{ field: 'data.flags', expected: 'a list', found: 'nothing', meaning: 'The app takes the default.' }],
  });
});

describe('the table of screens', () => {
  test('has a row for every operation', () => {
    expect(Object.keys(SCREENS).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
    expect(OPERATIONS.filter(({ id }) => SCREENS[id].screens.length === 0)).toEqual([]);
  });

  test('names fields that the contract has', () => {
    const unknown = OPERATIONS.flatMap(({ id }) =>
      Object.keys(SCREENS[id].shows ?? {}).flatMap((path) => (isInContract(id, path) ? [] : `${id} ${path}`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the command line', () => {
  test.each([
    ['no provider', []],
    ['an unknown option', ['--base', 'https://x.test', '--bse', 'x']],
    ['an unknown operation', ['--base', 'https://x.test', '--only', 'getMee']],
    ['writing without a named account', ['--base', 'https://x.test', '--write']],
    ['a password without a phone', ['--base', 'https://x.test', '--password', 'x']],
    ['a site with a path', ['--base', 'https://x.test', '--site', 'https://x.test/app']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });

  test('takes secrets from the environment', () => {
    const read = readOptions(['--base', 'https://x.test'], { CONFORM_COOKIE: 'session=1' });
    expect(read?.options.cookie).toBe('session=1');
  });
});
