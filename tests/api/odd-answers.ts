import { ANSWERS } from '@/api/contract/shapes.gen';
import { sampleAnswer } from './sample-answer';

/** Where a field stands in an answer: the names and indices that lead to it. */
export type Place = readonly (string | number)[];

export const ABSENT = Symbol('absent');
const HUGE_TEXT = '가'.repeat(100_000);
/** What a field may be instead of what the contract says. */
const FAULTS: readonly (readonly [name: string, value: unknown])[] = [
  ['absent', ABSENT],
  ['null', null],
  // It cannot be made a text.
  ['an object', { toString: 1 }],
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

/** `value` with `fault` at one place. */
export function withFault(value: unknown, [step, ...rest]: Place, fault: unknown): unknown {
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

/** Such as `items[].total`. */
export const nameOf = (place: Place) =>
  place.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[]` : path === '' ? step : `${path}.${step}`),
    '',
  );

/** Every fault in every field of every answer. `answer`: a valid one with all fields. */
export const ODD_ANSWERS = Object.keys(ANSWERS).flatMap((operation) => {
  const [method = ''] = operation.split(' ');
  const path = pathOf(operation);
  const answer = doubled(sampleAnswer(method, path).value);
  return placesIn(answer).flatMap((place) =>
    FAULTS.map(([fault, value]) => ({ operation, method, path, answer, place, fault, value })),
  );
});
