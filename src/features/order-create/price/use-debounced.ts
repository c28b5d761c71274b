import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Returns the value after it has been stable for 300 ms, so that not every keystroke sends a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
