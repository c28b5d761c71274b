import { ApiError } from '@/api/client/api-error';

const REQUEST_TIMEOUT = 408;
const CONFLICT = 409;

const isConflict = (error: ApiError, msgId: string) => error.status === CONFLICT && error.msgId === msgId;

/** The customer agreed to another price than the provider now asks. */
export const isPriceChanged = (error: ApiError) => isConflict(error, 'PRICE_CHANGED');

/** An order of this key exists already, with other details: that order is the one to look for. */
export const isKeyReused = (error: ApiError) => isConflict(error, 'IDEMPOTENCY_KEY_REUSED');

/** Nothing was created, for certain. A gateway that gave up waiting (408) cannot know. */
export const isCertainlyRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isRefused && error.status !== REQUEST_TIMEOUT && !isKeyReused(error);
