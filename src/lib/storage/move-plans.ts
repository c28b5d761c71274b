// The ticked tasks of home moves: of orders by their id, and of the draft beside it. The planner writes them.
import { isRecord } from '@/domain/stored-values';
import { DRAFT_KEYS } from './draft-keys';
import { safeSessionStorage } from './safe-storage';
import { sharedText } from './shared-text';
import { parseFields, readFields } from './stored-fields';

export const plansText = sharedText('movePlans');

/** `on`: the date of the move in Korea. */
type Plan = { on: string; done: string[] };

export function readPlan(value: unknown): Plan | null {
  if (!isRecord(value)) return null;
  const { on, done } = value;
  if (typeof on !== 'string' || !Array.isArray(done)) return null;
  return { on, done: done.filter((id): id is string => typeof id === 'string') };
}

export function readPlans(text: string | null): Map<string, Plan> {
  const plans = Object.entries(parseFields(text) ?? {}).flatMap(([key, value]): [string, Plan][] => {
    const plan = readPlan(value);
    return plan ? [[key, plan]] : [];
  });
  return new Map(plans);
}

export const keepPlans = (plans: ReadonlyMap<string, Plan>) =>
  plansText.write(JSON.stringify(Object.fromEntries(plans)));

/** Call it when the draft is ordered: the ticks of a move go to its order. `orderId`: null for another kind of order. */
export function assignPlan(orderId: string | null) {
  const draft = readPlan(readFields(DRAFT_KEYS.plan));
  safeSessionStorage.removeItem(DRAFT_KEYS.plan);
  if (draft && orderId !== null) keepPlans(readPlans(plansText.read()).set(orderId, draft));
}
