import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { localePrefix } from '@/config/locales';
import { serverNow } from '@/domain/time/clock';
import { useLocale } from '@/ui/use-locale';

type PickRow = (row: number, item: OrderListItem, isOn: boolean, isRange: boolean) => void;
type RowCallbacks = { onPick: PickRow; onCancel: (row: number, item: OrderListItem) => void };

/** What all rows share. A stable object while nothing in it changes, so that rows do not render again. */
export function useRowTools(callbacks: RowCallbacks) {
  const { t } = useTranslation('orders');
  const { t: tOrder } = useTranslation('order');
  const { t: tTracking } = useTranslation('tracking');
  const locale = useLocale();
  const [now] = useState(() => serverNow());
  const prefix = localePrefix(locale);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });

  return useMemo(() => {
    const onPick: PickRow = (...picked) => latest.current.onPick(...picked);
    const onCancel: RowCallbacks['onCancel'] = (...cancelled) => latest.current.onCancel(...cancelled);
    return { t, tOrder, tTracking, locale, now, prefix, onPick, onCancel };
  }, [t, tOrder, tTracking, locale, now, prefix]);
}
export type RowTools = ReturnType<typeof useRowTools>;
