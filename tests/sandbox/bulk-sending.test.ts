// eslint-disable-next-line no-restricted-imports -- this replaces the adapter that sends axios requests
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerHttp } from '@/api/client/provider-http';
import { checkOrder, placeOnce, type Outcome } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import { afterReload, isLocked, type SendState } from '@/domain/bulk/send-state';
import { sendRow, type PlaceOutcome, type SendPorts } from '@/domain/bulk/sender';
import { runInParallel } from '@/domain/run-in-parallel';
import fc, { MODEL_RUNS } from '../support/property';
import { noonInKorea, priced } from './support/orders';
import { account, signedIn } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const ROWS = ['row-0', 'row-1', 'row-2', 'row-3', 'row-4'];
const PARALLEL = 3;

/**
 * What happens to one request: the connection breaks before or after the provider, it arrives only after everyone has
 * given up, it is refused temporarily or permanently, or a gateway responds.
 */
const FAULTS = ['none', 'before', 'after', 'late', 'busy', 'gateway', 'refused'] as const;
type Fault = (typeof FAULTS)[number];

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 });
/** What the customer does to a row during the price check, or while its sending is being stored. */
const MEANWHILE = ['nothing', 'edit', 'delete'] as const;
type Meanwhile = (typeof MEANWHILE)[number];
const meanwhile = fc.array(fc.constantFrom(...MEANWHILE), { maxLength: 8 });
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('send' as const),
      faults,
      lookFaults: fc.array(fc.boolean(), { maxLength: 4 }),
      meanwhile,
    }),
    fc.record({ do: fc.constant('pause' as const), after: fc.nat(4), faults, meanwhile }),
    fc.record({ do: fc.constant('reload' as const), after: fc.nat(8), faults, meanwhile }),
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
/** The remark that the provider received for each order. */
const remarkOf = new Map<string, unknown>();
const http = axios.getAdapter('http');

const lost = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK);
function refusal(config: Parameters<AxiosAdapter>[0], status: number) {
  const response = { status, statusText: '', data: {}, headers: {}, config };
  return new AxiosError('Refused', undefined, config, undefined, response);
}

/** The network between app and provider. */
const line: AxiosAdapter = async (config) => {
  config.headers.set('Cookie', `session=${cookie}`);
  if (config.method === 'get') {
    if (lookFaults.shift()) throw lost();
    return http(config);
  }
  const fault = orderFaults.shift() ?? 'none';
  const deliver = async () => {
    const answer = await http(config);
    const { data } = JSON.parse(String(answer.data)) as { data: { id: string } };
    remarkOf.set(data.id, (JSON.parse(String(config.data)) as OrderRequest).remark);
    return answer;
  };
  if (fault === 'before') throw lost();
  if (fault === 'busy') throw refusal(config, 429);
  if (fault === 'gateway') throw refusal(config, 502);
  // The provider does not refuse an order that it will accept late.
  const key = String(config.headers.get('Idempotency-Key'));
  if (fault === 'refused' && !lateKeys.has(key)) throw refusal(config, 403);
  if (fault === 'late') {
    lateKeys.add(key);
    late.push(() => deliver().catch(() => undefined));
    throw lost();
  }
  const answer = await deliver();
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

/** The stored sheet, which survives reloads: the text of each row. Deleted rows are missing. */
type Sheet = Map<string, string>;

/** One page load over the browser's storage. A closed page writes nothing and gets no response. */
class Page {
  isGone = false;
  meanwhile: Meanwhile[] = [];
  readonly #states = new Map<string, SendState<OrderRequest>>();

  constructor(
    private readonly disk: Map<string, string>,
    private readonly sheet: Sheet,
    private readonly onWrite: () => void,
  ) {
    for (const [row, stored] of disk) this.#states.set(row, afterReload(JSON.parse(stored) as SendState<OrderRequest>));
  }

  state = (row: string): SendState<OrderRequest> => this.#states.get(row) ?? { status: 'open' };

  /** An edit by the customer, if the sheet allows it. */
  change(row: string, what: Meanwhile) {
    if (this.isGone || what === 'nothing' || isLocked(this.state(row))) return;
    if (what === 'delete') this.sheet.delete(row);
    else if (this.sheet.has(row)) this.sheet.set(row, `${this.sheet.get(row) ?? ''} repaired`);
  }

  readonly #ports: SendPorts<OrderRequest> = {
    newKey: () => crypto.randomUUID(),
    read: this.state,
    keep: async (row, state) => {
      if (this.isGone) await new Promise(() => undefined);
      if (state.status === 'sending') this.change(row, this.meanwhile.shift() ?? 'nothing');
      this.disk.set(row, JSON.stringify(state));
      this.onWrite();
      if (this.isGone) await new Promise(() => undefined);
    },
    show: (row, state) => void this.#states.set(row, state),
    orderOf: (row) => {
      const remark = this.sheet.get(row);
      return remark === undefined ? null : { ...request, remark };
    },
    agree: async (row) => {
      this.change(row, this.meanwhile.shift() ?? 'nothing');
      return { kind: 'agreed' };
    },
    place: async ({ key, request: body }) => readOutcome(await placeOnce(body, key)),
    check: async (key) => readOutcome(await checkOrder(key)),
    totalOf: ({ calculationPrice }) => calculationPrice.total,
  };

  /** Resolves when all rows are settled; never if the page closes meanwhile. */
  run(mayGoOn: () => boolean) {
    let hasStopped = false;
    return runInParallel(
      [...this.sheet.keys()],
      PARALLEL,
      () => !this.isGone && !hasStopped && mayGoOn(),
      async (row) => {
        if ((await sendRow(row, this.#ports)) === 'stop') hasStopped = true;
      },
    );
  }
}

test(
  'for any pauses, reloads, failures, repairs and edits, every row becomes exactly the one order that it describes',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const before = (await sandbox.control().state()).ordersCreated;
        const disk = new Map<string, string>();
        const sheet: Sheet = new Map(ROWS.map((row) => [row, row]));
        let writes = 0;
        let onWrite: () => void = () => undefined;
        const open = () => new Page(disk, sheet, () => onWrite());
        let page = open();

        for (const step of plan) {
          writes = 0;
          onWrite = () => undefined;
          if (step.do === 'repair') {
            page.change(ROWS[step.row] ?? '', 'edit');
            continue;
          }
          orderFaults = [...step.faults];
          lookFaults = step.do === 'send' ? [...step.lookFaults] : [];
          page.meanwhile = [...step.meanwhile];
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

        // Late requests arrive now; then the customer presses until nothing is left.
        orderFaults = [];
        lookFaults = [];
        page.meanwhile = [];
        await Promise.all(late.splice(0).map((arrive) => arrive()));
        for (let tries = 0; tries < 3; tries += 1) await page.run(() => true);
        await Promise.all(late.splice(0).map((arrive) => arrive()));

        const rows = [...sheet.keys()];
        const states = rows.map((row) => page.state(row));
        expect(states.map(({ status }) => status)).toEqual(rows.map(() => 'sent'));
        const ids = states.map((state) => (state.status === 'sent' ? state.order.id : ''));
        expect(new Set(ids).size).toBe(rows.length);
        expect((await sandbox.control().state()).ordersCreated - before).toBe(rows.length);
        expect(ids.map((id) => remarkOf.get(id))).toEqual([...sheet.values()]);
      }),
      { numRuns: MODEL_RUNS },
    );
  },
  10 * 60_000,
);
