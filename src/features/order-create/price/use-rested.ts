import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Whether the input has not changed for a moment; typing and clicking on must not send a request each. */
export function useRested(key: string): boolean {
  const [rested, setRested] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested === key;
}
