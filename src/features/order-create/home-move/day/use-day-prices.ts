import { useEffect, useRef, useState } from 'react';
import { DAY_PRICES_AT_ONCE, MAX_DAY_PRICES } from '@/config/limits';

/** Won for a move that begins at `iso`; null where the provider has no price for it. Rejects when it cannot be asked. */
export type EstimateFor = (iso: string, signal: AbortSignal) => Promise<number | null>;

type Known = ReadonlyMap<string, number | null>;

/**
 * Prices of other days, asked on demand alone. `inputsKey` says what everything but the day amounts to: what was asked
 * for other inputs is never shown, and what is under way is aborted when they change.
 */
export function useDayPrices(inputsKey: string, time: string, estimateFor: EstimateFor) {
  const [known, setKnown] = useState<Known>(new Map());
  const [asking, setAsking] = useState('');
  const [failed, setFailed] = useState('');
  const running = useRef<AbortController | null>(null);
  const scope = `${inputsKey} ${time}`;
  const keyOf = (iso: string) => `${inputsKey} ${iso}`;

  useEffect(() => () => running.current?.abort(), [scope]);

  async function ask(isos: readonly string[]) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const waiting = isos.filter((iso) => !known.has(keyOf(iso))).slice(0, MAX_DAY_PRICES);

    // The signal is asked anew after each answer: it may have been aborted meanwhile.
    const isOver = () => signal.aborted;

    async function work() {
      for (let iso = waiting.shift(); iso !== undefined && !isOver(); iso = waiting.shift()) {
        const key = keyOf(iso);
        try {
          const won = await estimateFor(iso, signal);
          if (!isOver()) setKnown((before) => new Map(before).set(key, won));
        } catch {
          // The other days are still worth asking; this one can be asked again.
          if (!isOver()) setFailed(scope);
        }
      }
    }

    setFailed('');
    setAsking(scope);
    await Promise.all(Array.from({ length: DAY_PRICES_AT_ONCE }, work));
    if (!isOver()) setAsking('');
  }

  return {
    ask: (isos: readonly string[]) => void ask(isos),
    isAsking: asking === scope,
    hasFailed: failed === scope,
    /** Undefined: nobody has asked. */
    wonAt: (iso: string) => known.get(keyOf(iso)),
  };
}
