import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { framesOf, scrub } from '@/lib/telemetry/scrub';
import { createTelemetry } from '@/lib/telemetry/telemetry';
import fc from '../../support/property';

type Batch = {
  release: string;
  reports: { kind: string; count?: number; message?: string; operation?: string; requestId?: string }[];
};

beforeEach(() => void vi.useFakeTimers());

function start(isMeasured = true) {
  const sent: string[] = [];
  const telemetry = createTelemetry({
    release: 'build-1',
    language: 'ko',
    route: () => '/orders/[id]',
    send: (body) => sent.push(body),
    isMeasured,
  });
  return { ...telemetry, sent, batches: () => sent.map((body) => JSON.parse(body) as Batch) }; // boundary: our own JSON
}

describe('the telemetry', () => {
  test('is sent in one batch every ten seconds', () => {
    const { error, metric, batches } = start();
    error(new Error('one'));
    metric('LCP', 812.34567);
    vi.advanceTimersByTime(9_999);
    expect(batches()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(batches()).toMatchObject([
      {
        release: 'build-1',
        reports: [
          { kind: 'error', message: 'one', route: '/orders/[id]' },
          { kind: 'metric', name: 'LCP', value: 812.346 },
        ],
      },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(batches()).toHaveLength(1);
  });

  test('is sent at once when the page closes', () => {
    const { error, flush, batches } = start();
    error(new Error('last words'));
    flush();
    flush();
    expect(batches()).toHaveLength(1);
  });

  test('has each message once, with a count', () => {
    const { error, flush, batches } = start();
    const same = new TypeError('again');
    error(same);
    error(same);
    flush();
    error(same);
    flush();
    expect(batches()).toMatchObject([{ reports: [{ count: 2 }] }]);
  });

  test('stops after twenty different errors', () => {
    const { error, flush, batches } = start();
    for (let index = 0; index < 40; index += 1) error(new Error(`number ${index}`));
    flush();
    expect(batches()[0]?.reports).toHaveLength(20);
  });

  test('has no web vitals of an unmeasured visit, but its errors', () => {
    const { error, metric, flush, batches } = start(false);
    metric('LCP', 1);
    error(new Error('one'));
    flush();
    expect(batches()).toMatchObject([{ reports: [{ kind: 'error' }] }]);
  });

  test('has the status and id of a failed call, not its message', () => {
    const { error, flush, sent, batches } = start();
    error(
      new ApiError('홍길동 님의 주문', {
        status: 503,
        requestId: '1a2b3c4d-0000',
        globals: [{ msgId: 'UNAVAILABLE' }],
      }),
    );
    flush();
    expect(batches()).toMatchObject([
      { reports: [{ status: 503, requestId: '1a2b3c4d-0000', msgId: 'UNAVAILABLE', message: '' }] },
    ]);
    expect(sent[0]).not.toContain('홍길동');
  });

  test('tells the operations that fail alike on one page apart', () => {
    const { error, flush, batches } = start();
    for (const operation of ['get /order/api/v1/orders', 'get /order/api/v1/coupons', 'get /order/api/v1/orders'])
      error(Object.assign(new ApiError('', { status: 500 }), { operation, stack: 'at call' }));
    flush();
    expect(batches()).toMatchObject([
      {
        reports: [
          { operation: 'get /order/api/v1/orders', count: 2 },
          { operation: 'get /order/api/v1/coupons', count: 1 },
        ],
      },
    ]);
  });

  test.each([
    ['a refusal', new ApiError('no', { status: 401 })],
    ['an aborted call', new ApiError('', { status: 0, isAborted: true })],
    ['a thrown value that is not an error', 'oops'],
  ])('is empty for %s', (_, cause) => {
    const { error, flush, sent } = start();
    error(cause);
    flush();
    expect(sent).toEqual([]);
  });
});

describe('from a message', () => {
  test.each([
    ['a phone number', 'no route for 010-1234-5678', '1234'],
    ['one with a country', 'no route for +82 10 1234 5678', '1234'],
    ['a card number', 'card 4111 1111 1111 1111', '1111'],
    ['a name', 'Cannot greet 김하늘', '김하늘'],
    ['an address', 'No place at 서울 강남구 테헤란로 152, 101동 1203호', '1203'],
    ['what was typed', 'Unexpected token in "Jane Doe, 12 Main St"', 'Jane'],
    ['what was typed and cut', `Unexpected token in "Jane Doe, ${'x'.repeat(2_000)}`, 'Jane'],
    ['an e-mail address', 'sent to jane.doe@example.com', 'jane'],
    ['a bearer', 'Authorization: Bearer abc.def', 'abc'],
    ['a JWT', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig', 'eyJ'],
    ['a token', 'token d1f0a2b3c4d5e6f708192a3b4c5d6e7f failed', 'd1f0a2'],
    ['a query', 'GET https://app.example/orders?keyword=Jane failed', 'Jane'],
    ['an order', 'GET https://app.example/orders/ord_7f3a failed', '7f3a'],
  ])('%s is removed', (_, message, secret) => {
    expect(scrub(message)).not.toContain(secret);
  });

  test('a phone number is removed, whatever surrounds it', () => {
    const phone = fc
      .tuple(fc.constantFrom('010', '02', '031', '+8210', '050'), fc.integer({ min: 10_000_000, max: 99_999_999 }))
      .map(([area, rest]) => `${area}-${String(rest).slice(0, 4)}-${String(rest).slice(4)}`);
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), phone, fc.string({ maxLength: 50 }), (before, number, after) => {
        expect(scrub(`${before} ${number} ${after}`)).not.toContain(number);
      }),
      { numRuns: 500 },
    );
  });

  test('the position in the code stays', () => {
    const stack = [
      'TypeError: cannot read 김하늘 of undefined',
      '    at render (https://app.example/_next/static/chunks/1a2b3c4d5e6f.js?dpl=x:1:23456)',
      '    at https://app.example/_next/static/chunks/9f8e.js:2:10',
    ].join('\n');
    expect(framesOf(stack)).toEqual([
      'at render (/_next/static/chunks/1a2b3c4d5e6f.js:1:23456)',
      'at /_next/static/chunks/9f8e.js:2:10',
    ]);
  });
});
