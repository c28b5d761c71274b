import type { OperationId } from './contract';
import { textOfHint } from './dialects';
import { LEVEL_NAMES, LEVELS, type Finding, type Level, type Results, type ScreenResult } from './findings';

/** The same difference of several operations: a gateway's header, an envelope. */
export type Group = Omit<Finding, 'operation'> & { operations: OperationId[] };

const NOT_CHECKED = 'not checked';
export const nameOf = (level: Level | undefined) => (level === undefined ? NOT_CHECKED : LEVEL_NAMES[level]);

const isWorse = (one: Level, other: Level) => LEVELS.indexOf(one) > LEVELS.indexOf(other);

/** Worst first; one entry for each difference. */
export function groupsOf({ operations }: Results): Group[] {
  const groups = new Map<string, Group>();
  for (const { operation, ...finding } of operations.flatMap(({ findings }) => findings)) {
    const key = [finding.field, finding.expected, finding.found, finding.level, finding.meaning].join('\n');
    const known = groups.get(key);
    if (known) known.operations.push(operation);
    else groups.set(key, { ...finding, operations: [operation] });
  }
  return [...groups.values()].sort((one, other) => LEVELS.indexOf(other.level) - LEVELS.indexOf(one.level));
}

/** True if anything is at least as bad as `level`. */
export const hasAtLeast = ({ operations }: Results, level: Level) =>
  operations.some((one) => one.findings.some((finding) => finding.level === level || isWorse(finding.level, level)));

export const countOf = ({ operations }: Results, level: Level | undefined) =>
  operations.filter((one) => one.level === level).length;

const MAX_NAMED = 6;
export const namesOf = (operations: readonly OperationId[]) =>
  operations.length > MAX_NAMED
    ? `${operations.slice(0, MAX_NAMED).join(', ')} and ${operations.length - MAX_NAMED} more`
    : operations.join(', ');

export const summaryOf = (results: Results) =>
  [...LEVELS, undefined].map((level) => `${countOf(results, level)} ${nameOf(level)}`).join(' · ');

function groupLines({ operations, level, field, expected, found, meaning, count, curl }: Group): string[] {
  return [
    `${LEVEL_NAMES[level].toUpperCase()}  ${namesOf(operations)}`,
    `  ${field}: expected ${expected}, found ${found}${count > 1 ? ` (${count} times)` : ''}`,
    ...(meaning ? [`  ${meaning}`] : []),
    `  ${curl}`,
    '',
  ];
}

/** A screen that fits as far as it was checked must not look as if all of it was. */
function detailOf({ level, because, unchecked }: ScreenResult): string {
  const missing = level === undefined ? [] : unchecked;
  const details = [
    ...(because.length > 0 ? [namesOf(because)] : []),
    ...(missing.length > 0 ? [`not checked: ${namesOf(missing)}`] : []),
  ];
  return details.length > 0 ? ` (${details.join('; ')})` : '';
}

/** The report for a terminal or a log. */
export function textReport(results: Results, base: string): string {
  const { operations, screens, requests, hint } = results;
  const width = Math.max(...operations.map(({ operation }) => operation.length));
  return [
    `${base}: ${requests} requests`,
    '',
    ...(hint ? [textOfHint(hint), ''] : []),
    ...groupsOf(results).flatMap(groupLines),
    'Operations',
    ...operations.map(
      ({ operation, level, note }) => `  ${operation.padEnd(width)}  ${nameOf(level)}${note ? ` (${note})` : ''}`,
    ),
    '',
    'Screens',
    ...screens.map((screen) => `  ${screen.screen.padEnd(width)}  ${nameOf(screen.level)}${detailOf(screen)}`),
    '',
    summaryOf(results),
    '',
  ].join('\n');
}
