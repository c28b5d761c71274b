import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartLoadError } from '../feedback/part-failed';

type LazyOptions = {
  /** Shown until the code has loaded: a skeleton of the same size avoids a layout shift. */
  fallback?: ReactNode;
};

/**
 * A component that loads its code when it is first shown, and then renders in slices. If loading fails, it offers a
 * retry, then a reload of the page (typed data is stored before). It is not React's `lazy`, which has no retry, nor
 * Next's `dynamic`, whose timer makes React render the whole page around it again, at once.
 * `lazyPart(() => import('./order-map').then((module) => module.OrderMap))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LazyOptions = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let failures = 0;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failedTry, setFailedTry] = useState(0);
    const [currentTry, setCurrentTry] = useState(1);
    const isLoaded = Part !== null;

    useEffect(() => {
      if (isLoaded) return;
      let isCurrent = true;
      load().then(
        (arrived) => {
          loaded = arrived;
          if (isCurrent) startTransition(() => setPart(() => arrived));
        },
        () => {
          failures += 1;
          if (isCurrent) setFailedTry(currentTry);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [currentTry, isLoaded]);

    if (Part) return <Part {...props} />;
    if (failedTry < currentTry) return fallback;
    return <PartLoadError onRetry={() => setCurrentTry(currentTry + 1)} isGone={failures > 1} />;
  };
}
