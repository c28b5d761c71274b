import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { useListFilter } from '../filter/use-list-filter';

/** How long the focus rests on a row before its order is shown: arrow keys pass many rows. */
const REST_MS = 150;

/** The order beside the list, on wide screens. The URL keeps which, so that a reload and a link show it again. */
export function usePreview() {
  const { preview, setPreview } = useListFilter();
  const isWide = useIsAtLeast('xl');
  const shown = isWide ? preview : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ shown, setPreview });
  useEffect(() => {
    latest.current = { shown, setPreview };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((id: string | null) => {
    clearTimeout(timer.current);
    if (latest.current.shown !== id) latest.current.setPreview(id);
  }, []);

  /** Stable, because all rows share them. Null where orders open as a page. */
  const open = useMemo(() => {
    if (!isWide) return null;
    return {
      /** A press on a row; false for the row that is shown already, which then opens as a page. */
      press(id: string) {
        if (latest.current.shown === id) return false;
        show(id);
        return true;
      },
      /** The focus has come to a row: an open preview follows it. */
      follow(id: string) {
        clearTimeout(timer.current);
        if (latest.current.shown !== null) timer.current = setTimeout(() => show(id), REST_MS);
      },
    };
  }, [isWide, show]);

  return { shown, open, close: useCallback(() => show(null), [show]) };
}
export type PreviewOpener = ReturnType<typeof usePreview>['open'];
