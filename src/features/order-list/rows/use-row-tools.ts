import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { localePrefix } from '@/config/locales';
import { ORDER_STATUS } from '@/domain/order/status';
import { useLocale } from '@/ui/use-locale';
import type { RowItem } from './row-window';

type PickRow = (row: number, item: OrderListItem, isOn: boolean, isRange: boolean) => void;
type RowCallbacks = { onPick: PickRow; onCancel: (row: number, item: OrderListItem) => void };

/**
 * What all rows share, by order. A stable object while nothing in it changes, so that rows do not render again: with
 * `now`, the provider's ms, only those that wait for their payment do.
 */
export function useRowTools(callbacks: RowCallbacks, now: number) {
  const { t } = useTranslation('orders');
  const { t: tOrder } = useTranslation('order');
  const { t: tTracking } = useTranslation('tracking');
  const locale = useLocale();
  const prefix = localePrefix(locale);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });

  const tools = useMemo(() => {
    const onPick: PickRow = (...picked) => latest.current.onPick(...picked);
    const onCancel: RowCallbacks['onCancel'] = (...cancelled) => latest.current.onCancel(...cancelled);
    // Only a row that waits for payment shows a time left: the others need not render again each minute.
    return { t, tOrder, tTracking, locale, now: 0, prefix, onPick, onCancel };
  }, [t, tOrder, tTracking, locale, prefix]);
  const timed = useMemo(() => ({ ...tools, now }), [tools, now]);
  return useCallback(
    (item: RowItem) => (item?.status === ORDER_STATUS.waitingForPayment ? timed : tools),
    [timed, tools],
  );
}
export type ToolsOf = ReturnType<typeof useRowTools>;
export type RowTools = ReturnType<ToolsOf>;
