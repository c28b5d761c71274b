import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { kstDate } from '@/domain/time/kst';
import { groupOf, knownTasks, planOf, PLAN_GROUPS, type PlanTask } from '@/domain/home-move/planner';
import { useNow } from '@/lib/browser/use-now';
import { usePlanTicks } from '@/lib/storage/move-plans';

const CLOCK_MS = 60_000;

/** As many tasks as the order's page has room for. */
const FIRST_TASKS = 5;

/**
 * The tasks of a move that begins at `appointmentAt` (ISO), grouped by their state today in Korea. `planKey`: an
 * order's id, or `DRAFT_PLAN`.
 */
export function usePlan(planKey: string, appointmentAt: string) {
  const movingDate = kstDate(Date.parse(appointmentAt));
  const today = kstDate(useNow(CLOCK_MS));
  const ticks = usePlanTicks(planKey, movingDate);
  const done = knownTasks(ticks.done);
  const tasks = planOf(movingDate, HOME_MOVE_TERMS.claimDays).map((task) => ({
    ...task,
    group: groupOf(task, done, today),
  }));
  const groupsOf = (some: typeof tasks) =>
    PLAN_GROUPS.map((group) => ({ group, tasks: some.filter((task) => task.group === group) }));
  const isUrgent = ({ group }: (typeof tasks)[number]) => group === 'overdue' || group === 'now';
  return {
    movingDate,
    tasks,
    groups: groupsOf(tasks),
    /** The most urgent tasks, overdue ones first. */
    firstGroups: groupsOf(tasks.filter(isUrgent).sort(byUntil).slice(0, FIRST_TASKS)),
    doneCount: done.length,
    toggle: ticks.toggle,
  };
}

const byUntil = (one: PlanTask, other: PlanTask) => one.until.localeCompare(other.until);

export type Plan = ReturnType<typeof usePlan>;
