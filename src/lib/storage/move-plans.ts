import { useSyncExternalStore } from 'react';
import { addDays } from '@/domain/calendar';
import { safeLocalStorage } from './local-storage';
import { parseFields } from './stored-fields';

const KEY = 'movePlans';
/** The claim period is over long before. */
const KEPT_DAYS = 90;

/** The plan of the move that is not ordered yet. */
export const DRAFT_PLAN = 'draft';

/** `on`: the Korean date of the move. */
type Plan = { on: string; done: string[] };

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  // Another tab ticks as well.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readPlan(value: unknown): Plan | null {
  if (typeof value !== 'object' || value === null || !('on' in value) || !('done' in value)) return null;
  const { on, done } = value;
  if (typeof on !== 'string' || !Array.isArray(done)) return null;
  return { on, done: done.filter((id): id is string => typeof id === 'string') };
}

function readPlans(text: string | null): Map<string, Plan> {
  const plans = Object.entries(parseFields(text) ?? {}).flatMap(([key, value]): [string, Plan][] => {
    const plan = readPlan(value);
    return plan ? [[key, plan]] : [];
  });
  return new Map(plans);
}

/** Ticks made before the order was there go with the move of that day. */
function doneOf(plans: ReadonlyMap<string, Plan>, key: string, on: string): readonly string[] {
  const own = plans.get(key);
  const draft = plans.get(DRAFT_PLAN);
  return own?.done ?? (draft?.on === on ? draft.done : []);
}

/** Which tasks of a plan are ticked. In this browser alone: `key` is an order's id, or `DRAFT_PLAN`. */
export function usePlanTicks(key: string, on: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => safeLocalStorage.getItem(KEY),
    () => null,
  );
  const done = doneOf(readPlans(text), key, on);

  function toggle(id: string) {
    const plans = readPlans(safeLocalStorage.getItem(KEY));
    const before = doneOf(plans, key, on);
    plans.set(key, { on, done: before.includes(id) ? before.filter((other) => other !== id) : [...before, id] });
    const kept = [...plans].filter(([, plan]) => plan.on >= addDays(on, -KEPT_DAYS));
    safeLocalStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    listeners.forEach((tell) => tell());
  }

  return { done, toggle };
}
