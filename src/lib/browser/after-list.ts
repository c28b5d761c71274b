import { fieldsOf } from '@/domain/stored-values';

let entryAfterList: string | null = null;

/** Next gives each history entry of the tab a key, which comes back with the entry. */
export function historyKey(): string {
  const { key } = fieldsOf(window.history.state);
  return typeof key === 'string' ? key : '';
}

/** Call it when the list is left: the history is then at the entry after the list. */
export function markAfterList() {
  entryAfterList = historyKey();
}

/** Whether one step back leads to the list as it was left. */
export const isAfterList = () => entryAfterList !== null && entryAfterList === historyKey();
