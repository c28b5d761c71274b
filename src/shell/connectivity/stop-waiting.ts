import type { QueryClient } from '@tanstack/react-query';
import { stopRequests } from '@/api/client/session';
import { ApiError } from '@/domain/api-error';
import { waitingQueries } from './watch-waiting';

/**
 * Cancels everything that the customer waits for. Each place then shows that its data is missing and offers a retry.
 */
export function stopWaiting(client: QueryClient) {
  for (const query of waitingQueries(client)) {
    if (query.state.data !== undefined) {
      void query.cancel({ revert: true });
      continue;
    }
    void query.cancel({ silent: true });
    query.setState({
      status: 'error',
      fetchStatus: 'idle',
      error: new ApiError('Given up', { status: 0, isAborted: true }),
      errorUpdatedAt: Date.now(),
    });
  }
  stopRequests();
}
