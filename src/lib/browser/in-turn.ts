import { REQUEST_TIMEOUT_MS } from '@/config/limits';

const POLL_MS = 200;
/** A tab that was closed in the middle leaves its marker behind. */
const LONGEST_MS = REQUEST_TIMEOUT_MS;

type Work<Result> = (hasWaited: boolean) => Promise<Result>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function isTaken(name: string): boolean {
  const since = Number(localStorage.getItem(name) ?? Number.NaN);
  return Date.now() - since < LONGEST_MS;
}

/** Where there are no Web Locks (old browsers, plain http). Not airtight; the idempotency key is. */
async function withMarker<Result>(name: string, work: Work<Result>): Promise<Result> {
  let hasWaited = false;
  try {
    while (isTaken(name)) {
      hasWaited = true;
      await sleep(POLL_MS);
    }
    localStorage.setItem(name, String(Date.now()));
  } catch {
    // Storage is blocked: then no other tab can be seen.
  }
  try {
    return await work(hasWaited);
  } finally {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  }
}

/**
 * Runs `work` when no other tab of this browser runs work of the same name. `hasWaited` tells it that another tab has
 * just been there.
 */
export async function inTurn<Result>(name: string, work: Work<Result>): Promise<Result> {
  // Missing outside secure contexts, whatever its type says.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return withMarker(name, work);
  const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : null,
  );
  return atOnce ? atOnce.result : locks.request(name, () => work(true));
}
