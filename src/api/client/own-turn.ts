import { nextTurn } from '@/domain/next-turn';

/** Settles when the last call has been sent and the browser has had a turn since; undefined if nothing was sent lately. */
let last: Promise<void> | undefined;

/**
 * Resolves when no other call is sent in this task. A page sends up to eight calls at once, and each keeps a phone busy
 * for some 10 ms: together they would be one long task. Browsers without `scheduler.yield` do not wait.
 */
export async function ownTurn(): Promise<void> {
  // Without it, each call would wait for the one before, which gives the browser nothing.
  if (!('scheduler' in globalThis && 'yield' in scheduler)) return;
  const before = last;
  const own = (async () => {
    await before;
    await nextTurn();
  })();
  last = own;
  void own.then(() => {
    if (last === own) last = undefined;
  });
  await before;
}
