import { addDays } from '../time/calendar';

/**
 * `from` and `until` are days before (negative) or after the move: when a task can start, and when it should be done at
 * the latest. Groups go by the start, but customers read the end: a task that ends before another may not start after it.
 */
const PLAN_TASKS = [
  { id: 'contract', from: -30, until: -21 },
  { id: 'landlord', from: -30, until: -21 },
  { id: 'declutter', from: -30, until: -14 },
  { id: 'elevator', from: -21, until: -7 },
  { id: 'cleaning', from: -21, until: -10 },
  { id: 'internet', from: -14, until: -7 },
  { id: 'airConditioner', from: -14, until: -7 },
  { id: 'school', from: -14, until: -5 },
  { id: 'largeWaste', from: -10, until: -3 },
  { id: 'mail', from: -7, until: -3 },
  { id: 'gas', from: -7, until: -3 },
  { id: 'parking', from: -7, until: -2 },
  { id: 'addresses', from: -7, until: -1 },
  { id: 'fridge', from: -3, until: -1 },
  { id: 'valuables', from: -3, until: -1 },
  { id: 'photosBefore', from: -2, until: 0 },
  { id: 'fees', from: -3, until: 0 },
  { id: 'repairReserve', from: -3, until: 0 },
  { id: 'utilities', from: 0, until: 0 },
  { id: 'check', from: 0, until: 0 },
  { id: 'gasOn', from: 0, until: 1 },
  { id: 'residence', from: 0, until: 14 },
  { id: 'fixedDate', from: 0, until: 0 },
  { id: 'unpackWaste', from: 1, until: 14 },
] as const;
export type PlanTaskId = (typeof PLAN_TASKS)[number]['id'] | 'claim';

const isTaskId = (id: string): id is PlanTaskId => id === 'claim' || PLAN_TASKS.some((task) => task.id === id);
export const knownTasks = (ids: readonly string[]) => ids.filter(isTaskId);

export type PlanTask = { id: PlanTaskId; from: string; until: string; days: number };

/**
 * All tasks with their dates for a move on a Korean date, in the order in which they are due; `days` is `until` in days
 * after the move. `claimDays`: how long damage and loss can be reported.
 */
export const planOf = (movingDate: string, claimDays: number): PlanTask[] =>
  [...PLAN_TASKS, { id: 'claim', from: 1, until: claimDays } as const]
    .sort((one, other) => one.until - other.until)
    .map(({ id, from, until }) => ({
      id,
      from: addDays(movingDate, from),
      until: addDays(movingDate, until),
      days: until,
    }));

export const PLAN_GROUPS = ['hurry', 'overdue', 'now', 'next', 'later', 'done'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

const NEXT_DAYS = 7;

/** Korean dates. `plannedOn`: the day of the order; `today` as long as there is none. */
type PlanDays = { today: string; plannedOn: string };

/** A task is overdue only after its last day, and only if the customer could still have done it by then. */
export function groupOf(
  { id, from, until }: PlanTask,
  done: readonly PlanTaskId[],
  { today, plannedOn }: PlanDays,
): PlanGroup {
  if (done.includes(id)) return 'done';
  if (until < plannedOn) return 'hurry';
  if (until < today) return 'overdue';
  if (from <= today) return 'now';
  return from <= addDays(today, NEXT_DAYS) ? 'next' : 'later';
}
