let entryAfterList: string | null = null;

/** Next gives each entry of the tab's history a key that comes back with it. */
export function historyKey(): string {
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined;
  return typeof key === 'string' ? key : '';
}

/** The list says so as it goes: the history has moved on by then, to what follows it. */
export function markAfterList() {
  entryAfterList = historyKey();
}

/** Whether one step back is the list as it was left. */
export const isAfterList = () => entryAfterList !== null && entryAfterList === historyKey();
