import { useEffect, useState } from 'react';

/** How long typing must pause (ms) before its text is searched or priced. */
export const TYPING_MS = 300;

/**
 * The same while a Hangul syllable is composed, in ms: half a syllable finds nothing new, but the last syllable stays
 * "composing" until the next key.
 */
export const COMPOSING_MS = 500;

/** Returns the value after it has been stable for `ms`, so that not every keystroke sends a request. */
export function useDebouncedValue<Value>(value: Value, ms = TYPING_MS): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
