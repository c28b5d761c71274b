import { SCREENS } from './screens';
import { OPERATIONS, type OperationId } from './contract';

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
  /** A field of the answer (`data.items[].total`), `header NAME`, `query NAME`, `status` or `body`. */
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
export type ScreenResult = { screen: string; level: Level | undefined; because: OperationId[] };
export type Results = { operations: OperationResult[]; screens: ScreenResult[]; requests: number };

/** Collects what the checks find. */
export class Findings {
  readonly #findings = new Map<string, Finding>();
  readonly #checked = new Set<OperationId>();
  readonly #notes = new Map<OperationId, string>();

  /** The same difference in a second answer counts as the same finding. */
  add(finding: Finding) {
    this.#checked.add(finding.operation);
    const key = [finding.operation, finding.field, finding.expected, finding.found].join('\n');
    const known = this.#findings.get(key);
    this.#findings.set(key, known ? { ...known, count: known.count + finding.count } : finding);
  }

  checked(operation: OperationId) {
    this.#checked.add(operation);
  }

  /** Says why an operation was not checked, or not in full. */
  note(operation: OperationId, reason: string) {
    this.#notes.set(operation, reason);
  }

  results(only: ReadonlySet<OperationId>, requests: number): Results {
    const all = [...this.#findings.values()];
    const operations = OPERATIONS.filter(({ id }) => only.has(id)).map(({ id, method, path }) => {
      const findings = all.filter(({ operation }) => operation === id);
      const level = this.#checked.has(id) ? worst(findings.map((one) => one.level)) : undefined;
      const note = this.#notes.get(id) ?? (level === undefined ? 'not asked in this run' : undefined);
      return { operation: id, method, path, level, note, findings };
    });
    return { operations, screens: screensOf(operations), requests };
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
    return { screen, level, because: isBad ? own.flatMap((one) => (one.level === level ? one.operation : [])) : [] };
  });
}
