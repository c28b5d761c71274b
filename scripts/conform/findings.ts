import { SCREENS } from './screens';
import { OPERATIONS, type OperationId } from './contract';
import type { Hint } from './dialects';

/** From best to worst. */
export const LEVELS = ['fits', 'coerced', 'loses', 'fails'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  fits: 'fits',
  coerced: 'fits with coercion',
  loses: 'screen loses something',
  fails: 'fails',
};

export const worst = (levels: readonly Level[]): Level =>
  LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'fits';

export type Finding = {
  operation: OperationId;
  level: Exclude<Level, 'fits'>;
  /** A field of the answer (`data.items[].total`), `header NAME`, `query NAME`, `request FIELD`, `status` or `body`. */
  field: string;
  expected: string;
  found: string;
  /** What the customer notices, or what to do. */
  meaning?: string | undefined;
  curl: string;
  count: number;
};

export type OperationResult = {
  operation: OperationId;
  method: string;
  path: string;
  /** undefined: not checked, for the reason in `note`. */
  level: Level | undefined;
  note: string | undefined;
  findings: Finding[];
};
export type ScreenResult = {
  screen: string;
  /** Of its operations that were checked. */
  level: Level | undefined;
  because: OperationId[];
  unchecked: OperationId[];
};
export type Results = {
  operations: OperationResult[];
  screens: ScreenResult[];
  requests: number;
  /** Another setting that reads more. */
  hint?: Hint | undefined;
};

/** The statuses of an operation that the provider does not have. */
export const MISSING = [404, 405, 501];

/** Collects what the checks find. */
export class Findings {
  readonly #findings = new Map<string, Finding>();
  readonly #checked = new Set<OperationId>();
  readonly #refusalChecked = new Set<OperationId>();
  readonly #notes = new Map<OperationId, string>();

  /** The same difference in a second answer is the same finding. With another meaning it is not: that may name an order. */
  add(finding: Finding) {
    const { operation, field, expected, found, meaning } = finding;
    const key = [operation, field, expected, found, meaning].join('\n');
    const known = this.#findings.get(key);
    this.#findings.set(key, known ? { ...known, count: known.count + finding.count } : finding);
  }

  /** No success came, and a refusal says that the provider does not have the operation. */
  isMissing(operation: OperationId) {
    if (this.#checked.has(operation)) return false;
    return [...this.#findings.values()].some(
      (one) => one.operation === operation && one.field === 'status' && MISSING.includes(Number(one.found)),
    );
  }

  /** A success came as expected. */
  checked(operation: OperationId) {
    this.#checked.add(operation);
  }

  /** A refusal came as expected. It does not say whether the app could read a success. */
  refusalChecked(operation: OperationId) {
    this.#refusalChecked.add(operation);
  }

  /** Says why an operation was not checked, or not in full. */
  note(operation: OperationId, reason: string) {
    this.#notes.set(operation, reason);
  }

  results(only: ReadonlySet<OperationId>, requests: number): Results {
    const all = [...this.#findings.values()];
    const operations = OPERATIONS.flatMap(({ id, method, path }) => {
      const findings = all.filter(({ operation }) => operation === id);
      // An order that could not be cancelled is reported in any case.
      if (!only.has(id) && findings.length === 0) return [];
      const isSeen = this.#checked.has(id) || findings.length > 0;
      const level = isSeen ? worst(findings.map((one) => one.level)) : undefined;
      return { operation: id, method, path, level, note: this.#noteOf(id, level), findings };
    });
    return { operations, screens: screensOf(operations), requests };
  }

  #noteOf(operation: OperationId, level: Level | undefined): string | undefined {
    const note = this.#notes.get(operation);
    if (note !== undefined || this.#checked.has(operation)) return note;
    if (this.#refusalChecked.has(operation)) return 'only its refusal was seen';
    return level === undefined ? 'not asked in this run' : undefined;
  }
}

/** A screen is as good as the worst of its operations that were checked. */
function screensOf(operations: readonly OperationResult[]): ScreenResult[] {
  const names = [...new Set(Object.values(SCREENS).flatMap(({ screens }) => screens))];
  return names.map((screen) => {
    const own = operations.filter(({ operation }) => SCREENS[operation].screens.includes(screen));
    const levels = own.flatMap(({ level }) => level ?? []);
    const level = levels.length > 0 ? worst(levels) : undefined;
    const isBad = level === 'loses' || level === 'fails';
    const having = (wanted: Level | undefined) => own.flatMap((one) => (one.level === wanted ? one.operation : []));
    return { screen, level, because: isBad ? having(level) : [], unchecked: having(undefined) };
  });
}
