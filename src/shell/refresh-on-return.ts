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
  const refresh = () =>
    client.refetchQueries({ type: 'active', stale: true, predicate: isPolled }, { cancelRefetch: false });
  return focusManager.subscribe((isFocused) => {
    // The screen sets its timers first.
    if (isFocused) setTimeout(() => void refresh());
  });
}
