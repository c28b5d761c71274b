import { useEffect, useState } from 'react';

const TICK_MS = 1000;
const secondsUntil = (deadline: number | null) =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / TICK_MS));

/** Whole seconds until `deadline` (ms since 1970); 0 if it has passed or is null. */
export function useCountdown(deadline: number | null): number {
  const [shown, setShown] = useState({ deadline, seconds: secondsUntil(deadline) });
  if (shown.deadline !== deadline) setShown({ deadline, seconds: secondsUntil(deadline) });

  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => {
      const seconds = secondsUntil(deadline);
      setShown({ deadline, seconds });
      if (seconds === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);

  return shown.seconds;
}
