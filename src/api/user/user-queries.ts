import { queryOptions } from '@tanstack/react-query';
import {
  getFeatureFlags,
  getIdentityCheckResult,
  listWithdrawReasons,
  validateOrganizationCode,
} from './user-requests';

/** The screens of these queries show themselves that an answer is missing. */
const meta = { isErrorShownInPlace: true };

/** The profile is not a query: it is the sign-in state, which the `auth` slice holds. */
export const userQueries = {
  all: () => ['user'] as const,
  featureFlags: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'featureFlags'],
      queryFn: ({ signal }) => getFeatureFlags(signal),
      meta: { isPublic: true },
      staleTime: 5 * 60_000,
    }),
  withdrawReasons: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'withdrawReasons'],
      queryFn: ({ signal }) => listWithdrawReasons(signal),
      meta,
      staleTime: Infinity,
    }),
  organization: (orgCode: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'organization', orgCode],
      queryFn: ({ signal }) => validateOrganizationCode(orgCode, signal),
      meta,
      staleTime: 60_000,
    }),
  identity: (registerToken: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'identity', registerToken],
      queryFn: ({ signal }) => getIdentityCheckResult(registerToken, signal),
      meta,
      staleTime: Infinity,
    }),
};
