import { ApiError } from '@/domain/api-error';

/** Seconds until the provider sends the next code to a number; 0 after any other failure. */
export const waitAfter = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) : 0;
