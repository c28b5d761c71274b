import { expect, test } from 'vitest';
import { groupOf, planOf, type PlanTaskId } from '@/domain/home-move/planner';

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

test('reporting damage is not overdue as long as claims are possible', () => {
  expect(groupOf(taskOf('claim'), [], '2026-12-28')).toBe('now');
  expect(groupOf(taskOf('claim'), [], '2026-12-29')).toBe('overdue');
});

test.each([
  ['2026-11-10', 'later'],
  ['2026-11-11', 'next'],
  ['2026-11-17', 'next'],
  ['2026-11-18', 'now'],
  ['2026-11-25', 'now'],
  ['2026-11-26', 'overdue'],
] as const)('on %s large waste is %s', (today, group) => {
  expect(groupOf(taskOf('largeWaste'), [], today)).toBe(group);
  expect(groupOf(taskOf('largeWaste'), ['largeWaste'], today)).toBe('done');
});
