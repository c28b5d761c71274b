/** Lets the browser draw and answer the customer, then goes on. Browsers without `scheduler.yield` go on at once. */
export async function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield().catch(() => undefined);
}
