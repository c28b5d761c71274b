import type { ErrorBody, ErrorItem } from './operation';

/** An intended error response. The transaction is committed nevertheless, because counted failures must be kept. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 413 | 415 | 429,
    readonly body: ErrorBody,
    readonly retryAfterSeconds?: number,
  ) {
    super(body.msgId ?? body.errors?.map((item) => `${item.code}_${item.field}`).join(', ') ?? 'refused');
  }
}

export type FieldCode =
  | 'REQUIRED'
  | 'INVALID'
  | 'MISMATCH'
  | 'DUPLICATED'
  | 'EXPIRED'
  | 'USED'
  | 'NOT_FOUND'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'REJECTED';

export const wrongField = (code: FieldCode, field: string) => new Refusal(400, { errors: [{ code, field }] });
export const wrongFields = (errors: ErrorItem[]) => new Refusal(400, { errors });
export const conflict = (msgId: string, message: string) => new Refusal(409, { msgId, message });
export const conflictField = (code: FieldCode, field: string) => new Refusal(409, { errors: [{ code, field }] });
export const signedOut = () => new Refusal(401, { msgId: 'SESSION_EXPIRED', message: 'Please sign in again.' });
export const notFound = () => new Refusal(404, { msgId: 'NOT_FOUND', message: 'Not found.' });
export const tooMany = (seconds: number, msgId = 'TOO_MANY_TRIES') =>
  new Refusal(429, { msgId, message: 'Try again later.' }, Math.max(1, Math.ceil(seconds)));
