import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { safeLocalStorage } from './local-storage';

/** Nothing we wait for takes longer; a stored time beyond it was not written by us. */
const LONGEST_MS = 10 * 60_000;
const CHANGED = 'app:shared-deadline';

function toDeadline(text: string | null): number | null {
  const stored = Number(text ?? Number.NaN);
  const left = stored - Date.now();
  return left > 0 && left <= LONGEST_MS ? stored : null;
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

const onServer = () => null;

/** A moment before which something may not be done again, in any tab of this browser. */
export function useSharedDeadline(key: string) {
  const text = useSyncExternalStore(subscribe, () => safeLocalStorage.getItem(key), onServer);
  const deadline = useMemo(() => toDeadline(text), [text]);

  const setDeadline = useCallback(
    (next: number) => {
      safeLocalStorage.setItem(key, String(next));
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [deadline, setDeadline] as const;
}
