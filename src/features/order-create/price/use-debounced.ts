import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Returns the value after it has been stable for `ms`, so that not every keystroke sends a request. */
export function useDebounced<Value>(value: Value, ms = DEBOUNCE_MS): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
