import { skipToken, useQuery } from '@tanstack/react-query';
import { userQueries } from '@/api/user/user-queries';
import { getIdentityCheckResult } from '@/api/user/user-requests';
import { ApiError } from '@/domain/api-error';

/**
 * The person that the provider identified. Only the provider's answer counts, never what came with the window's
 * message.
 */
export function useIdentity(registerToken: string | null) {
  const identity = useQuery({
    ...userQueries.identity(registerToken ?? ''),
    queryFn: registerToken === null ? skipToken : ({ signal }) => getIdentityCheckResult(registerToken, signal),
  });
  return { identity, isRefused: identity.error instanceof ApiError && identity.error.isRefused };
}
