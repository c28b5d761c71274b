import { DIALECT_WORDS, openAnswer, parseDialect, readRefusal, type Dialect } from '@/api/client/adapt';
import { readAnswer, type Outcome } from '@/api/client/read-answer';
import { operationOf, SUCCESSES, type OperationId } from './contract';
import type { Violation } from './violations';

/** `path`: the field within the data, as the app's reader names it. */
export type Difference = Violation & { outcome: Outcome; path: string };

const fieldOf = (path: string) => (path === '' ? 'data' : path.startsWith('[') ? `data${path}` : `data.${path}`);

/** What the app's own reader makes of the data of a success, by the fields of the report. */
export function readAsApp(operation: OperationId, data: unknown): Difference[] {
  const { method, path } = operationOf(operation);
  return readAnswer(method, path, data).findings.map((one) => ({ ...one, field: fieldOf(one.path) }));
}

/** The data of a success as the app has it; undefined if it cannot be read. */
export function dataAsApp(operation: OperationId, data: unknown): unknown {
  const { method, path } = operationOf(operation);
  return readAnswer(method, path, data).data;
}

/** The answer as the contract writes it, if the provider's dialect is another. */
export function translated(dialect: Dialect, status: number, raw: unknown): { status: number; body: unknown } {
  const opened = SUCCESSES.includes(status) ? openAnswer(dialect, raw) : undefined;
  if (opened?.kind === 'data') return { status, body: opened.data === undefined ? raw : { data: opened.data } };
  const { items, globals } = readRefusal(dialect, raw);
  const body = items.length > 0 ? { ...globals[0], errors: items } : (globals[0] ?? raw);
  return { status: opened?.status ?? status, body };
}

/** The `msgId` of a translated refusal, as the app has it. */
export const msgIdOf = (body: unknown): string | undefined => readRefusal(parseDialect(), body).globals[0]?.msgId;

const [, ...OTHER_ENVELOPES] = DIALECT_WORDS.slice(0, 3);
const DIALECTS = ['', ...OTHER_ENVELOPES].flatMap((envelope) =>
  ['', 'snake-case', 'spring-pages', 'snake-case spring-pages'].map((words) => `${envelope} ${words}`.trim()),
);

/** The shortest setting with which the app could read a success that it cannot read as it is. */
function dialectOfSuccess(operation: OperationId, raw: unknown): string | undefined {
  return DIALECTS.find((words) => {
    const opened = openAnswer(parseDialect(words), raw);
    return opened.kind === 'data' && dataAsApp(operation, opened.data) !== undefined;
  });
}

/** `words`: the setting with which the answer was read. Returns the one with which the app could read it, if there is one. */
export function dialectThatReads(operation: OperationId, status: number, raw: unknown, words: string) {
  const more = (word: string) => `${words} ${word}`.trim();
  if (SUCCESSES.includes(status)) {
    // An answer that came in another dialect is translated already.
    const success = words === '' ? dialectOfSuccess(operation, raw) : undefined;
    if (success !== undefined) return success;
    return openAnswer(parseDialect(more('errors-in-200')), raw).kind === 'refusal' ? more('errors-in-200') : undefined;
  }
  const isRead = (setting: string) => Object.values(readRefusal(parseDialect(setting), raw)).flat().length > 0;
  return isRead(more('problem-json')) && !isRead(words) ? more('problem-json') : undefined;
}
