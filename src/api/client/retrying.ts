import { ApiError } from '@/domain/api-error';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Whether a failed read is repeated automatically. A refusal would be the same again, unless the provider says when to
 * retry; the customer must not wait more than 30 s for that.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.isAborted) return false;
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000 <= LONGEST_WAIT_MS;
  // The same answer would come again, unless there was none to read.
  if (error.unreadable && error.unreadable.path !== '') return false;
  // The provider does not have the operation.
  return error.isOutcomeUnknown && error.status !== 501;
}

/**
 * Milliseconds before the next try: longer each time, never before the provider allows it, and random, so that browsers
 * do not retry together.
 */
export function retryDelayMs(count: number, error: unknown): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** count, LONGEST_WAIT_MS);
  const retryAfterMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(backoff * (1 - Math.random() / 2), retryAfterMs + Math.random() * FIRST_WAIT_MS);
}
