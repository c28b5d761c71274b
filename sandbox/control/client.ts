import type { components } from '../../src/api/contract/schema.gen';
import type { SessionKind } from '../groups/user/session-kind';
import type { WrongPasswordStatus } from '../groups/user/wrong-password';
import type { Fault } from '../server/faults';
import type { JournalState } from '../server/journal';
import type { AdvanceOrderOptions, CreateOrderOptions, PushRequest, CreateUserOptions } from './requests';

type Order = components['schemas']['Order'];
type State = JournalState & {
  now: string;
  speed: number;
  orders: number;
  /** Created through the contract, not by seeds or by this client. */
  ordersCreated: number;
  partnerOrderId: string;
};
export type SandboxUser = { id: string; name: string; phone: string; password: string };
type Misbehaviour = Omit<Fault, 'target' | 'kind'>;

/** `target` is an operationId of the contract, or a path in which `*` matches anything. */
export type SandboxControl = {
  /** Seeds again; `orders` adds that many past orders (up to 100,000) for the consumer. */
  reset: (options?: { orders?: number }) => Promise<void>;
  createOrder: (wish?: CreateOrderOptions) => Promise<Order>;
  advanceOrder: (id: string, wish: AdvanceOrderOptions) => Promise<Order>;
  /** A new user, for a test that must not affect others. */
  createUser: (wish?: CreateUserOptions) => Promise<SandboxUser>;
  advanceClock: (seconds: number) => Promise<string>;
  /** Raises all later prices; 0 ends this. */
  changePrices: (surchargePercent: number) => Promise<void>;
  fail: (target: string, options?: Misbehaviour) => Promise<void>;
  delay: (target: string, delayMs: number, times?: number) => Promise<void>;
  /** The request is processed, but the response is lost. */
  dropAfterCommit: (target: string, times?: number) => Promise<void>;
  dropBefore: (target: string, times?: number) => Promise<void>;
  addFault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  state: () => Promise<State>;
  expireSessions: (phone: string) => Promise<void>;
  /** How all later sign-ins with a password answer; normally with a cookie. */
  answerSignInsWith: (kind: SessionKind) => Promise<void>;
  /**
   * The status of all later wrong-password responses of sign-in, `verifyPassword` and `changePassword`; normally 400.
   */
  answerWrongPasswords: (wrongStatus: WrongPasswordStatus) => Promise<void>;
  /** The push tokens stored for a user's browsers. */
  pushTokens: (phone: string) => Promise<string[]>;
  /** Pushes to all open browsers of a user; returns how many received it. */
  push: (request: PushRequest) => Promise<number>;
  /** The code in the last SMS to this number. */
  codeFor: (phone: string) => Promise<string>;
};

export function createSandboxControl(baseUrl: string): SandboxControl {
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${baseUrl}/__sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Sandbox ${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  // Boundary: responses of the control API get their types here.
  const get = async <Answer>(path: string) => (await request('GET', path)) as Answer;
  const post = async <Answer>(path: string, body: unknown = {}) => (await request('POST', path, body)) as Answer;
  const fault = async (one: Fault) => {
    await request('POST', '/faults', one);
  };
  const times = (count: number | undefined) => (count === undefined ? {} : { times: count });

  return {
    reset: (options) => post('/reset', options),
    createOrder: (wish) => post('/orders', wish),
    advanceOrder: (id, wish) => post(`/orders/${encodeURIComponent(id)}/advance`, wish),
    createUser: (wish) => post('/users', wish),
    advanceClock: async (advanceSeconds) => (await post<{ now: string }>('/clock', { advanceSeconds })).now,
    changePrices: (surchargePercent) => post('/prices', { surchargePercent }),
    fail: (target, options) => fault({ target, kind: 'status', ...options }),
    delay: (target, delayMs, count) => fault({ target, kind: 'delay', delayMs, ...times(count) }),
    dropAfterCommit: (target, count) => fault({ target, kind: 'dropAfterCommit', ...times(count) }),
    dropBefore: (target, count) => fault({ target, kind: 'dropBefore', ...times(count) }),
    addFault: fault,
    clearFaults: async () => {
      await request('DELETE', '/faults');
    },
    state: () => get('/state'),
    answerWrongPasswords: (wrongStatus) => post('/passwords', { wrongStatus }),
    answerSignInsWith: (kind) => post('/sessions/kind', { kind }),
    expireSessions: (phone) => post('/sessions/expire', { phone }),
    pushTokens: async (phone) =>
      (await get<{ tokens: string[] }>(`/push-tokens?phone=${encodeURIComponent(phone)}`)).tokens,
    push: async (request) => (await post<{ received: number }>('/pushes', request)).received,
    codeFor: async (phone) => (await get<{ code: string }>(`/codes?phone=${encodeURIComponent(phone)}`)).code,
  };
}
