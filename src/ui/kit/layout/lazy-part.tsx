import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { PartFailed } from '../feedback/part-failed';

type LazyOptions = {
  /** In its place until it is there: a skeleton of the same size, so that nothing jumps. */
  fallback?: ReactNode;
};

/**
 * A component whose code comes when it is first shown. Next says nothing when that fails, so this does, with a retry, and
 * then with a reload of the page, before which everything written is kept.
 * `lazyPart(() => import('./order-map').then((module) => module.OrderMap))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LazyOptions = {},
): ComponentType<Props> {
  let failures = 0;
  const count = (error: unknown): never => {
    failures += 1;
    throw error;
  };
  return dynamic<Props>(() => load().catch(count), {
    ssr: false,
    loading: ({ error, retry }) => (error && retry ? <PartFailed onRetry={retry} isGone={failures > 1} /> : fallback),
  });
}
