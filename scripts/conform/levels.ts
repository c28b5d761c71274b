import { dataSchemaOf, operationOf, resolved, SUCCESSES, type OperationId, type Schema } from './contract';
import type { Finding, Level } from './findings';
import { readAsApp, type Difference } from './reader';
import { SCREENS } from './screens';
import { wanted, type Violation } from './violations';

type Judged = Violation & Pick<Finding, 'level' | 'meaning'>;

const LEVEL = { coerced: 'coerced', kept: 'loses', dropped: 'loses', leftOut: 'loses', lost: 'fails' } as const;
const MEANING = {
  coerced: undefined,
  kept: 'The app takes the value as it is.',
  dropped: 'The screen goes on without this field.',
  leftOut: 'The screen goes on without this item.',
  lost: 'The screen cannot show the answer.',
} as const;

/** The app does without an absent value, and reads these dates as they are, so neither is reported by its reader. */
const isHarmless = ({ expected, found }: Violation) =>
  found === 'null' || found.startsWith('nothing') || expected.startsWith('a date');

const stepsOf = (path: string) => path.split(/\.|(?=\[\])/).filter((step) => step !== '');

/** The values at a path such as `items[].total`. */
const valuesAt = (data: unknown, path: string): unknown[] =>
  stepsOf(path).reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value): unknown[] => {
        if (step === '[]') return Array.isArray(value) ? value : [];
        return typeof value === 'object' && value !== null ? [Reflect.get(value, step)] : [];
      }),
    [data],
  );

/** The data with this value at a path, in all items of lists. */
function withValueAt(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '[]') return Array.isArray(data) ? data.map((item) => withValueAt(item, rest, value)) : data;
  if (typeof data !== 'object' || data === null) return data;
  return { ...data, [step]: withValueAt(Reflect.get(data, step), rest, value) };
}

/** What the contract's examples have at a path of the data. */
const exampleAt = (operation: OperationId, path: string): unknown =>
  operationOf(operation)
    .answers.flatMap(({ status, body }) => (SUCCESSES.includes(status) ? valuesAt(body.data, path) : []))
    .find((value) => value !== undefined && value !== null);

/**
 * What the app's reader says of every field. It stops an object at the first fault, so the contract's example is put there,
 * and the rest is read again.
 */
function differencesInFull(operation: OperationId, data: unknown, mended: readonly string[] = []): Difference[] {
  const differences = readAsApp(operation, data);
  const faults = differences.filter(
    ({ outcome, path }) => outcome !== 'coerced' && path !== '' && !mended.includes(path),
  );
  if (faults.length === 0) return differences;
  const paths = faults.map(({ path }) => path);
  const whole = paths.reduce((one, path) => withValueAt(one, stepsOf(path), exampleAt(operation, path)), data);
  const others = differencesInFull(operation, whole, [...mended, ...paths]);
  // The second reading finds what the first one found, too.
  const isSame = (one: Difference, other: Difference) =>
    one.field === other.field && one.found === other.found && one.outcome === other.outcome;
  return [...differences, ...others.filter((other) => !differences.some((one) => isSame(one, other)))];
}

/** What each violation of a success costs the customer. */
function judged(operation: OperationId, data: unknown, violations: readonly Violation[]): Judged[] {
  const differences = differencesInFull(operation, data);
  const outcomeOf = (violation: Violation) => {
    const outcomes = differences.flatMap(({ field, outcome }) => (field === violation.field ? outcome : []));
    const isLevel = (level: Level) => outcomes.find((outcome) => LEVEL[outcome] === level);
    return isLevel('fails') ?? isLevel('loses') ?? outcomes[0] ?? (isHarmless(violation) ? 'coerced' : 'kept');
  };
  const named = new Set(violations.map(({ field }) => field));
  const others = differences.filter(({ field }) => !named.has(field));
  return [...violations, ...others].map((one) => {
    const outcome = outcomeOf(one);
    const { field, expected, found, count } = one;
    return { field, expected, found, count, level: LEVEL[outcome], meaning: MEANING[outcome] };
  });
}

const schemaAt = (schema: Schema | undefined, path: string): Schema =>
  stepsOf(path).reduce<Schema>((owner, step) => {
    const { items, properties } = resolved(owner);
    return (step === '[]' ? items : properties?.[step]) ?? {};
  }, schema ?? {});

/** True if the contract has this field in the data of the operation. */
export const isInContract = (operation: OperationId, path: string) =>
  Object.keys(schemaAt(dataSchemaOf(operation), path)).length > 0;

/** What the screens would show, and the answer does not have. */
const missingOnScreen = (operation: OperationId, data: unknown): Judged[] =>
  Object.entries(SCREENS[operation].shows ?? {}).flatMap(([path, text]) => {
    const missing = valuesAt(data, path).filter((value) => value === undefined || value === null);
    if (missing.length === 0) return [];
    const found = missing.includes(null) ? 'null' : 'nothing';
    const field = path.startsWith('[') ? `data${path}` : `data.${path}`;
    const expected = wanted(schemaAt(dataSchemaOf(operation), path));
    return [{ field, expected, found, meaning: `The screen ${text}.`, level: 'loses', count: missing.length }];
  });

/** True if the screens lack nothing of the data. */
export const isWholeOnScreen = (operation: OperationId, data: unknown) => missingOnScreen(operation, data).length === 0;

/** Fields with a default may be missing: the app takes the default. A whole provider sends them. */
function defaultsTaken(schema: Schema, value: unknown, path: string): Judged[] {
  const { items, properties = {} } = resolved(schema);
  if (Array.isArray(value)) return value.flatMap((item) => defaultsTaken(items ?? {}, item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(properties).flatMap(([name, inner]): Judged[] => {
    const field = `${path}.${name}`;
    const own: unknown = Reflect.get(value, name);
    if (own !== undefined || inner.default === undefined) return defaultsTaken(inner, own, field);
    const meaning = 'The app takes the default.';
    return [{ field, expected: wanted(inner), found: 'nothing', meaning, level: 'coerced', count: 1 }];
  });
}

/** All differences of the data of a success in what the app reads of it, each with what it costs. */
export function differencesOf(operation: OperationId, data: unknown, all: readonly Violation[]): Judged[] {
  const { core } = operationOf(operation);
  const isRead = ({ field }: { field: string }) =>
    core === undefined || field === 'data' || core.includes(/^data\.(\w+)/.exec(field)?.[1] ?? '');
  const violations = all.filter(isRead);
  const missing = missingOnScreen(operation, data);
  const shown = new Map(missing.map((one) => [one.field, one]));
  const found = judged(operation, data, violations).map((one) => {
    // That it is not required does not help a screen that shows it.
    const visible = shown.get(one.field);
    shown.delete(one.field);
    return visible && one.level === 'coerced' ? { ...one, level: visible.level, meaning: visible.meaning } : one;
  });
  const named = new Set([...found, ...missing].map(({ field }) => field));
  const taken = defaultsTaken(dataSchemaOf(operation) ?? {}, data, 'data');
  return [...found, ...shown.values(), ...taken.filter((one) => !named.has(one.field) && isRead(one))];
}
