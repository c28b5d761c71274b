import { expect, test } from 'vitest';
import { groupOf, planOf, PLAN_GROUPS, type PlanTaskId } from '@/domain/home-move/planner';
import { addDays } from '@/domain/time/calendar';

const plan = planOf('2026-11-28', 30);
const taskOf = (id: PlanTaskId) => {
  const task = plan.find((one) => one.id === id);
  if (!task) throw new Error(id);
  return task;
};

test('tasks have dates from D-30 to the last day for claims', () => {
  expect(taskOf('contract').from).toBe('2026-10-29');
  expect(taskOf('residence').until).toBe('2026-12-12');
  expect(Math.min(...plan.map(({ from }) => Date.parse(from)))).toBe(Date.parse('2026-10-29'));
  expect(Math.max(...plan.map(({ until }) => Date.parse(until)))).toBe(Date.parse('2026-12-28'));
});

const ORDERED = '2026-10-20';
const groupOn = (today: string, id: PlanTaskId, done: PlanTaskId[] = []) =>
  groupOf(taskOf(id), done, { today, plannedOn: ORDERED });

test('the plan reads in the order of its last days, on every day and across its groups', () => {
  for (let days = -40; days <= 40; days += 1) {
    const today = addDays('2026-11-28', days);
    for (const plannedOn of [ORDERED, '2026-11-18', today]) {
      const read = PLAN_GROUPS.flatMap((group) =>
        plan.filter((task) => groupOf(task, [], { today, plannedOn }) === group),
      );
      const due = read.map(({ until }) => until);
      expect(due, today).toEqual([...due].sort());
    }
  }
});

test('what was due before the order is not overdue but to be done soon', () => {
  const groupFor = (plannedOn: string) => groupOf(taskOf('cleaning'), [], { today: '2026-11-20', plannedOn });
  expect(groupFor('2026-11-20')).toBe('hurry');
  expect(groupFor('2026-11-19')).toBe('hurry');
  expect(groupFor('2026-11-18')).toBe('overdue');
});

test('reporting damage is not overdue as long as claims are possible', () => {
  expect(groupOn('2026-12-28', 'claim')).toBe('now');
  expect(groupOn('2026-12-29', 'claim')).toBe('overdue');
});

test.each([
  ['2026-11-10', 'later'],
  ['2026-11-11', 'next'],
  ['2026-11-17', 'next'],
  ['2026-11-18', 'now'],
  ['2026-11-25', 'now'],
  ['2026-11-26', 'overdue'],
] as const)('on %s large waste is %s', (today, group) => {
  expect(groupOn(today, 'largeWaste')).toBe(group);
  expect(groupOn(today, 'largeWaste', ['largeWaste'])).toBe('done');
});
