import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { retryInMs } from '@/api/order/live-order-queries';

const isPolled = (query: Query) =>
  query.observers.some(({ options: { refetchInterval: interval } }) =>
    typeof interval === 'function' ? interval(query) : interval,
  );

/**
 * Requests polled data again when the customer comes back to the tab. The timers stop while the tab is hidden and start
 * anew, so old data would stay for up to a minute. React Query's `refetchOnWindowFocus` checks before the screen has
 * set its timers again, so each of these queries would need the option.
 */
export function refreshOnReturn(client: QueryClient) {
  const refresh = (returnedAt: number) =>
    client.refetchQueries(
      {
        type: 'active',
        stale: true,
        // Some screens ask by themselves, and may have the answer already.
        predicate: (query) => isPolled(query) && query.state.dataUpdatedAt < returnedAt && retryInMs(query) <= 0,
      },
      { cancelRefetch: false },
    );
  return focusManager.subscribe((isFocused) => {
    const now = Date.now();
    // The screen sets its timers first.
    if (isFocused) setTimeout(() => void refresh(now));
  });
}
