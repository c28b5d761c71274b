import { useEffect, useState } from 'react';
import type { Load, HomeMoveJob } from '@/domain/home-move/job';

/** The totals of a move's items; null until the catalogue has loaded. Nothing may wait for it. */
export function useLoad(job: HomeMoveJob | null): Load | null {
  const [load, setLoad] = useState<Load | null>(null);
  const key = JSON.stringify([job?.items ?? [], job?.ownItems ?? []]);

  useEffect(() => {
    let isCurrent = true;
    // Boundary: the key was built from this move's own lists.
    const [items, ownItems] = JSON.parse(key) as [HomeMoveJob['items'], HomeMoveJob['ownItems']];
    if (items.length + ownItems.length === 0) return;
    void import('@/domain/home-move/load')
      .then(({ loadOf }) => isCurrent && setLoad(loadOf(items, ownItems)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return load;
}
