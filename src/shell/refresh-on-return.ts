import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';

const isPolled = (query: Query) =>
  query.observers.some(({ options: { refetchInterval: interval } }) =>
    typeof interval === 'function' ? interval(query) : interval,
  );

/**
 * Brings what is refreshed by a timer up to date when the customer comes back to the tab: the timer stops while the tab
 * is hidden, and begins anew. React Query's `refetchOnWindowFocus` would need a word in each of these queries: it looks
 * before the screen has set its timers.
 */
export function refreshOnReturn(client: QueryClient) {
  const refresh = (returnedAt: number) =>
    client.refetchQueries(
      {
        type: 'active',
        stale: true,
        // Some screens ask by themselves, and may have the answer already.
        predicate: (query) => isPolled(query) && query.state.dataUpdatedAt < returnedAt,
      },
      { cancelRefetch: false },
    );
  return focusManager.subscribe((isFocused) => {
    const now = Date.now();
    // The screen sets its timers first.
    if (isFocused) setTimeout(() => void refresh(now));
  });
}
