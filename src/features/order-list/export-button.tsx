import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { kstDate } from '@/domain/kst';
import { Button } from '@/ui/button';
import { CloseIcon, DownloadIcon } from '@/ui/icons/action-icons';
import { notify } from '@/ui/notify';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { WireFilter } from './order-list-filter';

/** What is filtered, as a file. Its code and its pages come when it is asked for; asked again, it stops. */
export function ExportButton({ filter, total }: { filter: WireFilter; total: number }) {
  const { t } = useTranslation('orders');
  const { t: tOrder } = useTranslation('order');
  const { t: tTracking } = useTranslation('tracking');
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const { collectOrders, ordersCsv, saveFile } = await import('./export-orders');
      const orders = await collectOrders({ filter, signal: controller.signal, onProgress: setDone });
      saveFile(`${t('export.fileName')}_${kstDate(Date.now())}.csv`, ordersCsv(orders, t, tOrder, tTracking));
      void notify('success', t('export.done', { count: orders.length }));
    } catch {
      if (!controller.signal.aborted) void notify('error', t('export.failed'));
    } finally {
      if (running.current === controller) setDone(null);
    }
  }

  if (done === null) {
    return (
      <Button size="small" variant="ghost" start={<DownloadIcon />} disabled={total === 0} onClick={() => void run()}>
        {t('export.action')}
      </Button>
    );
  }
  return (
    <Button size="small" variant="ghost" start={<CloseIcon />} onClick={() => running.current?.abort()}>
      <VisuallyHidden>{t('export.stop')} </VisuallyHidden>
      {t('export.running', { done, total })}
    </Button>
  );
}
