import { DIALECT_WORDS, openAnswer, parseDialect, readRefusal, type Dialect } from '@/api/client/adapt';
import { readAnswer, type Outcome } from '@/api/client/read-answer';
import { operationOf, SUCCESSES, type OperationId } from './contract';
import type { Violation } from './violations';

type Difference = Violation & { outcome: Outcome };

const fieldOf = (path: string) => (path === '' ? 'data' : path.startsWith('[') ? `data${path}` : `data.${path}`);

/** What the app's own reader makes of the data of a success, by the fields of the report. */
export function readAsApp(operation: OperationId, data: unknown): Difference[] {
  const { method, path } = operationOf(operation);
  return readAnswer(method, path, data).findings.map((one) => ({ ...one, field: fieldOf(one.path) }));
}

/** The answer as the contract writes it, if the provider's dialect is another. */
export function translated(dialect: Dialect, status: number, raw: unknown): { status: number; body: unknown } {
  const opened = SUCCESSES.includes(status) ? openAnswer(dialect, raw) : undefined;
  if (opened?.kind === 'data') return { status, body: opened.data === undefined ? raw : { data: opened.data } };
  const { items, globals } = readRefusal(dialect, raw);
  const body = items.length > 0 ? { errors: items } : (globals[0] ?? raw);
  return { status: opened?.status ?? status, body };
}

const [, ...OTHER_ENVELOPES] = DIALECT_WORDS.slice(0, 3);
const DIALECTS = ['', ...OTHER_ENVELOPES].flatMap((envelope) =>
  ['', 'snake-case', 'spring-pages', 'snake-case spring-pages'].map((words) => `${envelope} ${words}`.trim()),
);

/** The shortest setting with which the app could read an answer that it cannot read as it is. */
export function dialectThatReads(operation: OperationId, raw: unknown): string | undefined {
  const { method, path } = operationOf(operation);
  return DIALECTS.find((words) => {
    const opened = openAnswer(parseDialect(words), raw);
    return opened.kind === 'data' && readAnswer(method, path, opened.data).data !== undefined;
  });
}
