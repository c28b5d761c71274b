import { REQUEST_TIMEOUT_MS } from '@/config/limits';

const POLL_MS = 200;
/** A closed tab may leave its marker behind, so an older marker is ignored. */
const MARKER_LIMIT_MS = REQUEST_TIMEOUT_MS;

type Work<Result> = (hasWaited: boolean) => Promise<Result>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function isTaken(name: string): boolean {
  const since = Number(localStorage.getItem(name) ?? Number.NaN);
  return Date.now() - since < MARKER_LIMIT_MS;
}

/**
 * For browsers without Web Locks (old browsers, plain http, blocked site data). Two tabs may still collide; the idempotency key makes that
 * harmless.
 */
async function withMarker<Result>(name: string, work: Work<Result>): Promise<Result> {
  let hasWaited = false;
  try {
    while (isTaken(name)) {
      hasWaited = true;
      await sleep(POLL_MS);
    }
    localStorage.setItem(name, String(Date.now()));
  } catch {
    // Storage is blocked, so other tabs cannot be seen.
  }
  try {
    return await work(hasWaited);
  } finally {
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage is blocked, so there is no marker.
    }
  }
}

/**
 * Runs `work` when no other tab of this browser runs work of the same name. `hasWaited`: another tab has just run its
 * work.
 */
export async function withTabLock<Result>(name: string, work: Work<Result>): Promise<Result> {
  // Missing outside secure contexts, although its type says otherwise.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return withMarker(name, work);
  const progress = { hasBegun: false };
  const begin: Work<Result> = (hasWaited) => {
    progress.hasBegun = true;
    return work(hasWaited);
  };
  try {
    const immediate = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { result: await begin(false) } : null,
    );
    return immediate ? immediate.result : await locks.request(name, () => begin(true));
  } catch (error) {
    if (progress.hasBegun) throw error;
    // A browser that blocks site data refuses locks too.
    return withMarker(name, work);
  }
}
