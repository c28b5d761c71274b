import { useSyncExternalStore } from 'react';
import { addDays } from '@/domain/time/calendar';
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

function keepPlans(plans: ReadonlyMap<string, Plan>) {
  safeLocalStorage.setItem(KEY, JSON.stringify(Object.fromEntries(plans)));
  listeners.forEach((tell) => tell());
}

/** The move is ordered: what was ticked goes with it, whatever day it was for, and the next move begins without. */
export function assignPlan(orderId: string) {
  const plans = readPlans(safeLocalStorage.getItem(KEY));
  const draft = plans.get(DRAFT_PLAN);
  if (!draft) return;
  plans.delete(DRAFT_PLAN);
  keepPlans(plans.set(orderId, draft));
}

/** Which tasks of a plan are ticked. In this browser alone: `key` is an order's id, or `DRAFT_PLAN`. */
export function usePlanTicks(key: string, on: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => safeLocalStorage.getItem(KEY),
    () => null,
  );
  const done: readonly string[] = readPlans(text).get(key)?.done ?? [];

  function toggle(id: string) {
    const plans = readPlans(safeLocalStorage.getItem(KEY));
    const before = plans.get(key)?.done ?? [];
    plans.set(key, { on, done: before.includes(id) ? before.filter((other) => other !== id) : [...before, id] });
    const kept = [...plans].filter(([, plan]) => plan.on >= addDays(on, -KEPT_DAYS));
    keepPlans(new Map(kept));
  }

  return { done, toggle };
}
