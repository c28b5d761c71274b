import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { useState } from 'react';
import { kstDate } from '@/domain/time/kst';
import { groupOf, knownTasks, planOf, PLAN_GROUPS, type PlanGroup, type PlanTask } from '@/domain/home-move/planner';
import { useNow } from '@/lib/browser/use-now';
import { usePlanTicks } from './use-plan-ticks';

const CLOCK_MS = 60_000;

/** As many tasks as the order's page has room for. */
const FIRST_TASKS = 5;

export type PlannedMove = {
  /** Null before it is ordered. */
  orderId: string | null;
  /** When the move begins (ISO). */
  appointmentAt: string;
  /** When it was ordered (ISO); undefined before that. */
  orderedAt?: string | undefined;
};

/** The tasks of a move in the order in which they are due, grouped by their state today in Korea. */
export function usePlan({ orderId, appointmentAt, orderedAt }: PlannedMove) {
  const movingDate = kstDate(Date.parse(appointmentAt));
  const today = kstDate(useNow(CLOCK_MS));
  const plannedOn = orderedAt === undefined ? today : kstDate(Date.parse(orderedAt));
  const ticks = usePlanTicks(orderId, movingDate);
  const done = knownTasks(ticks.done);
  /** The groups of tasks that were just ticked. They stay there, so that neither the focus nor the tasks below move. */
  const [places, setPlaces] = useState<Partial<Record<PlanTask['id'], PlanGroup>>>({});
  const tasks = planOf(movingDate, HOME_MOVE_TERMS.claimDays).map((task) => {
    const group = groupOf(task, done, { today, plannedOn });
    return { ...task, group, place: places[task.id] ?? group };
  });
  type Task = (typeof tasks)[number];
  const groupsOf = (some: Task[]) =>
    PLAN_GROUPS.map((group) => ({ group, tasks: some.filter(({ place }) => place === group) }));
  const isUrgent = ({ place }: Task) => place === 'hurry' || place === 'overdue' || place === 'now';
  return {
    movingDate,
    tasks,
    groups: groupsOf(tasks),
    /** The most urgent tasks. */
    firstGroups: groupsOf(tasks.filter(isUrgent).slice(0, FIRST_TASKS)),
    doneCount: done.length,
    toggle({ id, place }: Task) {
      setPlaces((before) => ({ ...before, [id]: place }));
      ticks.toggle(id);
    },
  };
}

export type Plan = ReturnType<typeof usePlan>;
