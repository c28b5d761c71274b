import { DIALECT_WORDS, ENVELOPES, parseDialect } from '@/api/client/dialect/dialect';
import { openAnswer } from '@/api/client/dialect/open-answer';
import { readRefusal } from '@/api/client/dialect/read-refusal';
import { isDialect } from '../environment.mjs';
import { nameOf, SUCCESSES, type OperationId } from './contract';
import { isWholeOnScreen } from './levels';
import { dataAsApp } from './reader';

/** An answer as it came, with the statuses that it may have. */
export type ReceivedAnswer = { operation: OperationId; statuses: readonly number[]; status: number; raw: unknown };
/** The setting with which the app reads more operations, or more of them, than with the one that was given. */
export type Hint = { words: string; reads: number; readsNow: number };

const OTHERS = DIALECT_WORDS.slice(ENVELOPES.length);

/** For who has another provider than the app expects. */
export const DIALECT_CHOICE = `--dialect takes one of ${ENVELOPES.join(', ')}, and any of ${OTHERS.join(', ')}`;

/** Not tried: no answer says whether the deployment has them. */
const NOT_TRIED = ['own-steps', 'no-photos', 'no-reorder'];
/** All that a deployment may set. */
const SETTINGS = OTHERS.filter((word) => !NOT_TRIED.includes(word))
  .reduce<string[][]>(
    (settings, word) => settings.flatMap((words) => [words, [...words, word]]),
    [[], ...ENVELOPES.slice(1).map((envelope) => [envelope])],
  )
  .filter((words) => isDialect(words.join(' ') || 'data') === undefined);

const UNREAD = 0;
const READ = 1;
const READ_IN_FULL = 2;

/** How much of an answer the app has with a setting. A success that it takes for a refusal is not read. */
function gradeOf({ operation, statuses, status, raw }: ReceivedAnswer, words: readonly string[]): number {
  const dialect = parseDialect(words.join(' '));
  const opened = SUCCESSES.includes(status) ? openAnswer(dialect, raw, nameOf(operation)) : undefined;
  if (opened?.kind === 'data') {
    if (!SUCCESSES.some((one) => statuses.includes(one)) || dataAsApp(operation, opened.data) === undefined)
      return UNREAD;
    return isWholeOnScreen(operation, opened.data) ? READ_IN_FULL : READ;
  }
  if (!statuses.some((one) => one >= 400)) return UNREAD;
  const { items, globals } = readRefusal(dialect, raw, nameOf(operation));
  if (items.length > 0 || globals[0]?.msgId !== undefined) return READ_IN_FULL;
  return globals.length > 0 ? READ : UNREAD;
}

/** The one setting to recommend; undefined if none reads more. `given`: the words with which the provider was asked. */
export function hintOf(received: readonly ReceivedAnswer[], given: string): Hint | undefined {
  const current = given.split(' ').filter((word) => word !== '' && word !== 'data');
  if (received.every((one) => gradeOf(one, current) === READ_IN_FULL)) return undefined;
  const kept = current.filter((word) => NOT_TRIED.includes(word));
  const graded = SETTINGS.map((setting) => {
    const words = [...setting, ...kept];
    return { words, grades: received.map((one) => gradeOf(one, words)) };
  });
  // What no setting reads says nothing about settings.
  const isReadable = received.map((_, index) => graded.some(({ grades }) => grades[index] !== UNREAD));
  const operations = new Set(received.flatMap(({ operation }, index) => (isReadable[index] ? operation : [])));
  const rated = graded.map(({ words, grades }) => {
    const unread = new Set(
      received.flatMap(({ operation }, index) => (isReadable[index] && grades[index] === UNREAD ? operation : [])),
    );
    const changes = [...words, ...current].filter((word) => words.includes(word) !== current.includes(word)).length;
    const sum = grades.reduce((all, grade) => all + grade, 0);
    // It is about more than refusals: problem details are read as well with the word of their own.
    const isWide = words.includes('drf');
    return { words, reads: operations.size - unread.size, sum, changes, isWide };
  });
  const best = rated.toSorted(
    (one, other) =>
      other.reads - one.reads ||
      other.sum - one.sum ||
      one.changes - other.changes ||
      Number(one.isWide) - Number(other.isWide),
  )[0];
  const now = rated.find(({ changes }) => changes === 0);
  if (!best || !now || best.changes === 0) return undefined;
  return { words: best.words.join(' ') || 'data', reads: best.reads, readsNow: now.reads };
}

/** The hint in a sentence. */
export const textOfHint = ({ words, reads, readsNow }: Hint) =>
  `With NEXT_PUBLIC_PROVIDER_DIALECT="${words}" the app reads ` +
  `${reads > readsNow ? `${reads} operations instead of ${readsNow}` : 'more of the answers'}: ` +
  `give the check the same words, --dialect '${words}', before anything else is mended.`;
