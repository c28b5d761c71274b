import { useQuery } from '@tanstack/react-query';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { newestInProgress } from '@/queries/in-progress/newest-in-progress';

/**
 * What the list begins with while it has no filter, no other sorting and no later page. The list waits until `isKnown`,
 * which avoids a layout shift. `newest` is null if there are none or the request failed: the list has these orders too.
 */
export function useNewestInProgress(isPlainList: boolean) {
  const isWatched = useIsPageActive();
  const { data, failureCount } = useQuery({ ...newestInProgress(isWatched), enabled: isPlainList });
  if (!isPlainList) return { isKnown: true, newest: null };
  const newest = data && data.items.length > 0 ? { items: data.items, total: data.total } : null;
  return { isKnown: data !== undefined || failureCount > 0, newest };
}
