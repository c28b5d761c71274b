import { env } from '@/config/env';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { parseDialect } from './dialect/dialect';
import { OWN } from './own-provider';
import { shareRenewals } from './renewal-sharing';
import { currentSession } from './session';

/** The new token, true for a cookie, or false if the session is over. */
export type Renewed = string | boolean;

type Step = NonNullable<typeof OWN.renew>;

const given = parseDialect(env.providerDialect).hasOwnSteps ? OWN.renew : undefined;

/** A failed renewal signs nobody out: later calls just fail. The warning tells a developer why. */
const logged =
  (step: Step): Step =>
  async (token) => {
    try {
      return await step(token);
    } catch (cause) {
      console.warn('renew in own-provider.ts failed:', cause);
      throw cause;
    }
  };
const step = process.env.NODE_ENV === 'development' && given ? logged(given) : given;

let count = 0;
/** How often a session was renewed since the page was opened. */
export const renewalCount = () => count;

/** Without a limit, a page and all other tabs would wait for a service that hangs. */
const limited = (answer: Promise<Renewed>) =>
  new Promise<Renewed>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The session was not renewed in time')), REQUEST_TIMEOUT_MS);
    void answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });

/** One tab after the other, because a cookie is the same in all of them. */
const inTurn = async (work: () => Promise<Renewed>) =>
  'locks' in navigator
    ? navigator.locks.request('renewal', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }, () => limited(work()))
    : limited(work());

/** By the token that they replace; null is a cookie. */
const running = new Map<string | null, Promise<Renewed>>();
let last: { from: string; outcome: Renewed } | undefined;

const currentToken = () => currentSession().getToken({ allowsGuest: false });

/** Without TLS, browsers have no means to tell another tab a secret. */
const tabs =
  step && 'BroadcastChannel' in globalThis && 'subtle' in crypto
    ? shareRenewals(currentToken, (from, token) => {
        if (currentToken() !== from) return;
        count += 1;
        currentSession().keepToken?.(token);
      })
    : undefined;

/**
 * A token by the step. What another tab has got in place of this one is renewed, because this one may be good for one
 * renewal alone; and it is renewed however new it is, because it may be over by now.
 */
async function renewed(from: string | null, renew: Step): Promise<Renewed> {
  if (from === null || !tabs) return renew(from);
  const newest = await tabs.learn(from).catch(() => from);
  const outcome = await renew(newest);
  if (typeof outcome === 'string') await tabs.announce(newest, outcome).catch(() => undefined);
  return outcome;
}

async function ask(from: string | null, renew: Step): Promise<Renewed> {
  try {
    const outcome = await inTurn(() => renewed(from, renew));
    if (outcome !== false) count += 1;
    if (from !== null) last = { from, outcome };
    // Not if the customer has signed out meanwhile.
    if (typeof outcome === 'string' && currentToken() === from) currentSession().keepToken?.(outcome);
    return outcome;
  } finally {
    running.delete(from);
  }
}

/**
 * Renews the session of this token by the step of own-provider.ts, once for all calls that had it; null is a cookie.
 * Rejects if nothing says whether the session goes on. `isOver`: it has ended in this tab, as at a log-out, so the outcome
 * of the last renewal is used again.
 */
export async function renewSession(from: string | null, { isOver = false } = {}): Promise<Renewed> {
  if (!step) return false;
  if (isOver && last && last.from === from) return last.outcome;
  const outcome = running.get(from) ?? ask(from, step);
  running.set(from, outcome);
  return outcome;
}
