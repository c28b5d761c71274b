import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { ORDER_STATUS } from '@/domain/order/status';
import { fieldsOf } from '@/domain/stored-values';
import { OPERATIONS, type OperationId } from '../../scripts/conform/contract';
import { isInContract } from '../../scripts/conform/levels';
import { readOptions, UsageError } from '../../scripts/conform/options';
import { htmlReport } from '../../scripts/conform/report-html';
import { hasAtLeast, textReport } from '../../scripts/conform/report-text';
import { conform } from '../../scripts/conform/run';
import { SCREENS } from '../../scripts/conform/screens';
import { registerToken } from '../sandbox/support/pages';
import { account, signedIn } from '../sandbox/support/provider';
import { startTestSandbox, type TestSandbox } from '../sandbox/support/sandbox';
import { DEVIATIONS, snakeCase, type Deviation } from './conform-deviations';

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
  const token = await registerToken(sandbox.url(), { name: '김하늘', phone: '010-0000-1234' });
  const given = [`--register-token=${token}`, '--coupon', 'QUICK5000', '--files-host', sandbox.url()];
  const results = await run(sandbox.url(), ...SIGN_IN, ...READS, ...WRITE, ...given);
  expect(results.operations.flatMap(({ findings }) => findings)).toEqual([]);
  expect(hasAtLeast(results, 'coerced')).toBe(false);
  const unchecked = results.operations.filter(({ level }) => level === undefined);
  const others = unchecked.filter(({ note }) => !note?.includes('its preflight alone'));
  expect(unchecked.length - others.length).toBe(10);
  // Its orders of the check have no driver yet.
  expect(others.map(({ operation }) => operation)).toEqual(['submitTip']);
  expect(results.screens.filter(({ level }) => level !== 'fits').map(({ screen }) => screen)).toEqual([
    'Notifications',
  ]);
});

const operationIn = ({ operations }: Awaited<ReturnType<typeof run>>, id: OperationId) =>
  operations.find(({ operation }) => operation === id);

test('an operation of which only a refusal was seen does not count as one that fits', async () => {
  const results = await run(sandbox.url());
  for (const id of ['getMe', 'listOrders', 'getOrder', 'findAddressAt', 'getGuestOrder'] as const) {
    expect(operationIn(results, id)).toMatchObject({ level: undefined, note: 'only its refusal was seen' });
  }
  expect(operationIn(results, 'getFeatureFlags')).toMatchObject({ level: 'fits', note: undefined });
  expect(results.screens.find(({ screen }) => screen === 'Order list')?.level).toBeUndefined();
  const text = textReport(results, sandbox.url());
  expect(text).toMatch(/Home +fits \(not checked: getMe, listOrders, getStatistics, listCoupons\)/);
});

test('guests and members are asked for the address at a place on the map', async () => {
  for (const session of [
    ['--guest-token', 'guest-sandbox'],
    ['--cookie', cookie],
  ]) {
    const results = await run(sandbox.url(), ...session, '--only', 'findAddressAt');
    expect(operationIn(results, 'findAddressAt')).toMatchObject({ level: 'fits', findings: [] });
  }
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

describe('an order of the check', () => {
  /** The provider creates, but its answer gets lost on the way. */
  const lostAnswer: Deviation = {
    name: 'a creation whose answer is lost',
    operation: 'createOrder',
    fields: [],
    answer: (answer, { method }) => {
      if (method !== 'OPTIONS') answer.status = 502;
    },
  };
  const stopsOf = (order: Record<string, unknown>) => order.waypoints as Record<string, unknown>[]; // as the contract has it
  const latestOrder = async () => {
    const someone = await signedIn(sandbox.url, account('consumer'));
    const { data } = await someone.send('listOrders', { query: { pageIndex: 0, pageSize: 1, sort: 'createdAtDesc' } });
    return someone.send('getOrder', { path: { id: data.items[0]?.id ?? '' } });
  };
  async function written(...deviations: readonly Deviation[]) {
    const provider = await startDeviating(...deviations);
    try {
      return await run(provider.url, '--cookie', cookie, '--only', 'createOrder', ...WRITE);
    } finally {
      await provider.close();
    }
  }
  const LEFT = /An order may still stand\. .* Idempotency-Key [\da-f-]{36} /;

  test('is found by its key and cancelled if the answer to its creation was lost', async () => {
    const before = await sandbox.control().state();
    const results = await written(lostAnswer);
    expect((await sandbox.control().state()).ordersCreated - before.ordersCreated).toBe(1);
    expect((await latestOrder()).data.cancellation?.fee).toBe(0);
    expect(operationIn(results, 'createOrder')?.findings).toMatchObject([{ field: 'status', found: '502' }]);
  });

  test('is named by its key if it cannot be found, and no other order of the account is cancelled', async () => {
    const someone = await signedIn(sandbox.url, account('consumer'));
    const total = async (query: { status?: number }) =>
      (await someone.send('listOrders', { query: { ...query, pageIndex: 0, pageSize: 1 } })).data.total ?? 0;
    const totals = async () => [await total({}), await total({ status: ORDER_STATUS.cancelled })] as const;
    const [all, cancelled] = await totals();
    const results = await written(lostAnswer, deviation('a key that finds any order'));
    expect(await totals()).toEqual([all + 1, cancelled]);
    expect(operationIn(results, 'createOrder')?.findings.map(({ meaning }) => meaning)).toContainEqual(
      expect.stringMatching(LEFT),
    );
  });

  /** The provider does not cancel. */
  const notCancelled: Deviation = {
    name: 'a cancellation that is refused',
    operation: 'cancelOrder',
    fields: [],
    ask: ({ headers }) => headers.delete('Cookie'),
  };

  test('is named by its key if it cannot be cancelled, also where only its creation was asked for', async () => {
    const results = await written(notCancelled);
    expect((await latestOrder()).data.cancellation).toBeNull();
    expect(operationIn(results, 'cancelOrder')).toMatchObject({ level: 'fails' });
    const meanings = operationIn(results, 'cancelOrder')?.findings.map(({ meaning }) => meaning);
    expect(meanings).toEqual([expect.stringMatching(LEFT)]);
  });

  test('is named by its own key, if several of them cannot be cancelled', async () => {
    const provider = await startDeviating(notCancelled);
    const results = await run(
      provider.url,
      '--cookie',
      cookie,
      ...WRITE,
      '--only',
      'createOrder,createHomeMovingOrder',
    );
    await provider.close();
    const keysIn = (text: string) => [...new Set(text.match(/(?<=Idempotency-Key )[\da-f-]{36}/g))].toSorted();
    const someone = await signedIn(sandbox.url, account('consumer'));
    const keys = keysIn(JSON.stringify(results));
    const orders = await Promise.all(
      keys.map((idempotencyKey) => someone.send('listOrders', { query: { idempotencyKey } })),
    );
    const found = orders.flatMap(({ data }) => data.items.map(({ orderType }) => orderType));
    expect(found.toSorted()).toEqual(['HomeMoving', 'Quick']);
    expect(keysIn(textReport(results, 'x'))).toEqual(keys);
    expect(keysIn(htmlReport(results, 'x', new Date(0)))).toEqual(keys);
  });

  test.each<[string, string, (order: Record<string, unknown>) => void]>([
    [
      'a time that lost its zone',
      'appointmentAt',
      (order) => (order.appointmentAt = String(order.appointmentAt).replace('.000Z', '')),
    ],
    ['a lost note', 'remark', (order) => (order.remark = '')],
    ['another payment', 'pay', (order) => (order.pay = 'card')],
    ['another total', 'calculationPrice.total', (order) => (order.calculationPrice = { total: 1 })],
    ['a lost phone', 'waypoints[].mobileNo', (order) => Object.assign(stopsOf(order)[0] ?? {}, { mobileNo: '' })],
    ['a lost stop', 'waypoints', (order) => stopsOf(order).pop()],
  ])('is compared with what was sent: %s', async (name, field, change) => {
    const results = await written({
      name,
      operation: 'getOrder',
      fields: [],
      // Boundary: the sandbox's answers keep the contract.
      answer: ({ body }) => change((body as { data: Record<string, unknown> }).data),
    });
    const found = operationIn(results, 'createOrder')?.findings;
    expect(found).toContainEqual(expect.objectContaining({ field: `request ${field}`, level: 'fails' }));
  });

  test('fits if its time comes back in another form', async () => {
    const results = await written({
      name: 'Korean time without a zone',
      operation: 'getOrder',
      fields: [],
      answer: ({ body }) => {
        // Boundary: the sandbox's answers keep the contract.
        const { data } = body as { data: { appointmentAt: string | null } };
        data.appointmentAt = data.appointmentAt?.replace('03:00:00.000Z', '12:00:00') ?? null;
      },
    });
    expect(operationIn(results, 'createOrder')).toMatchObject({ level: 'fits', findings: [] });
  });

  test('may take as long as the app waits for it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await run(sandbox.url(), '--only', 'getFeatureFlags');
    expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([REQUEST_TIMEOUT_MS]));
    timeout.mockRestore();
  });
});

test('nothing is written in another account than the one that was named', async () => {
  const another = run(sandbox.url(), '--cookie', cookie, '--write', '--test-account', '010-9999-0000');
  await expect(another).rejects.toThrow(UsageError);
});

test('the session that the check has begun is ended, also if nothing could be written', async () => {
  const countSignOuts = async () => (await sandbox.control().state()).requests.logOut ?? 0;
  const before = await countSignOuts();
  const another = run(sandbox.url(), ...SIGN_IN, '--only', 'getMe', '--write', '--test-account', '010-9999-0000');
  await expect(another).rejects.toThrow(UsageError);
  expect(await countSignOuts()).toBe(before + 1);
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

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return { url: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A provider that differs from the sandbox in these things. */
async function startDeviating(...deviations: readonly Deviation[]) {
  const respond = async (request: Request): Promise<Response> => {
    const asked = {
      url: new URL(new URL(request.url).pathname + new URL(request.url).search, sandbox.url()),
      headers: new Headers(request.headers),
      method: request.method,
    };
    const wished = request.headers.get('Access-Control-Request-Method') ?? request.method;
    const own = deviations.filter(({ operation }) => operation === operationAt(wished, asked.url.pathname));
    for (const { ask } of own) ask?.(asked);
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
    const result: Parameters<NonNullable<Deviation['answer']>>[0] = changed;
    for (const { answer } of own) answer?.(result, asked);
    const body = result.text ?? (result.body === undefined ? text : JSON.stringify(result.body));
    for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) result.headers.delete(name);
    return new Response(result.status === 204 ? null : body, { status: result.status, headers: result.headers });
  };

  return listen((incoming, outgoing) => {
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

test('no line of the report names an order, an account or a secret', async () => {
  const withoutExposed = OPERATIONS.map(({ id }) => ({
    name: 'headers that are not exposed',
    operation: id,
    fields: [],
    answer: ({ headers }: { headers: Headers }) => headers.delete('Access-Control-Expose-Headers'),
  }));
  const provider = await startDeviating(...withoutExposed);
  const token = await registerToken(sandbox.url(), { name: '김하늘', phone: '010-0000-1234' });
  const given = [`--register-token=${token}`, '--coupon', 'MOVE30000'];
  const results = await run(provider.url, ...SIGN_IN, ...READS, ...WRITE, ...given);
  await provider.close();
  const someone = await signedIn(sandbox.url, account('consumer'));
  const { data } = await someone.send('listOrders', { query: { pageIndex: 0, pageSize: 50 } });
  const profile = await someone.send('getMe', {});
  const text = JSON.stringify(results);
  const secrets = [token, password, 'MOVE30000', 'sandbox-order-mobis', 'orgCode=acme', '-check.jpg"'];
  expect(data.items.length).toBeGreaterThan(5);
  for (const secret of [...secrets, ...data.items.map(({ id }) => id)]) expect(text).not.toContain(secret);
  for (const shown of ['/orders/$ORDER_ID', '/$ORGANIZATION_ID/', 'register_token=$REGISTER_TOKEN']) {
    expect(text).toContain(shown);
  }
  const lineOf = (id: OperationId) => operationIn(results, id)?.findings.at(-1)?.curl;
  expect(lineOf('updateUser')).toMatch(/--data '\{"name":"<name>"\}'$/);
  expect(lineOf('updateUser')).not.toContain(profile.data.name);
  expect(lineOf('getOrder')).toMatch(/^curl -i "http/);
  const lines = results.operations.flatMap(({ findings }) => findings.map(({ curl }) => curl)).join('\n');
  expect(lines).toContain(`--data '{"orderId":"<order id>","images":[{"key":"<key>"}]}'`);
});

test('a line to repeat a request has the names that were sent', async () => {
  const results = await run(
    sandbox.url(),
    '--cookie',
    cookie,
    '--only',
    'estimate',
    ...WRITE,
    '--dialect',
    'snake-case',
  );
  const [first] = operationIn(results, 'estimate')?.findings ?? [];
  expect(first?.curl).toContain('"vehicle_pool_id":');
});

describe('a picture', () => {
  type Headers = Readonly<Record<string, string>>;
  const FULL: Headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'PUT',
    'Access-Control-Allow-Headers': 'Content-Type',
  };
  /** There is no picture without an order. */
  const ONLY = ['--only', 'createOrder,presignFile'];
  const without = (name: string): Headers => Object.fromEntries(Object.entries(FULL).filter(([one]) => one !== name));

  test.each([
    ['fits with a storage that allows all of it', { preflight: [204, FULL], put: FULL }, []],
    ['needs an accepted preflight', { preflight: [403, FULL], put: FULL }, ['a preflight with 200 to 299']],
    [
      'needs the header Content-Type, which no browser sends unasked',
      { preflight: [204, without('Access-Control-Allow-Headers')], put: FULL },
      ['CORS for the header Content-Type'],
    ],
    ['needs an answer that the site may read', { preflight: [204, FULL], put: {} }, ['CORS for the site']],
  ] as const)('%s', async (_, { preflight, put }, expected) => {
    const storage = await listen((incoming, outgoing) => {
      const [status, headers] = incoming.method === 'OPTIONS' ? preflight : ([200, put] as const);
      outgoing.writeHead(status, headers);
      outgoing.end();
    });
    const { operations } = await withDeviation(
      {
        name: 'another storage',
        operation: 'presignFile',
        fields: [],
        isWriting: true,
        answer: ({ status, body }) => {
          if (status === 200) Object.assign((body as { data: object }).data, { url: `${storage.url}/check.jpg` });
        },
      },
      ...ONLY,
    );
    await storage.close();
    expect(operations.flatMap(({ findings }) => findings.map((one) => one.expected))).toEqual(expected);
  });

  const FILES = 'https://files.example.com';

  test('must be at the host that the site allows for uploads and pictures', async () => {
    const only = ['--only', 'createOrder,presignFile,addOrderImages'];
    const differing = await run(sandbox.url(), '--cookie', cookie, ...WRITE, ...only, '--files-host', FILES);
    const found = differing.operations.flatMap(({ findings }) => findings);
    expect(found.map(({ operation, field, level }) => [operation, field, level])).toEqual([
      ['addOrderImages', 'data[].url', 'loses'],
      ['presignFile', 'data.url', 'fails'],
    ]);
  });

  test.each([
    [FILES, []],
    ['https://elsewhere.example.com', ['data.images[].url']],
  ])('of an order at %s is compared with the files host', async (origin, fields) => {
    const pictures: Deviation = {
      name: 'an order with a picture',
      operation: 'getOrder',
      fields: [],
      answer: ({ status, body }) => {
        const image = { id: 'image-77', url: `${origin}/goods-77.jpg`, createdAt: '2099-03-10T05:22:00.000Z' };
        if (status === 200) Object.assign((body as { data: object }).data, { images: [image] });
      },
    };
    const { operations } = await withDeviation(pictures, '--files-host', FILES);
    expect(operations.flatMap(({ findings }) => findings.map(({ field }) => field))).toEqual(fields);
  });
});

test('groups of the provider may be on other hosts and paths', async () => {
  const provider = await startDeviating({ ...deviation('bare body'), operation: 'getStatistics' });
  const place = ['--order-api', `${provider.url}/order/api/v1`, '--only', 'getStatistics,getFeatureFlags'];
  // The site's default address of the statistics moves with its group, as in the app.
  const statistics = ['--statistics-url', '/order/api/v1/orders/statistics'];
  const { operations } = await run(sandbox.url(), '--cookie', cookie, ...place, ...statistics);
  await provider.close();
  expect(operations.map(({ operation, level }) => [operation, level])).toEqual([
    ['getFeatureFlags', 'fits'],
    ['getStatistics', 'fails'],
  ]);
});

describe('a log-out, as the app takes it', () => {
  test.each<[string, number, object | string]>([
    ['coerced', 204, ''],
    ['coerced', 202, 'success'],
    ['coerced', 200, { ok: true }],
    ['fails', 200, '<!doctype html>'],
    ['fails', 200, { success: false }],
    ['fails', 200, { code: 'WRONG_TOKEN', message: 'no', data: null }],
  ])('%s: %s %j', async (level, status, text) => {
    const results = await withDeviation({
      name: 'an answer that carries nothing',
      operation: 'logOut',
      fields: [],
      isSigningIn: true,
      answer: (answer, { method }) => {
        if (method === 'OPTIONS') return;
        answer.status = status;
        answer.text = typeof text === 'string' ? text : JSON.stringify(text);
      },
    });
    expect(operationIn(results, 'logOut')?.level).toBe(level);
  });
});

test('a log-out without a session is not said to lack the phone number that was given', async () => {
  const provider = await startDeviating({
    name: 'a sign-in that begins no session',
    operation: 'logIn',
    fields: [],
    answer: ({ headers }) => headers.delete('Set-Cookie'),
  });
  const results = await run(provider.url, ...SIGN_IN, '--only', 'logIn,logOut');
  await provider.close();
  expect(operationIn(results, 'logOut')?.note).toBe('the sign-in has begun no session');
});

describe('a 401 that does not belong to its call', () => {
  /** Refuses only the calls that have the header `as`. */
  const refused = (as: string): Deviation => ({
    name: 'a 401 of one operation',
    operation: 'getStatistics',
    fields: [],
    answer: (answer, { headers, method }) => {
      if (method === 'OPTIONS' || !headers.has(as)) return;
      answer.status = 401;
      answer.body = { code: 'ACCESS_DENIED' };
    },
  });
  const meaningsOf = ({ operations }: Awaited<ReturnType<typeof run>>) =>
    operations.flatMap(({ findings }) => findings.map(({ field, level, meaning }) => [field, level, meaning]));

  test('is called the refusal of that operation while the profile answers, and asks for no setting', async () => {
    const results = await withDeviation(refused('Cookie'));
    expect(meaningsOf(results)).toEqual([['status', 'fails', expect.stringMatching(/signs nobody out.*Answer 403/)]]);
    expect(results.hint).toBeUndefined();
  });

  test('with a body of its own, also for who is not signed in, loses nothing on the screen', async () => {
    const results = await withDeviation(refused('X-Platform'));
    expect(meaningsOf(results)).toEqual([
      ['status', 'fails', expect.stringMatching(/signs nobody out/)],
      ['body', 'coerced', expect.stringMatching(/the status alone/)],
    ]);
    expect(results.hint).toBeUndefined();
  });

  test('is called the end of the session if the profile is refused too', async () => {
    const provider = await startDeviating(refused('Cookie'), { ...refused('Cookie'), operation: 'getMe' });
    const results = await run(provider.url, '--cookie', cookie, '--only', 'getStatistics');
    await provider.close();
    expect(meaningsOf(results)).toEqual([['status', 'fails', expect.stringMatching(/signs the member out/)]]);
  });
});

describe('a provider that wraps its answers in another way', () => {
  const DIALECTS = [
    ['bare body', 'bare'],
    ['an envelope of code and result', 'result'],
    ['snake_case', 'snake-case'],
    ['a Spring page', 'spring-pages'],
    ['problem+json', 'problem-json'],
    ['an error in a 200', 'errors-in-200'],
    ['a page of Django REST framework', 'drf'],
  ] as const;

  test.each(DIALECTS)('%s learns the setting with which the app reads it', async (name, words) => {
    const { hint } = await withDeviation(deviation(name));
    expect(hint?.words).toBe(words);
  });

  test('fits with that setting', async () => {
    const { operations, hint } = await withDeviation(
      deviation('an envelope of code and result'),
      '--dialect',
      'result',
    );
    expect(operations[0]).toMatchObject({ level: 'fits', findings: [] });
    expect(hint).toBeUndefined();
  });

  /** A provider with `most` orders. */
  const drf = (most: number, refusal: object): Deviation => ({
    name: 'pages of Django REST framework',
    operation: 'listOrders',
    fields: [],
    ask: ({ url: { searchParams } }) => {
      const page = searchParams.get('page');
      searchParams.delete('page');
      if (page !== null) searchParams.set('pageIndex', String(Number(page) - 1));
    },
    answer: (answer) => {
      const { data } = (answer.body ?? {}) as {
        data?: { items: object[]; total: number; pageIndex: number; pageSize: number };
      };
      if (!data) return;
      const results = data.items.slice(0, Math.max(0, most - data.pageIndex * data.pageSize));
      const isAfterEnd = data.pageIndex > 0 && results.length === 0;
      if (isAfterEnd) answer.status = 404;
      answer.body = isAfterEnd
        ? refusal
        : { data: { count: Math.min(most, data.total), next: null, previous: null, results } };
    },
  });

  test.each([
    ['many orders', 1000],
    ['two orders', 2],
  ])('as Django REST framework fits, which counts pages from 1 and refuses one after the last: %s', async (_, most) => {
    const { operations } = await withDeviation(drf(most, { detail: '페이지가 유효하지 않아요.' }), '--dialect', 'drf');
    expect(operations[0]?.findings).toEqual([]);
  });

  test('as Django REST framework fails, if a page after the last is refused as a gateway does', async () => {
    const { operations } = await withDeviation(drf(1000, { error: 'Not Found' }), '--dialect', 'drf');
    const refused = { level: 'fails', field: 'status', expected: '200', found: '404' };
    expect(operations[0]?.findings).toMatchObject([refused]);
  });

  test('in two that a site cannot have together learns one that the site takes', async () => {
    const provider = await startDeviating(deviation('a Spring page'), {
      ...deviation('a page of Django REST framework'),
      operation: 'listShippingRecords',
    });
    const { hint } = await run(provider.url, '--cookie', cookie, '--only', 'listOrders,listShippingRecords');
    await provider.close();
    expect(['spring-pages', 'drf']).toContain(hint?.words);
  });

  /** It takes requests in both casings. */
  const inAllOfIt = OPERATIONS.map(({ id }): Deviation => ({
    name: 'another dialect',
    operation: id,
    fields: [],
    answer: (answer) => {
      if (answer.body === undefined) return;
      const { data, msgId, message } = answer.body as { data?: unknown; msgId?: string; message?: string };
      const refusal = msgId === undefined ? answer.body : { type: `https://x.test/problems/${msgId}`, title: message };
      answer.body = snakeCase(data === undefined ? refusal : { code: 0, result: data });
    },
  }));

  test.each([[''], ['result']])('in several ways at once learns all of it in one hint, given "%s"', async (given) => {
    const provider = await startDeviating(...inAllOfIt);
    const results = await run(provider.url, '--cookie', cookie, ...(given ? ['--dialect', given] : []));
    const write = run(
      provider.url,
      '--cookie',
      cookie,
      ...WRITE,
      '--only',
      'getMe',
      ...(given ? ['--dialect', given] : []),
    );
    await expect(write).rejects.toThrow(/nothing was written\. With NEXT_PUBLIC_PROVIDER_DIALECT="[a-z ]*snake-case/);
    await provider.close();
    expect(results.hint?.words).toBe('result snake-case problem-json');
    for (const text of [textReport(results, 'x'), htmlReport(results, 'x', new Date(0)).replaceAll('&quot;', '"')]) {
      expect(text.match(/NEXT_PUBLIC_PROVIDER_DIALECT="[^"]*"/g)).toEqual([
        'NEXT_PUBLIC_PROVIDER_DIALECT="result snake-case problem-json"',
      ]);
    }
  });

  test('and does not learn one that would take its answers for refusals', async () => {
    const coded: Deviation = {
      name: 'a code of success that the app does not know',
      operation: 'getStatistics',
      fields: [],
      answer: (answer) => {
        if (answer.status !== 200) return;
        answer.body = { code: 'S000', message: 'ok', result: (answer.body as { data: unknown }).data };
      },
    };
    expect((await withDeviation(coded)).hint).toBeUndefined();
  });

  test('learns that it needs no setting, if it was given one', async () => {
    const { hint } = await withDeviation(deviation('a status as text'), '--dialect', 'result');
    expect(hint?.words).toBe('data');
  });

  test.each([400, 404, 422])('is asked for its dialect if it refuses the sign-in with %i', async (status) => {
    const provider = await startDeviating({
      name: 'names that it does not know',
      operation: 'logIn',
      fields: [],
      answer: (answer) => {
        answer.status = status;
      },
    });
    await expect(run(provider.url, ...SIGN_IN)).rejects.toThrow(
      /another dialect.*--dialect takes one of data, bare, result, and any of snake-case, spring-pages, problem-json/,
    );
    await provider.close();
  });
});

test.each([
  [
    'is not found is asked for its path, and then for its dialect',
    { status: 404 },
    /refused with 404: is its path another one\? See [^.]*\.md\. Or does the provider speak another dialect, [^?]*\? --/,
  ],
  [
    'lacks a header, which a gateway drops, is told its name',
    { status: 400, body: { errors: [{ field: 'X-Request-Id', code: 'REQUIRED' }, { code: 'UNKNOWN' }] } },
    /refused with 400, at X-Request-Id: does/,
  ],
])('a sign-in that %s', async (name, refusal, words) => {
  const answer: Deviation['answer'] = (given) => void Object.assign(given, refusal);
  const provider = await startDeviating({ name, operation: 'logIn', fields: [], answer });
  await expect(run(provider.url, ...SIGN_IN)).rejects.toThrow(words);
  await provider.close();
});

/** Answers of this operation with this status say this. */
const saying = (operation: OperationId, refusedWith: number, text: Deviation['answer']): Deviation => ({
  name: `a refusal with ${refusedWith}`,
  operation,
  fields: [],
  answer: (answer, asked) => {
    if (answer.status === refusedWith && asked.method !== 'OPTIONS') text?.(answer, asked);
  },
});

describe('a refusal in a form of its own costs what the app does not read of it', () => {
  test.each([
    ['getOrder', 404, { error: { code: 'NOT_FOUND', message: '주문이 없어요.' } }, 'coerced'],
    ['getOrder', 404, { detail: [{ loc: ['path', 'id'], msg: '주문이 없어요.' }] }, 'coerced'],
    ['getOrder', 404, { resultCode: '404', resultMsg: '주문이 없어요.' }, 'loses'],
    ['getOrder', 404, 'Not Found', 'loses'],
    ['getMe', 401, 'Unauthorized', 'coerced'],
  ] as const)('%s, refused with %i: %j', async (operation, status, body, level) => {
    const { operations } = await withDeviation(
      saying(operation, status, (answer) => {
        if (typeof body !== 'string') answer.body = body;
        else {
          answer.text = body;
          answer.headers.set('Content-Type', 'application/json');
        }
      }),
    );
    expect(operations[0]).toMatchObject({ level, findings: [{ field: 'body', level }] });
  });

  test('and is recommended the word for problem details, not that of a framework which has some of them', async () => {
    const { hint } = await withDeviation(
      saying('getOrder', 404, (answer) => {
        answer.body = { type: 'about:blank', title: 'Not Found', status: 404, detail: '주문이 없어요.' };
      }),
    );
    expect(hint?.words).toBe('problem-json');
  });
});

test('an answer to guests that is no refusal is not called a leak', async () => {
  const { operations } = await withDeviation(
    {
      name: 'a fault for guests',
      operation: 'listCoupons',
      fields: [],
      answer: (answer, { headers }) => {
        if (headers.get('Authorization')?.includes('guest')) answer.status = 502;
      },
    },
    '--guest-token',
    'guest-sandbox',
  );
  expect(operations[0]?.findings).toMatchObject([{ found: '502', meaning: expect.stringMatching(/^With 200 /) }]);
});

test('rows under another name are no search that finds nothing', async () => {
  const { operations } = await withDeviation({
    name: 'a list under another name',
    operation: 'searchAddresses',
    fields: [],
    answer: (answer) => {
      const { data } = (answer.body ?? {}) as { data?: { items: unknown } }; // as the sandbox has it
      if (data) answer.body = { data: { list: data.items } };
    },
  });
  expect(operations[0]?.findings.map(({ field }) => field)).toEqual(['data.items']);
});

test('a provider that refuses page 0 and has rows on page 1 learns where pages begin', async () => {
  const { operations } = await withDeviation({
    name: 'pages from 1',
    operation: 'listShippingRecords',
    fields: [],
    ask: ({ url }) => {
      const index = Number(url.searchParams.get('pageIndex') ?? 0);
      url.searchParams.set('pageIndex', String(index - 1));
    },
  });
  const meaning = expect.stringContaining('counts pages from 0');
  expect(operations[0]?.findings).toContainEqual(expect.objectContaining({ field: 'query pageIndex', meaning }));
});

test.each([
  [429, {}, /refused with 429: too many requests\. Wait/],
  [502, {}, /failed with 502: the provider does not work/],
  [502, { text: '<html></html>' }, /failed with 502, by a page of a gateway: /],
])('a sign-in that is answered with %i ends the check with what to do', async (status, given, message) => {
  const provider = await startDeviating({
    name: 'a provider that is down',
    operation: 'logIn',
    fields: [],
    answer: (answer) => {
      Object.assign(answer, { status, ...given });
    },
  });
  await expect(run(provider.url, ...SIGN_IN)).rejects.toThrow(message);
  await provider.close();
});

describe('a host at which nothing answers', () => {
  const closed = async () => {
    const { url, close } = await listen(() => {});
    await close();
    return url;
  };

  test('ends the check at once, with its name and the reason', async () => {
    const url = await closed();
    await expect(run(url, ...SIGN_IN)).rejects.toThrow(`nothing answers at ${url} (ECONNREFUSED)`);
  });

  test('is named when it is that of one group', async () => {
    const url = await closed();
    const orders = ['--cookie', cookie, '--order-api', `${url}/v2`];
    await expect(run(sandbox.url(), ...orders)).rejects.toThrow(`nothing answers at ${url} (`);
  });

  test('is not meant by a gateway that drops the root alone', async () => {
    const { url, close } = await listen(({ url: path, socket }, response) => {
      if (path === '/') socket.destroy();
      else response.writeHead(404).end();
    });
    const { operations } = await run(url);
    expect(operations.some(({ findings }) => findings.length > 0)).toBe(true);
    await close();
  });

  test('does not matter if nothing is asked there', async () => {
    const orders = ['--order-api', await closed(), '--only', 'getFeatureFlags'];
    expect(operationIn(await run(sandbox.url(), ...orders), 'getFeatureFlags')?.level).toBe('fits');
  });
});

describe('a used key', () => {
  test.each([
    'a used key that is refused in words that the app does not know',
    'a used key that is refused in another form',
  ])('%s: the app can only look for the order', async (name) => {
    const { operations } = await withDeviation(deviation(name));
    const found = operations[0]?.findings.find(({ field }) => field === 'msgId');
    expect(found).toMatchObject({ level: 'loses', meaning: expect.stringMatching(/^The app looks for the order/) });
  });

  test.each([
    ['problem-json', { type: 'https://example.com/problems/idempotency-key-reused', title: 'Conflict' }],
    ['errors-in-200', { code: 'IDEMPOTENCY_KEY_REUSED', errors: [{ code: 'USED', field: 'key' }] }],
  ])('is known by what it says in the dialect %s', async (words, refusal) => {
    const one: Deviation = {
      name: words,
      operation: 'createOrder',
      fields: [],
      isWriting: true,
      answer: (answer) => {
        if (answer.status === 409) answer.body = refusal;
      },
    };
    const { operations } = await withDeviation(one, '--dialect', words);
    expect(operations[0]).toMatchObject({ level: 'fits', findings: [] });
  });
});

describe('pages that have fewer rows than the app asks for', () => {
  test.each<[OperationId, number, string[], 'number' | 'text']>([
    ['listOrders', 3, ['fails'], 'number'],
    ['listOrders', 3, ['fails'], 'text'],
    ['listOrders', 20, ['coerced'], 'number'],
    ['listShippingRecords', 2, ['loses'], 'number'],
    // The app asks for ten.
    ['searchAddresses', 10, [], 'number'],
  ])('%s, with %i at most: %j, whose total is a %s', async (operation, most, levels, form) => {
    const { operations } = await withDeviation({
      name: 'small pages',
      operation,
      fields: [],
      ask: ({ url: { searchParams } }) => {
        if (Number(searchParams.get('pageSize')) > most) searchParams.set('pageSize', String(most));
      },
      answer: ({ body }) => {
        const data = fieldsOf(fieldsOf(body).data);
        if (form === 'text' && 'total' in data) data.total = String(data.total);
      },
    });
    const findings = operations.flatMap((one) => one.findings);
    const found = findings.filter(({ field }) => field !== 'data.total');
    expect(found.map(({ level }) => level)).toEqual(levels);
    for (const { curl } of found) expect(curl).toContain('pageSize=100');
  });
});

/** Numbers as texts, and truth as Y and N. */
const inTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(inTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inTexts(inner)]));
};
const allInTexts = (operation: OperationId): Deviation => ({
  name: 'numbers and truth in texts',
  operation,
  fields: [],
  answer: (answer) => {
    answer.body = inTexts(answer.body);
  },
});

describe('another form of the same value is not taken for another value', () => {
  test.each<[OperationId, string]>([
    ['saveShareSettings', 'coerced'],
    ['setAgreement', 'coerced'],
    // The app reads the id of a created order, and little else.
    ['createOrder', 'fits'],
    ['createHomeMovingOrder', 'fits'],
  ])('%s', async (operation, level) => {
    const provider = await startDeviating(allInTexts(operation), allInTexts('getMe'));
    const only = ['--only', `createOrder,${operation}`];
    const results = await run(provider.url, '--cookie', cookie, ...WRITE, ...only);
    await provider.close();
    expect(operationIn(results, operation)?.level).toBe(level);
  });

  test('but another value is', async () => {
    const { operations } = await withDeviation(
      {
        name: 'share settings that are not kept',
        operation: 'saveShareSettings',
        fields: [],
        isWriting: true,
        answer: ({ status, body }) => {
          if (status === 200) Object.assign((body as { data: object }).data, { places: 'N', driver: 'N' });
        },
      },
      '--only',
      'createOrder,saveShareSettings',
    );
    const found = operations.flatMap(({ findings }) => findings);
    expect(found).toContainEqual(expect.objectContaining({ level: 'fails', found: 'another value' }));
  });
});

describe('a field that cannot be read does not make the others of its object faults', () => {
  const levelsOf = async (operation: OperationId, change: (owner: Record<string, unknown>) => void) => {
    const { operations } = await withDeviation({
      name: 'several differences in one object',
      operation,
      fields: [],
      answer: ({ status, body }) => {
        // Boundary: the sandbox's answers keep the contract.
        const { data } = (body ?? {}) as { data?: { items?: Record<string, unknown>[] } & Record<string, unknown> };
        if (status === 200 && data) for (const one of data.items ?? [data]) change(one);
      },
    });
    const levels = operations[0]?.findings.map(({ field, level }): [string, string] => [field, level]) ?? [];
    return Object.fromEntries(levels);
  };

  test('in an order', async () => {
    const levels = await levelsOf('getOrder', (order) => {
      Object.assign(order, { status: 'RIDING', createdAt: 1_793_595_600_000, payAmount: '24300' });
      Object.assign(order.calculationPrice as object, { total: '24300', distanceMetres: 'far' });
    });
    expect(levels).toEqual({
      'data.status': 'loses',
      'data.createdAt': 'coerced',
      'data.payAmount': 'coerced',
      'data.calculationPrice.total': 'coerced',
      'data.calculationPrice.distanceMetres': 'loses',
    });
  });

  test('in a picture and a payment link that are paths without a host', async () => {
    const { operations } = await withDeviation({
      name: 'paths',
      operation: 'getOrder',
      fields: [],
      answer: ({ status, body }) => {
        const images = [{ id: 'image-77', url: '/files/a.jpg', createdAt: '2099-03-10T05:22:00.000Z' }];
        if (status === 200) Object.assign((body as { data: object }).data, { images, paymentUrl: '/pay/77' });
      },
    });
    const [expected, found] = ['a web address (https://…)', 'a path without a host'];
    const named = operations.flatMap(({ findings }) =>
      findings.map((one) => [one.field, one.level, one.expected, one.found]),
    );
    expect(named.toSorted()).toEqual([
      ['data.images[].url', 'loses', expected, found],
      ['data.paymentUrl', 'loses', expected, found],
    ]);
  });

  test('in an empty text in place of a number that nobody got a link on, which the app reads as none', async () => {
    const levels = await levelsOf('getOrder', (order) => {
      Object.assign(order, { paymentUrl: '', paymentDueAt: '', paymentPhone: '' });
    });
    expect(levels).toEqual({
      'data.paymentUrl': 'coerced',
      'data.paymentDueAt': 'coerced',
      'data.paymentPhone': 'coerced',
    });
  });

  test('of which there may be several', async () => {
    const levels = await levelsOf('getOrder', (order) => {
      Object.assign(order, { status: 'RIDING', waypoints: null, payAmount: '24300' });
    });
    expect(levels).toEqual({ 'data.status': 'loses', 'data.waypoints': 'fails', 'data.payAmount': 'coerced' });
  });

  test('in a list, of which nothing is left then', async () => {
    const levels = await levelsOf('listShippingRecords', (row) => {
      Object.assign(row, { address: null, usedAt: 1_793_595_600_000 });
    });
    expect(levels).toMatchObject({ 'data.items[].address': 'fails', 'data.items[].usedAt': 'coerced' });
  });
});

test('words on which nothing can be ordered do not pass as another form of the same', async () => {
  const { operations } = await withDeviation(deviation('payments in words that the app does not know'));
  expect(operations[0]).toMatchObject({
    level: 'loses',
    findings: [{ field: 'data.pays[]', found: 'another text', meaning: 'The screen goes on without this item.' }],
  });
});

test.each([
  ['opening hours with seconds', 'coerced'],
  ['opening hours in another form', 'loses'],
  ['null for an absent field', 'coerced'],
])('%s: %s', async (name, level) => {
  const { operations } = await withDeviation(deviation(name));
  expect(operations[0]?.level).toBe(level);
});

describe('a shared page', () => {
  /** The provider with its first order at another id. */
  async function findingsWith(id: string) {
    const list = await fetch(`${sandbox.url()}/order/api/v1/orders`, {
      headers: { Cookie: cookie, 'X-Platform': 'web2app', 'X-Request-Id': 'conform-test' },
    });
    const { data } = (await list.json()) as { data: { items: { id: string }[] } }; // boundary: the sandbox's own answer
    const swap = ({ url }: { url: URL }) => {
      url.pathname = url.pathname.replace(`/${id}`, `/${data.items[0]?.id ?? ''}`);
    };
    const provider = await startDeviating(
      { name: 'other ids', operation: 'getOrder', fields: [], ask: swap },
      { name: 'other ids', operation: 'getGuestOrder', fields: [], ask: swap },
    );
    const results = await run(provider.url, '--cookie', cookie, '--only', 'getGuestOrder', '--order', id);
    await provider.close();
    return results.operations.flatMap(({ findings }) => findings.map(({ field, level }) => `${level} ${field}`));
  }

  test('that opens by a number that counts up shows the orders of others', async () => {
    expect(await findingsWith('48213')).toEqual(['fails path orderId']);
  });

  test('that opens by a long random id does not', async () => {
    expect(await findingsWith('0f9d4c1e-7a52-4f0b-8a0e-3d1b6c2f5e77')).toEqual([]);
  });
});

describe('an operation that the provider does not have', () => {
  const refused = (operation: OperationId, status: number): Deviation => ({
    name: 'another status',
    operation,
    fields: [],
    isWriting: true,
    answer: (answer, { method, headers }) => {
      if (method === 'OPTIONS' || !headers.has('cookie')) return;
      answer.status = status;
      answer.body = { msgId: 'NOT_SUPPORTED', message: '' };
    },
  });
  const levelsOf = async (one: Deviation, ...args: string[]) =>
    (await withDeviation(one, ...args)).operations.flatMap(({ findings }) =>
      findings.map(({ level, field, meaning }) => [level, field, meaning]),
    );

  test('and says so costs nothing where the app goes on without it', async () => {
    const expected = [['coerced', 'status', 'The app takes it for an answer without anything in it.']];
    expect(await levelsOf(refused('listCoupons', 501))).toEqual(expected);
    for (const text of ['', '<html></html>']) {
      const bare: Deviation = {
        ...refused('listCoupons', 501),
        answer: (answer, { method, headers }) => {
          if (method === 'OPTIONS' || !headers.has('cookie')) return;
          answer.headers.delete('Content-Type');
          Object.assign(answer, { status: 501, body: undefined, text });
        },
      };
      expect(await levelsOf(bare)).toEqual(expected);
    }
  });

  test('and does not say so learns how', async () => {
    const [found] = await levelsOf(refused('listCoupons', 404));
    expect(found).toEqual(['fails', 'status', 'If you have none of these, answer an empty list or 501.']);
  });

  test.each([
    ['presignFile', 'no-photos'],
    ['getReorder', 'no-reorder'],
  ] as const)('%s learns that the app does not offer it with %s, and is not asked for it then', async (one, word) => {
    const missing = refused(one, 501);
    const only = ['--only', `createOrder,${one}`];
    expect(await levelsOf(missing, ...only)).toContainEqual([
      'fails',
      'status',
      expect.stringContaining(`\`${word}\``),
    ]);
    expect(await levelsOf(missing, ...only, '--dialect', word)).toEqual([]);
  });

  test('is not tried without a session, where its refusal would say nothing', async () => {
    const { operations } = await withDeviation({
      ...refused('listCoupons', 404),
      answer: (answer, { method }) => {
        if (method !== 'OPTIONS') answer.status = 404;
      },
    });
    const found = operations[0]?.findings;
    expect(found).toContainEqual(expect.objectContaining({ field: 'status', found: '404' }));
    expect(new Set(found?.map(({ expected }) => expected))).not.toContain('401');
  });

  test('is not one of which successes came: who refuses a page after the end is asked without a session, too', async () => {
    const { operations } = await withDeviation({
      name: 'a list that everybody may read',
      operation: 'listOrders',
      fields: [],
      ask: ({ headers }) => headers.set('Cookie', cookie),
      answer: (answer, { url }) => {
        if (url.searchParams.get('pageIndex') === '100000') answer.status = 404;
      },
    });
    const leak = { level: 'fails', field: 'status', expected: '401', found: '200' };
    expect(operations[0]?.findings).toContainEqual(expect.objectContaining(leak));
  });

  test('is not asked for by the check, if orders say that the app does not offer it', async () => {
    const provider = await startDeviating({
      ...refused('getOrder', 200),
      answer: (answer) => {
        const { data } = answer.body as { data?: Record<string, unknown> };
        if (data) answer.body = { data: { ...data, tip: undefined, share: undefined } };
      },
    });
    const only = ['--only', 'createOrder,saveShareSettings,submitTip'];
    const results = await run(provider.url, '--cookie', cookie, ...WRITE, ...only);
    await provider.close();
    expect(operationIn(results, 'saveShareSettings')?.note).toBe(
      'the order has no `share`, so the app does not offer it',
    );
    expect(operationIn(results, 'submitTip')?.note).toBe('the order has no `tip`, so the app does not offer it');
  });

  test('is not asked for by the check, if it is a home move that the flags do not offer', async () => {
    const provider = await startDeviating({
      ...refused('getFeatureFlags', 200),
      answer: (answer) => {
        answer.body = { data: { orderTypes: ['Quick'], pays: ['cash'], socialLogins: [], businessHours: [] } };
      },
    });
    const only = ['--only', 'estimateHomeMoving,createHomeMovingOrder'];
    const { operations } = await run(provider.url, '--cookie', cookie, ...WRITE, ...only);
    await provider.close();
    expect(operations.map(({ note }) => note)).toEqual(Array(2).fill('the flags do not offer HomeMoving'));
  });

  test.each<[string, OperationId, string, string[]]>([
    ['vehicles', 'listVehiclePools', 'Quick', ['Quick', 'Quick']],
    ['options', 'listServices', 'HomeMoving', ['HomeMoving', 'HomeMoving']],
    ['a price', 'estimate', 'HomeMoving', []],
    ['orders', 'listOrders', 'HomeMoving', ['HomeMoving']],
  ])(
    'is not asked for %s by guests and members, if it is a kind that the flags do not offer',
    async (_, id, type, kinds) => {
      const asked: string[] = [];
      const provider = await startDeviating(
        {
          name: 'flags',
          operation: 'getFeatureFlags',
          fields: [],
          answer: (answer) => {
            answer.body = { data: { orderTypes: [type], pays: ['cash'], socialLogins: [], businessHours: [] } };
          },
        },
        {
          name: 'what is asked',
          operation: id,
          fields: [],
          ask: ({ url, method, headers }) => {
            const isOfSomebody = headers.has('Cookie') || headers.has('Authorization');
            if (method !== 'OPTIONS' && isOfSomebody) asked.push(...url.searchParams.getAll('orderType'));
          },
        },
      );
      const write = id === 'estimate' ? WRITE : [];
      await run(provider.url, '--cookie', cookie, '--guest-token', 'guest-sandbox', '--only', id, ...write);
      await provider.close();
      expect(asked).toEqual(kinds);
    },
  );
});

test('a refusal with a message alone is shown, in every language', async () => {
  const { operations } = await withDeviation({
    name: 'a message alone',
    operation: 'getOrder',
    fields: [],
    answer: (answer) => {
      if (answer.status === 404) answer.body = { message: '찾을 수 없어요.' };
    },
  });
  expect(operations.flatMap(({ findings }) => findings)).toMatchObject([
    { level: 'coerced', field: 'body', meaning: 'The screen shows the message as it is, in every language.' },
  ]);
});

test('a sign-in that wants a CSRF token says so', async () => {
  const provider = await startDeviating({
    name: 'a CSRF token that is wanted',
    operation: 'logIn',
    fields: [],
    answer: (answer) => {
      answer.status = 403;
    },
  });
  await expect(run(provider.url, ...SIGN_IN)).rejects.toThrow(/refused with 403: does it ask for a CSRF token\?/);
  await provider.close();
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
    ['a provider without a scheme', ['--base', 'localhost:4010']],
    ['a provider with a path', ['--base', 'https://x.test/some/gateway']],
    ['a group without a scheme', ['--base', 'https://x.test', '--user-api', 'orders.example.com/v2']],
    ['statistics without a scheme', ['--base', 'https://x.test', '--statistics-url', 'stats.example.com']],
    ['a files host with a path', ['--base', 'https://x.test', '--files-host', 'https://files.test/a']],
    ['two envelopes', ['--base', 'https://x.test', '--dialect', 'bare result']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });

  test('takes secrets from the environment', () => {
    const read = readOptions(['--base', 'https://x.test'], { CONFORM_COOKIE: 'session=1' });
    expect(read?.options.cookie).toBe('session=1');
  });
});
