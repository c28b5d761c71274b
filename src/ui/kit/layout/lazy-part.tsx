import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { PartLoadError } from '../feedback/part-failed';

type LazyOptions = {
  /** Shown until the code has loaded: a skeleton of the same size avoids a layout shift. */
  fallback?: ReactNode;
};

/**
 * A component that loads its code when it is first shown. If loading fails, it offers a retry, then a reload of the
 * page (typed data is stored before).
 * `lazyPart(() => import('./order-map').then((module) => module.OrderMap))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LazyOptions = {},
): ComponentType<Props> {
  let failures = 0;
  const countFailure = (error: unknown): never => {
    failures += 1;
    throw error;
  };
  return dynamic<Props>(() => load().catch(countFailure), {
    ssr: false,
    loading: ({ error, retry }) =>
      error && retry ? <PartLoadError onRetry={retry} isGone={failures > 1} /> : fallback,
  });
}
