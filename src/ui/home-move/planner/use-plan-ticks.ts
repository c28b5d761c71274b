import { addDays } from '@/domain/time/calendar';
import { DRAFT_KEYS } from '@/lib/storage/draft-keys';
import { keepPlans, plansText, readPlan, readPlans } from '@/lib/storage/move-plans';
import { parseFields, readFields, writeFields } from '@/lib/storage/stored-fields';
import { announceStorage, useStoredText } from '@/lib/storage/use-stored-text';

/** The claim period is over well before that. */
const KEPT_DAYS = 90;

const toggled = (done: readonly string[], id: string) =>
  done.includes(id) ? done.filter((other) => other !== id) : [...done, id];

/** The ticks of the move that is not ordered yet. They stay and go with the draft. `on`: the date of the move in Korea. */
function useDraftTicks(on: string) {
  const text = useStoredText(DRAFT_KEYS.plan);
  const done: readonly string[] = readPlan(parseFields(text))?.done ?? [];

  function toggle(id: string) {
    const before = readPlan(readFields(DRAFT_KEYS.plan))?.done ?? [];
    writeFields(DRAFT_KEYS.plan, { on, done: toggled(before, id) });
    announceStorage();
  }

  return { done, toggle };
}

/** The ticks of an order, stored only in this browser. */
function useOrderTicks(orderId: string, on: string) {
  const text = plansText.useText();
  const done: readonly string[] = readPlans(text).get(orderId)?.done ?? [];

  function toggle(id: string) {
    const plans = readPlans(plansText.read());
    plans.set(orderId, { on, done: toggled(plans.get(orderId)?.done ?? [], id) });
    keepPlans(new Map([...plans].filter(([, plan]) => plan.on >= addDays(on, -KEPT_DAYS))));
  }

  return { done, toggle };
}

/** The ticked tasks of a plan. `orderId`: null for the draft. `on`: the date of the move in Korea. */
export function usePlanTicks(orderId: string | null, on: string) {
  const ofDraft = useDraftTicks(on);
  const ofOrder = useOrderTicks(orderId ?? '', on);
  return orderId === null ? ofDraft : ofOrder;
}
