import { useEffect, useState } from 'react';

/** Nobody waits longer than this without a word. */
const PATIENCE_MS = 10_000;

/** Whether what is going on has been going on for long. Mount it with the waiting. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
