import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The value once it has not changed for a moment, so that typing and clicking do not send a request each. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
