import { addDays } from '@/domain/time/calendar';
import { DRAFT_PLAN } from './draft-keys';
import { sharedText } from './shared-text';
import { parseFields } from './stored-fields';

const plansText = sharedText('movePlans');
/** The claim period is over well before that. */
const KEPT_DAYS = 90;

/** `on`: the date of the move in Korea. */
type Plan = { on: string; done: string[] };

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

const keepPlans = (plans: ReadonlyMap<string, Plan>) => plansText.write(JSON.stringify(Object.fromEntries(plans)));

/** Call it when the move is ordered: the ticks move to the order, and the next move starts without ticks. */
export function assignPlan(orderId: string) {
  const plans = readPlans(plansText.read());
  const draft = plans.get(DRAFT_PLAN);
  if (!draft) return;
  plans.delete(DRAFT_PLAN);
  keepPlans(plans.set(orderId, draft));
}

/**
 * The ticked tasks of a plan, stored only in this browser. `key`: an order's id, or `DRAFT_PLAN`. `on`: the date of the
 * move in Korea.
 */
export function usePlanTicks(key: string, on: string) {
  const text = plansText.useText();
  const done: readonly string[] = readPlans(text).get(key)?.done ?? [];

  function toggle(id: string) {
    const plans = readPlans(plansText.read());
    const before = plans.get(key)?.done ?? [];
    plans.set(key, { on, done: before.includes(id) ? before.filter((other) => other !== id) : [...before, id] });
    const kept = [...plans].filter(([, plan]) => plan.on >= addDays(on, -KEPT_DAYS));
    keepPlans(new Map(kept));
  }

  return { done, toggle };
}
