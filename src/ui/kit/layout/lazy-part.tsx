import { nextTurn } from '@/domain/next-turn';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Floating } from '../feedback/notice';
import { PartLoadError } from '../feedback/part-load-error';

type LazyOptions = {
  /** Shown until the code has loaded: a skeleton of the same size avoids a layout shift. */
  fallback?: ReactNode;
};

type LazyProps = {
  /** False: the fallback is shown, and nothing loads yet. The same element stays while the code then loads. */
  isDue?: boolean;
};

type LazyComponent<Props> = ComponentType<Props & LazyProps> & {
  /** Loads the code before the part is shown. If that fails, it is loaded again when the part is shown. */
  prefetch: () => void;
};

/** Dialogs and drawers all have these names. */
const isDialog = (props: object): props is { isOpen: boolean; onClose: () => void } =>
  'isOpen' in props && 'onClose' in props;

/**
 * A component that loads its code when it is first shown, and then renders in slices; with code that came before, it renders
 * with the page around it. If loading fails, it offers a retry, then a reload of the page (typed data is stored before). It
 * is not React's `lazy`, which has no retry, nor Next's `dynamic`, whose timer makes React render the whole page around it
 * again, at once. `lazyPart(() => import('./order-timeline').then((module) => module.OrderTimeline))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LazyOptions = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let failures = 0;
  const fetchPart = async () => {
    // The requests of several parts and the effects of the page that mounts them would be one long task.
    await nextTurn();
    return (loaded = await load());
  };

  function LazyPart(props: Props & LazyProps) {
    const [Part, setPart] = useState(() => loaded);
    const [isFailed, setIsFailed] = useState(false);
    const isDue = props.isDue !== false;
    const isPending = isDue && Part === null && !isFailed;

    useEffect(() => {
      if (!isPending) return;
      fetchPart().then(
        (arrived) => startTransition(() => setPart(() => arrived)),
        () => {
          failures += 1;
          setIsFailed(true);
        },
      );
    }, [isPending]);

    if (!isDue) return fallback;
    if (Part) return <Part {...props} />;
    if (!isFailed) return fallback;
    const dialog = isDialog(props) ? props : null;
    const failed = <PartLoadError onRetry={() => setIsFailed(false)} isGone={failures > 1} onClose={dialog?.onClose} />;
    if (!dialog) return failed;
    // The bar or the row that opens a dialog has no room for a notice.
    return dialog.isOpen ? <Floating>{failed}</Floating> : null;
  }

  LazyPart.prefetch = () => void fetchPart().catch(() => undefined);
  return LazyPart;
}
