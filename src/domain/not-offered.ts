import { ApiError } from './api-error';

/** The provider says that it does not have the operation: there is nothing to try again. */
export const isNotOffered = (error: unknown) => error instanceof ApiError && error.status === 501;
