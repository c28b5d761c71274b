import { http, HttpResponse, delay } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerHttp } from '@/api/client/provider-http';
import { abortRequests, connectSession } from '@/api/client/session';
import { ANSWERS } from '@/api/contract/shapes.gen';
import { checkOrder, placeOnce } from '@/api/order/order-placement';
import { listCoupons, submitTip } from '@/api/order/order-requests';
import { getFeatureFlags } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { ApiError } from '@/domain/api-error';
import { errorText } from '@/lib/i18n/error-text';
import { createI18n } from '../support/i18n';
import { server } from '../support/server';
import fc from '../support/property';
import { CALLS, orderRequest } from './calls';
import { sampleAnswer } from './sample-answer';

// An upload tries three times; its waits are in tests/api/storage.test.ts.
vi.mock('@/api/client/retrying', async (original) => ({ ...(await original<object>()), retryDelayMs: () => 0 }));
afterAll(() => vi.doUnmock('@/api/client/retrying'));

const EVERYWHERE = `${env.providerHost}/*`;
const HTML = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const page = (status: number, headers: Record<string, string> = {}) =>
  new HttpResponse(HTML, { status, headers: { 'Content-Type': 'text/html', ...headers } });
const raw = (text: string, type = 'application/json') =>
  new HttpResponse(text, { status: 200, headers: { 'Content-Type': type } });
const data = (value: unknown) => HttpResponse.json({ data: value } as never);
const refusal = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json(body, { status, headers });

const ITEMS = { errors: [{ code: 'REQUIRED', field: 'name' }] };
const IN_A_MINUTE = { 'Retry-After': 'Sat, 21 Nov 2026 05:01:00 GMT', Date: 'Sat, 21 Nov 2026 05:00:00 GMT' };

const NETWORK = '네트워크가 불안정해서 응답을 받지 못했어요. 다시 시도해 주세요.';
const UNREADABLE = '응답을 받았지만 내용을 읽을 수 없어요. 다시 시도해도 같은 문제가 계속되면 고객센터에 알려 주세요.';
const REFUSED = '요청이 처리되지 않았어요. 내용을 확인해 주세요.';
const FAULT = '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
const UNAVAILABLE = '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.';
const TOO_MANY = '요청이 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.';
const NOT_FOUND = '요청한 내용을 찾을 수 없어요. 새로고침한 뒤 다시 확인해 주세요.';
const NOT_ALLOWED = '이 작업은 할 수 없어요. 문제가 계속되면 고객센터에 알려 주세요.';

type Expected = { status: number; says: string; retryAfterSeconds?: number; items?: number; isEmptyList?: boolean };
type Fault = readonly [name: string, answer: (() => Response | Promise<Response>) | 'timeout', expected: Expected];

/** Each fault, for every request, and the message that the customer sees. */
const FAULTS: readonly Fault[] = [
  ['the connection breaks', () => HttpResponse.error(), { status: 0, says: NETWORK }],
  ['no response within the timeout', 'timeout', { status: 0, says: NETWORK }],
  ['400 with items', () => refusal(400, ITEMS), { status: 400, says: REFUSED, items: 1 }],
  ['400 with nothing', () => refusal(400), { status: 400, says: REFUSED }],
  [
    '400 with malformed items',
    () => refusal(400, { errors: [null, 7, { code: 1, field: [] }, 'x'], msgId: 5, message: {} }),
    { status: 400, says: REFUSED, items: 0 },
  ],
  ['400 with errors that are not a list', () => refusal(400, { errors: 'x' }), { status: 400, says: REFUSED }],
  ['401', () => refusal(401), { status: 401, says: NOT_ALLOWED }],
  ['403', () => refusal(403), { status: 403, says: NOT_ALLOWED }],
  ['403 page of a firewall', () => page(403), { status: 403, says: NOT_ALLOWED }],
  ['404', () => refusal(404), { status: 404, says: NOT_FOUND }],
  ['404 page', () => page(404), { status: 404, says: NOT_FOUND }],
  ['405', () => refusal(405), { status: 405, says: REFUSED }],
  ['408', () => refusal(408), { status: 408, says: UNAVAILABLE }],
  [
    '409 with a reason',
    () => refusal(409, { msgId: 'RUNNING_ORDERS', message: 'x' }),
    { status: 409, says: '진행 중인 주문이 끝나거나 취소된 뒤에 탈퇴할 수 있어요.' },
  ],
  [
    '409 of an unknown kind, in its own words',
    () => refusal(409, { msgId: 'NEW_KIND', message: '오늘은 쉬어요.' }),
    { status: 409, says: '오늘은 쉬어요.' },
  ],
  ['409 without a message', () => refusal(409), { status: 409, says: REFUSED }],
  ['413', () => page(413), { status: 413, says: REFUSED }],
  ['422 with items', () => refusal(422, ITEMS), { status: 422, says: REFUSED, items: 1 }],
  ['429', () => refusal(429), { status: 429, says: TOO_MANY }],
  [
    '429 with seconds',
    () => refusal(429, {}, { 'Retry-After': '17' }),
    { status: 429, says: TOO_MANY, retryAfterSeconds: 17 },
  ],
  ['429 with a date', () => refusal(429, {}, IN_A_MINUTE), { status: 429, says: TOO_MANY, retryAfterSeconds: 60 }],
  ['429 with nonsense', () => refusal(429, {}, { 'Retry-After': 'soon' }), { status: 429, says: TOO_MANY }],
  ['500', () => refusal(500), { status: 500, says: FAULT }],
  [
    '500 with the words of an exception',
    () => refusal(500, { error: 'Internal Server Error', message: 'could not execute statement; SQL [n/a]' }),
    { status: 500, says: FAULT },
  ],
  [
    '500 with a sentence for customers',
    () => refusal(500, { message: '오늘은 쉬어요.' }),
    { status: 500, says: '오늘은 쉬어요.' },
  ],
  ['500 page', () => page(500), { status: 500, says: FAULT }],
  ['501', () => refusal(501), { status: 501, says: NOT_ALLOWED }],
  ['502 page of a gateway', () => page(502), { status: 502, says: UNAVAILABLE }],
  [
    '503 with seconds',
    () => page(503, { 'Retry-After': '5' }),
    { status: 503, says: UNAVAILABLE, retryAfterSeconds: 5 },
  ],
  ['503 with a date', () => page(503, IN_A_MINUTE), { status: 503, says: UNAVAILABLE, retryAfterSeconds: 60 }],
  ['504 page of a gateway', () => page(504), { status: 504, says: UNAVAILABLE }],
  ['999', () => refusal(599), { status: 599, says: FAULT }],
  ['204', () => new HttpResponse(null, { status: 204 }), { status: 204, says: UNREADABLE }],
  ['202', () => HttpResponse.json({ data: {} }, { status: 202 }), { status: 202, says: UNREADABLE }],
  ['nothing at all', () => raw(''), { status: 200, says: UNREADABLE }],
  ['a gateway’s page with 200', () => page(200), { status: 200, says: UNREADABLE }],
  ['a page that calls itself JSON', () => raw(HTML), { status: 200, says: UNREADABLE }],
  ['a cut answer', () => raw('{"data":{"id":"order-1","way'), { status: 200, says: UNREADABLE }],
  ['two answers in one', () => raw('{"data":{}}{"data":{}}'), { status: 200, says: UNREADABLE }],
  ['JSON with NaN', () => raw('{"data":NaN}'), { status: 200, says: UNREADABLE }],
  ['JSON in another encoding', () => raw('{"data":"\uFFFD\uFFFD'), { status: 200, says: UNREADABLE }],
  ['a form', () => raw('data=1', 'application/x-www-form-urlencoded'), { status: 200, says: UNREADABLE }],
  ['null', () => raw('null'), { status: 200, says: UNREADABLE }],
  ['a bare text', () => raw('"ok"'), { status: 200, says: UNREADABLE }],
  ['a bare number', () => raw('7'), { status: 200, says: UNREADABLE }],
  ['a bare list', () => raw('[]'), { status: 200, says: UNREADABLE }],
  ['no data', () => raw('{}'), { status: 200, says: UNREADABLE }],
  ['data null', () => data(null), { status: 200, says: UNREADABLE, isEmptyList: true }],
  ['a text for data', () => data('ok'), { status: 200, says: UNREADABLE }],
  ['a number for data', () => data(7), { status: 200, says: UNREADABLE }],
  ['a list of null', () => data([null]), { status: 200, says: UNREADABLE }],
  ['a list of lists', () => data([[[]]]), { status: 200, says: UNREADABLE }],
  [
    'a deeply nested list',
    () => raw(`{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    { status: 200, says: UNREADABLE },
  ],
  ['a megabyte of text', () => data('가'.repeat(350_000)), { status: 200, says: UNREADABLE }],
];

const onUnauthorized = vi.fn();
const i18n = await createI18n();

beforeEach(() => {
  connectSession({ getToken: () => null, getEpoch: () => 1, canEnd: () => false, onUnauthorized });
});
afterEach(() => {
  providerHttp.defaults.timeout = REQUEST_TIMEOUT_MS;
});

function answerWith(answer: Fault[1]) {
  if (answer === 'timeout') providerHttp.defaults.timeout = 25;
  server.use(
    http.all(EVERYWHERE, async () => {
      if (answer !== 'timeout') return answer();
      await delay(300);
      return HttpResponse.error();
    }),
  );
}

const failureOf = async (send: () => Promise<unknown>) =>
  send().then(
    (answer) => (Array.isArray(answer) ? answer : 'no error'),
    (error: unknown) => error,
  );

/** What is wrong in this cell; empty if it is correct. */
async function problemsOf(send: () => Promise<unknown>, expected: Expected): Promise<string[]> {
  const error = await failureOf(send);
  if (expected.isEmptyList && Array.isArray(error) && error.length === 0) return [];
  if (!(error instanceof ApiError)) return [`not an ApiError: ${String(error)}`];
  const seen = {
    status: error.status,
    says: errorText(error, i18n),
    retryAfterSeconds: error.retryAfterSeconds,
    items: expected.items === undefined ? undefined : error.items.length,
    hasId: /^[0-9a-f-]{36}$/.test(error.requestId ?? ''),
    hasOperation: Object.hasOwn(ANSWERS, error.operation ?? error.unreadable?.operation ?? ''),
    isRefused: error.isRefused,
  };
  const wanted: typeof seen = {
    status: expected.status,
    says: expected.says,
    retryAfterSeconds: expected.retryAfterSeconds,
    items: expected.items,
    hasId: true,
    hasOperation: true,
    isRefused: expected.status >= 400 && expected.status < 500,
  };
  return JSON.stringify(seen) === JSON.stringify(wanted) ? [] : [JSON.stringify(seen)];
}

test('every request function is in the list', async () => {
  const modules = import.meta.glob<Record<string, unknown>>([
    '../../src/api/*/*-requests.ts',
    '../../src/api/*/order-images.ts',
  ]);
  const functions = await Promise.all(Object.values(modules).map((load) => load()));
  const names = functions.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  // `downloadImage` reads from the storage, not from the provider; its faults are in tests/api/storage.test.ts.
  const listed = [...new Set(CALLS.map(([name]) => name.split(':')[0])), 'downloadImage'];
  expect([...listed].sort()).toEqual(names.sort());
});

test('every operation of the contract is called, and its valid response arrives complete', async () => {
  const called = new Set<string>();
  const lost: string[] = [];
  for (const [name, send] of CALLS) {
    if (name === 'uploadPhoto') continue;
    let answer: unknown;
    server.use(
      http.all(EVERYWHERE, ({ request }) => {
        const { operation, value } = sampleAnswer(request.method, new URL(request.url).pathname);
        called.add(operation);
        answer = value;
        return data(value);
      }),
    );
    const got = await send().catch(String);
    if (JSON.stringify(got) !== JSON.stringify(answer)) lost.push(`${name}: ${JSON.stringify(got)}`);
  }
  expect(lost).toEqual([]);
  expect([...called, 'post /order/api/v1/file/presigned'].sort()).toEqual(Object.keys(ANSWERS).sort());
});

/** Their answers carry nothing, so that a success is one whatever its body is; pages of HTML and refusals are none. */
const WITHOUT_CONTENT = ['resetPassword', 'logOut', 'changePassword', 'withdraw', 'savePushToken'];
/** Read as the answer of a provider that has nothing of the kind. */
const MAY_BE_MISSING = ['getFeatureFlags', 'listCoupons', 'listShippingRecords', 'listServices'];
const SAY_MISSING: Readonly<Record<number, readonly string[]>> = {
  404: ['getFeatureFlags'],
  405: ['getFeatureFlags'],
  501: MAY_BE_MISSING,
};
const callsThatFailFor = ({ status }: Expected) => {
  const others = status < 200 || status >= 300 ? (SAY_MISSING[status] ?? []) : WITHOUT_CONTENT;
  return CALLS.filter(([name]) => !others.includes(name.split(':')[0] ?? ''));
};

test('a provider that has no coupons, options, earlier places or flags says so with 501', async () => {
  answerWith(() => refusal(501));
  const calls = CALLS.filter(([name]) => MAY_BE_MISSING.includes(name.split(':')[0] ?? ''));
  const answers = await Promise.all(calls.map(async ([name, send]) => [name.split(':')[0], await send()] as const));
  expect(Object.fromEntries(answers)).toMatchObject({
    getFeatureFlags: { socialLogins: [] },
    listCoupons: [],
    listShippingRecords: { items: [], total: 0 },
    listServices: [],
  });
});

test.each([404, 405])('flags that are refused with %i are missing, and coupons are not', async (status) => {
  answerWith(() => refusal(status));
  expect(await getFeatureFlags()).toMatchObject({ socialLogins: [] });
  expect(await failureOf(() => listCoupons({}))).toMatchObject({ status });
});

describe('an operation whose answer carries nothing', () => {
  const calls = CALLS.filter(([name]) => WITHOUT_CONTENT.includes(name));
  test('is every one that the contract answers with Done', () => {
    expect(calls).toHaveLength(Object.values(ANSWERS).filter((shape) => shape === 'Done').length);
  });

  test.each<[string, () => Response]>([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty 200', () => new HttpResponse('', { status: 200 })],
    ['202', () => new HttpResponse('', { status: 202 })],
    ['a bare text', () => raw('success')],
    ['a plain text', () => raw('OK', 'text/plain')],
    ['null', () => raw('null')],
    ['data null', () => data(null)],
    ['an empty object', () => raw('{}')],
    ['a message', () => raw('{"code":200,"message":"OK","data":null}')],
  ])('has succeeded with %s', async (_name, answer) => {
    answerWith(answer);
    const results = await Promise.all(calls.map(([, send]) => send()));
    expect(results).toEqual(calls.map(() => ({ isDone: true })));
  });

  test.each<[string, () => Response]>([
    ['a page of HTML', () => page(200)],
    ['a page that calls itself JSON', () => raw(HTML)],
    ['a refusal that is not configured', () => raw('{"success":false,"message":"no"}')],
    ['a refusal by its code', () => raw('{"code":"WRONG_TOKEN","message":"no","data":null}')],
  ])('has not succeeded with %s', async (_name, answer) => {
    answerWith(answer);
    const failures = await Promise.all(calls.map(([, send]) => failureOf(send)));
    expect(failures).toMatchObject(
      calls.map(() => ({
        kind: 'unreadable',
        isOutcomeUnknown: true,
        unreadable: { found: expect.stringMatching(/, status 200/) },
      })),
    );
  });
});

describe(`every fault for every request (${FAULTS.length} × ${CALLS.length})`, () => {
  test.each(FAULTS)('%s', async (_name, answer, expected) => {
    answerWith(answer);
    const cells = await Promise.all(
      callsThatFailFor(expected).map(async ([name, send]) =>
        (await problemsOf(send, expected)).map((problem) => `${name}: ${problem}`),
      ),
    );
    expect(cells.flat()).toEqual([]);
  });
});

test('every call is aborted with the session, except those that are the same for all customers', async () => {
  answerWith('timeout');
  providerHttp.defaults.timeout = REQUEST_TIMEOUT_MS;
  const ofSession = CALLS.filter(([name]) => name !== 'getFeatureFlags');
  expect(ofSession).toHaveLength(CALLS.length - 1);
  const failures = Promise.all(ofSession.map(async ([name, send]) => [name, await failureOf(send)] as const));
  await Promise.resolve();
  abortRequests();
  const late = (await failures).filter(([, error]) => !(error instanceof ApiError && error.isAborted));
  expect(late).toEqual([]);
});

const CERTAIN = [400, 401, 403, 404, 405, 409, 413, 422, 429];

describe('the order that is being placed', () => {
  test.each(FAULTS)('%s: the order counts as refused only if that is certain', async (_name, answer, { status }) => {
    answerWith(answer);
    const [placed, looked] = await Promise.all([placeOnce(orderRequest(), 'key-1'), checkOrder('key-1')]);
    // A conflict may be one with an order of this key, whatever the provider calls it.
    expect(placed.kind).toBe(CERTAIN.includes(status) && status !== 409 ? 'refused' : 'cannotCheck');
    expect(looked.kind).toBe('cannotCheck');
  });
});

describe('every other mutation', () => {
  test.each(FAULTS)('%s: the outcome is open unless the refusal is certain', async (_name, answer, { status }) => {
    answerWith(answer);
    const error = await failureOf(() => submitTip('order-1', 1000));
    expect(error).toMatchObject({ isOutcomeUnknown: !CERTAIN.includes(status) });
  });
});

/** Replaces one value somewhere in a valid response. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === step % Math.max(1, value.length) ? spoil(item, rest, by) : item,
    );
  }
  const names = Object.keys(value);
  const chosen = names[step % Math.max(1, names.length)];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === chosen ? spoil(inner, rest, by) : inner]),
  );
}

test('500 malformed responses are each refused with a message or repaired to a valid one', async () => {
  const readable = CALLS.filter(([name]) => name !== 'uploadPhoto');
  const attempt = async (index: number, path: number[], by: unknown, cutAt: number | null) => {
    const [name, send] = readable[index % readable.length] ?? ['none', () => Promise.resolve(null)];
    let sent: unknown;
    server.use(
      http.all(EVERYWHERE, ({ request }) => {
        sent = spoil(sampleAnswer(request.method, new URL(request.url).pathname).value, path, by);
        const text = JSON.stringify({ data: sent });
        return raw(cutAt === null ? text : text.slice(0, cutAt % text.length));
      }),
    );
    const got = await send().catch((error: unknown) => error);
    if (got instanceof ApiError) {
      expect(errorText(got, i18n)).toBe(UNREADABLE);
      return;
    }
    expect(got, name).not.toBeInstanceOf(Error);
    // Reading the result again changes nothing: it satisfies the contract.
    const again = JSON.stringify(got);
    server.use(http.all(EVERYWHERE, () => data(got)));
    expect(JSON.stringify(await send()), name).toBe(again);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(fc.nat(20), { maxLength: 5 }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.option(fc.nat(2_000), { freq: 4 }),
      attempt,
    ),
    { numRuns: 500 },
  );
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});
