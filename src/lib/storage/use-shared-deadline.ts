import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { safeLocalStorage } from './local-storage';

/** No wait is longer than this; a later stored time was not written by this app. */
const MAX_WAIT_MS = 10 * 60_000;
const CHANGED = 'app:shared-deadline';

function toDeadline(text: string | null): number | null {
  const stored = Number(text ?? Number.NaN);
  const left = stored - Date.now();
  return left > 0 && left <= MAX_WAIT_MS ? stored : null;
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

const getServerSnapshot = () => null;

/**
 * A time (ms since 1970) before which something may not be repeated in any tab of this browser; null if there is none.
 */
export function useSharedDeadline(key: string) {
  const text = useSyncExternalStore(subscribe, () => safeLocalStorage.getItem(key), getServerSnapshot);
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
