import { describe, expect, test } from 'vitest';
import { readAnswer } from '@/api/client/read-answer';
import { ANSWERS } from '@/api/contract/shapes.gen';
import { ABSENT, nameOf, ODD_ANSWERS, type Place, withFault } from './odd-answers';

/** The number of items in all lists. */
function itemsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + value.reduce<number>((sum, item) => sum + itemsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + itemsIn(inner), 0);
}

test('the matrix has a case for every field of every answer', () => {
  expect(ODD_ANSWERS.length).toBeGreaterThan(2_000);
});

describe('every fault in every field of every answer', () => {
  test.each(Object.keys(ANSWERS))('%s loses one item at most, and names the field', (operation) => {
    const problems: string[] = [];
    for (const { method, path, answer, place, fault, value } of ODD_ANSWERS.filter(
      (one) => one.operation === operation,
    )) {
      const cell = `${nameOf(place)} ${fault}`;
      const { data, findings, leftOut } = readAnswer(method, path, withFault(answer, place, value));
      const losses = findings.filter(({ outcome }) => outcome !== 'coerced');
      const isNamed = losses.every((one) => one.path === nameOf(place) || one.path.startsWith(nameOf(place)));
      if (!isNamed) problems.push(`${cell}: named ${losses.map((one) => one.path).join()}`);
      if (leftOut > 1 && place.length > 0 && value !== ABSENT && !isList(answer, place))
        problems.push(`${cell}: lost ${leftOut}`);
      if (data === undefined && losses.length === 0) problems.push(`${cell}: lost without a finding`);
      // A list keeps its other items, whatever is wrong with one.
      if (typeof place.findLast((step) => typeof step === 'number') === 'number' && data === undefined) {
        problems.push(`${cell}: the whole answer is lost`);
      }
      if (data !== undefined && JSON.stringify(readAnswer(method, path, data).data) !== JSON.stringify(data)) {
        problems.push(`${cell}: reading it again changes it`);
      }
      if (JSON.stringify(findings).includes('SOMETHING_NEW')) problems.push(`${cell}: a value is in the findings`);
      if (value === ABSENT && data !== undefined && itemsIn(data) > itemsIn(answer))
        problems.push(`${cell}: more items`);
    }
    expect(problems).toEqual([]);
  });
});

function isList(answer: unknown, place: Place): boolean {
  const value = place.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    answer,
  );
  return Array.isArray(value);
}
