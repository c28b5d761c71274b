import { parseDialect, type Dialect } from '@/api/client/dialect/dialect';
import { openAnswer } from '@/api/client/dialect/open-answer';
import { readRefusal } from '@/api/client/dialect/read-refusal';
import { carriesNothing, readAnswer, type Outcome } from '@/api/client/read-answer';
import { nameOf, operationOf, SUCCESSES, type OperationId } from './contract';
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
export function translated(
  id: OperationId,
  dialect: Dialect,
  status: number,
  raw: unknown,
): { status: number; body: unknown; bodyProblem?: string } {
  const { method, path } = operationOf(id);
  // The app has no step read an answer that carries nothing.
  const name = carriesNothing(method, path) ? 'unknown' : nameOf(id);
  const opened = SUCCESSES.includes(status) ? openAnswer(dialect, raw, name) : undefined;
  if (opened?.kind === 'data') {
    if (opened.thrown) return { status, body: undefined, bodyProblem: `${opened.thrown} in own-provider.ts` };
    return { status, body: opened.data === undefined ? raw : { data: opened.data } };
  }
  const { items, globals } = readRefusal(dialect, raw, nameOf(id));
  const body = items.length > 0 ? { ...globals[0], errors: items } : (globals[0] ?? raw);
  return { status: opened?.status ?? status, body };
}

/** The `msgId` of a translated refusal, as the app has it. */
export const msgIdOf = (body: unknown): string | undefined =>
  readRefusal(parseDialect(), body, 'unknown').globals[0]?.msgId;
