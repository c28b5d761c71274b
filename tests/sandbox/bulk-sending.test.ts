// eslint-disable-next-line no-restricted-imports -- the line stands where axios hands a request to the network
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerHttp } from '@/api/client/provider-http';
import { checkOrder, placeOnce, type Outcome } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import { afterReload, isLocked, type SendState } from '@/domain/bulk/send-state';
import { inParallel, sendRow, type PlaceOutcome, type SendPorts } from '@/domain/bulk/sender';
import { noonInKorea, priced } from './support/orders';
import { account, signedIn } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const RUNS = 500;
const ROWS = ['row-0', 'row-1', 'row-2', 'row-3', 'row-4'];
const PARALLEL = 3;

/**
 * What becomes of one request: it breaks before or behind the provider, arrives only after everybody has given up, is
 * turned away for now or for good, or a gateway speaks instead.
 */
const FAULTS = ['none', 'before', 'after', 'late', 'busy', 'gateway', 'refused'] as const;
type Fault = (typeof FAULTS)[number];

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 });
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('send' as const), faults, lookFaults: fc.array(fc.boolean(), { maxLength: 4 }) }),
    fc.record({ do: fc.constant('pause' as const), after: fc.nat(4), faults }),
    fc.record({ do: fc.constant('reload' as const), after: fc.nat(8), faults }),
    fc.record({ do: fc.constant('repair' as const), row: fc.nat(ROWS.length - 1) }),
  ),
  { minLength: 1, maxLength: 6 },
);

let sandbox: TestSandbox;
let request: OrderRequest;
let cookie = '';
let orderFaults: Fault[] = [];
let lookFaults: boolean[] = [];
const lateKeys = new Set<string>();
const late: (() => Promise<unknown>)[] = [];
const http = axios.getAdapter('http');

const lost = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK);
function refusal(config: Parameters<AxiosAdapter>[0], status: number) {
  const response = { status, statusText: '', data: {}, headers: {}, config };
  return new AxiosError('Refused', undefined, config, undefined, response);
}

/** The line between the app and the provider. */
const line: AxiosAdapter = async (config) => {
  config.headers.set('Cookie', `session=${cookie}`);
  if (config.method === 'get') {
    if (lookFaults.shift()) throw lost();
    return http(config);
  }
  const fault = orderFaults.shift() ?? 'none';
  if (fault === 'before') throw lost();
  if (fault === 'busy') throw refusal(config, 429);
  if (fault === 'gateway') throw refusal(config, 502);
  // The provider does not refuse what it is about to accept.
  const key = String(config.headers.get('Idempotency-Key'));
  if (fault === 'refused' && !lateKeys.has(key)) throw refusal(config, 403);
  if (fault === 'late') {
    lateKeys.add(key);
    late.push(() => http(config).catch(() => undefined));
    throw lost();
  }
  const answer = await http(config);
  if (fault === 'after') throw lost();
  return answer;
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const staff = await signedIn(sandbox.url, account('staff'));
  cookie = staff.cookie() ?? '';
  request = await priced(staff, { pay: 'credit', appointmentAt: noonInKorea(2) });
  providerHttp.defaults.baseURL = sandbox.url();
  providerHttp.defaults.adapter = line;
});
afterAll(() => sandbox.stop());

function readOutcome(outcome: Outcome): PlaceOutcome {
  if (outcome.kind === 'placed')
    return { kind: 'placed', order: { id: outcome.order.id, orderNo: '', organizationId: '' } };
  if (outcome.kind !== 'refused') return outcome;
  if (outcome.error.status === 429) return { kind: 'notNow' };
  return { kind: 'refused', failure: { kind: 'refused', text: outcome.error.message } };
}

/** One load of the page over what the browser has stored. A page that is gone writes nowhere and hears nothing. */
class Page {
  isGone = false;
  readonly #states = new Map<string, SendState<OrderRequest>>();

  constructor(
    private readonly disk: Map<string, string>,
    private readonly remarks: Map<string, string>,
    private readonly onWrite: () => void,
  ) {
    for (const [row, stored] of disk) this.#states.set(row, afterReload(JSON.parse(stored) as SendState<OrderRequest>));
  }

  state = (row: string): SendState<OrderRequest> => this.#states.get(row) ?? { status: 'open' };

  readonly #ports: SendPorts<OrderRequest> = {
    newKey: () => crypto.randomUUID(),
    read: this.state,
    write: async (row, state) => {
      if (this.isGone) await new Promise(() => undefined);
      this.disk.set(row, JSON.stringify(state));
      this.#states.set(row, state);
      this.onWrite();
      if (this.isGone) await new Promise(() => undefined);
    },
    prepare: async (row) => ({ kind: 'ready', request: { ...request, remark: this.remarks.get(row) ?? row } }),
    place: async ({ key, request: body }) => readOutcome(await placeOnce(body, key)),
    check: async (key) => readOutcome(await checkOrder(key)),
    totalOf: ({ calculationPrice }) => calculationPrice.total,
  };

  /** Resolves when all is settled, or never where the page goes in the middle. */
  run(mayGoOn: () => boolean) {
    let hasStopped = false;
    return inParallel(
      ROWS,
      PARALLEL,
      () => !this.isGone && !hasStopped && mayGoOn(),
      async (row) => {
        if ((await sendRow(row, this.#ports)) === 'stop') hasStopped = true;
      },
    );
  }
}

test(
  'however it is paused, reloaded, cut off and repaired, every row becomes one order and none is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const before = (await sandbox.control().state()).ordersCreated;
        const disk = new Map<string, string>();
        const remarks = new Map<string, string>();
        let writes = 0;
        let onWrite: () => void = () => undefined;
        const open = () => new Page(disk, remarks, () => onWrite());
        let page = open();

        for (const step of plan) {
          writes = 0;
          onWrite = () => undefined;
          if (step.do === 'repair') {
            const row = ROWS[step.row] ?? '';
            if (!isLocked(page.state(row))) remarks.set(row, `${row} repaired`);
            continue;
          }
          orderFaults = [...step.faults];
          lookFaults = step.do === 'send' ? [...step.lookFaults] : [];
          if (step.do === 'send') await page.run(() => true);
          if (step.do === 'pause') {
            let started = 0;
            await page.run(() => (started += 1) <= step.after);
          }
          if (step.do === 'reload') {
            const leaving = page;
            const left = new Promise<void>((resolve) => {
              onWrite = () => {
                writes += 1;
                if (writes < step.after) return;
                leaving.isGone = true;
                resolve();
              };
            });
            await Promise.race([left, leaving.run(() => true)]);
            leaving.isGone = true;
            page = open();
          }
        }

        // What was still on its way arrives at last; then the customer presses until nothing is left.
        orderFaults = [];
        lookFaults = [];
        await Promise.all(late.splice(0).map((arrive) => arrive()));
        for (let tries = 0; tries < 3; tries += 1) await page.run(() => true);
        await Promise.all(late.splice(0).map((arrive) => arrive()));

        const states = ROWS.map((row) => page.state(row));
        expect(states.map(({ status }) => status)).toEqual(ROWS.map(() => 'sent'));
        const ids = states.map((state) => (state.status === 'sent' ? state.order.id : ''));
        expect(new Set(ids).size).toBe(ROWS.length);
        expect((await sandbox.control().state()).ordersCreated - before).toBe(ROWS.length);
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    );
  },
  10 * 60_000,
);
