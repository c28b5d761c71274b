import { useEffect, useRef, useState } from 'react';
import { MAX_PARALLEL_DAY_PRICES, MAX_DAY_PRICES } from '@/config/limits';

type DayPrice = { total: number; validUntil: string };

/** Returns the price of a move that begins at `iso`; null if the provider has none for it. Rejects if the request fails. */
export type EstimateFor = (iso: string, signal: AbortSignal) => Promise<DayPrice | null>;

type Known = ReadonlyMap<string, DayPrice | null>;

/**
 * Prices of other days, requested only on demand. `inputsKey` identifies all price inputs except the day: when it
 * changes, running requests are aborted and earlier prices are no longer shown. A price that has expired at `now` counts as
 * not requested.
 */
export function useDayPrices(inputsKey: string, time: string, now: number, estimateFor: EstimateFor) {
  const [known, setKnown] = useState<Known>(new Map());
  const [loadingScope, setLoadingScope] = useState('');
  const [failedScope, setFailedScope] = useState('');
  const running = useRef<AbortController | null>(null);
  const scope = `${inputsKey} ${time}`;
  const keyOf = (iso: string) => `${inputsKey} ${iso}`;
  const wonAt = (iso: string) => {
    const price = known.get(keyOf(iso));
    return price && Date.parse(price.validUntil) <= now ? undefined : price && price.total;
  };

  useEffect(
    () => () => {
      running.current?.abort();
      // An aborted run reports no end: after a change of the time and back, the button would stay busy.
      setLoadingScope('');
    },
    [scope],
  );

  async function ask(isos: readonly string[]) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const queue = isos.filter((iso) => wonAt(iso) === undefined).slice(0, MAX_DAY_PRICES);

    // Checked again after each response: the signal may have been aborted meanwhile.
    const isAborted = () => signal.aborted;

    async function requestNext() {
      for (let iso = queue.shift(); iso !== undefined && !isAborted(); iso = queue.shift()) {
        const key = keyOf(iso);
        try {
          const price = await estimateFor(iso, signal);
          if (!isAborted()) setKnown((before) => new Map(before).set(key, price));
        } catch {
          // Continue with the other days; this one can be requested again.
          if (!isAborted()) setFailedScope(scope);
        }
      }
    }

    setFailedScope('');
    setLoadingScope(scope);
    await Promise.all(Array.from({ length: MAX_PARALLEL_DAY_PRICES }, requestNext));
    if (!isAborted()) setLoadingScope('');
  }

  return {
    ask: (isos: readonly string[]) => void ask(isos),
    isAsking: loadingScope === scope,
    hasFailed: failedScope === scope,
    /** Undefined: not requested, or expired. */
    wonAt,
  };
}
