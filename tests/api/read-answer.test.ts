import { describe, expect, test } from 'vitest';
import { readAnswer } from '@/api/client/read-answer';
import { ANSWERS } from '@/api/contract/shapes.gen';
import { sampleAnswer } from './sample-answer';

type Place = readonly (string | number)[];

const ABSENT = Symbol('absent');
const HUGE_TEXT = '가'.repeat(100_000);
/** What a field may be instead of what the contract says. */
const FAULTS: readonly (readonly [name: string, value: unknown])[] = [
  ['absent', ABSENT],
  ['null', null],
  ['an object', { a: 1 }],
  ['a list', [[]]],
  ['empty', ''],
  ['huge text', HUGE_TEXT],
  ['a huge number', 1e308],
  ['an unknown word', 'SOMETHING_NEW'],
  ['a negative number', -1],
  ['true', true],
];

const pathOf = (operation: string) => operation.split(' ')[1]?.replace(/\{\w+\}/g, 'id-1') ?? '';

/** Lists have two items, so that one can be lost. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => [doubled(item), doubled(item)]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubled(inner)]));
}

/** Every field of an answer, in the first item of each list. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (Array.isArray(value)) return [[...place, 0], ...placesIn(value[0], [...place, 0])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...place, name], ...placesIn(inner, [...place, name])]);
}

function withFault(value: unknown, [step, ...rest]: Place, fault: unknown): unknown {
  if (step === undefined) return fault;
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      if (index !== step) return [item];
      const changed = withFault(item, rest, fault);
      return changed === ABSENT ? [] : [changed];
    });
  }
  const entries = Object.entries(value as object).map(([name, inner]): [string, unknown] => [
    name,
    name === step ? withFault(inner, rest, fault) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== ABSENT));
}

const nameOf = (place: Place) =>
  place.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[]` : path === '' ? step : `${path}.${step}`),
    '',
  );

/** The number of items in all lists. */
function itemsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + value.reduce<number>((sum, item) => sum + itemsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + itemsIn(inner), 0);
}

const CASES = Object.keys(ANSWERS).flatMap((operation) => {
  const [method = ''] = operation.split(' ');
  const path = pathOf(operation);
  const answer = doubled(sampleAnswer(method, path).value);
  return placesIn(answer).flatMap((place) =>
    FAULTS.map(([fault, value]) => ({ operation, method, path, answer, place, fault, value })),
  );
});

test('the matrix has a case for every field of every answer', () => {
  expect(CASES.length).toBeGreaterThan(2_000);
});

describe('every fault in every field of every answer', () => {
  test.each(Object.keys(ANSWERS))('%s loses one item at most, and names the field', (operation) => {
    const problems: string[] = [];
    for (const { method, path, answer, place, fault, value } of CASES.filter((one) => one.operation === operation)) {
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
