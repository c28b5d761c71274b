import { useMemo } from 'react';
import { LONGEST_RETRY_AFTER_SECONDS } from '@/config/limits';
import { sharedText } from './shared-text';

/** A later stored time was not written by this app. */
const MAX_WAIT_MS = LONGEST_RETRY_AFTER_SECONDS * 1000;

function toDeadline(text: string | null): number | null {
  const stored = Number(text ?? Number.NaN);
  const left = stored - Date.now();
  return left > 0 && left <= MAX_WAIT_MS ? stored : null;
}

/**
 * A time (ms since 1970) before which something may not be repeated in any tab of this browser; null if there is none.
 */
export function sharedDeadline(key: string) {
  const text = sharedText(key);
  return {
    useDeadline: () => {
      const stored = text.useText();
      return useMemo(() => toDeadline(stored), [stored]);
    },
    set: (deadline: number) => text.write(String(deadline)),
  };
}
