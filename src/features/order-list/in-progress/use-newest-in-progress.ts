import { useQuery } from '@tanstack/react-query';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { newestInProgress } from '@/queries/in-progress/newest-in-progress';

/**
 * What the list begins with while it has no filter, no other sorting and no later page. Null while that is unknown: the
 * list waits for it, which avoids a layout shift. A failed request shows nothing, because the list has these orders too.
 */
export function useNewestInProgress(isPlainList: boolean) {
  const isWatched = useIsPageActive();
  const { data, failureCount } = useQuery({ ...newestInProgress(isWatched), enabled: isPlainList });
  if (!isPlainList) return { isKnown: true, newest: null };
  const newest = data && data.items.length > 0 ? { items: data.items, total: data.total } : null;
  return { isKnown: data !== undefined || failureCount > 0, newest };
}
