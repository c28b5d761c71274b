import type { ApiError } from '@/domain/api-error';

/** The error of a call that must fail. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It was read')),
    (error: unknown) => error as ApiError, // boundary: the client rejects with nothing else
  );
