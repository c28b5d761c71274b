import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { PartFailed } from './part-failed';

type LazyOptions = {
  /** In its place until it is there: a skeleton of the same size, so that nothing jumps. */
  fallback?: ReactNode;
};

/**
 * A component whose code comes when it is first shown. Next says nothing when that fails, so this does, with a retry.
 * `lazyPart(() => import('./order-map').then((module) => module.OrderMap))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LazyOptions = {},
): ComponentType<Props> {
  return dynamic<Props>(load, {
    ssr: false,
    loading: ({ error, retry }) => (error && retry ? <PartFailed onRetry={retry} /> : fallback),
  });
}
