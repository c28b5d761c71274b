/** Resolves in a task of its own, before the others that wait. Browsers without `scheduler.yield` do not wait. */
export async function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield().catch(() => undefined);
}
