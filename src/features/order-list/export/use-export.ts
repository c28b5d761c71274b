import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState } from 'react';
import { leftOutOf } from '@/domain/left-out';
import { serverNow } from '@/domain/time/clock';
import { kstDate } from '@/domain/time/kst';
import { saveBlob } from '@/lib/browser/save-blob';
import { observeError } from '@/lib/telemetry/observe';
import { notify } from '@/ui/kit/feedback/notify';
import { selectedCount } from '../selection/selection';
import { collectSelected, type ExportSource } from './collect-orders';
import { type FileKind, orderFile } from './order-file';

type State = { kind: 'idle' } | { kind: 'collecting'; done: number } | { kind: 'writing' } | { kind: 'failed' };

/** Exports the orders to a file. A failure or a stop leaves no partial file. */
export function useExport(source: ExportSource, onDone: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation('orderExport');
  const { t: tOrder } = useTranslation('order');
  const { t: tOrders } = useTranslation('orders');
  const { t: tTracking } = useTranslation('tracking');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(null);

  useEffect(() => () => controllerRef.current?.abort(), []);

  async function run(kind: FileKind) {
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setState({ kind: 'collecting', done: 0 });
    try {
      const orders = await collectSelected({
        client,
        source,
        signal,
        onProgress: (done) => setState({ kind: 'collecting', done }),
      });
      signal.throwIfAborted();
      setState({ kind: 'writing' });
      const file = await orderFile(kind, orders, { t, tOrder, tOrders, tTracking }, signal);
      // The code that writes CSV may have come after the stop.
      signal.throwIfAborted();
      saveBlob(`${t('fileName')}_${kstDate(serverNow())}.${kind}`, file);
      setState({ kind: 'idle' });
      onDone();
      const left = leftOutOf(orders);
      const done = t('done', { count: orders.length });
      void notify('success', left > 0 ? `${done} ${t('leftOut', { count: left })}` : done);
    } catch (error) {
      if (signal.aborted) return;
      observeError(error);
      setState({ kind: 'failed' });
    }
  }

  function stop() {
    controllerRef.current?.abort();
    setState({ kind: 'idle' });
    void notify('info', t('stopped'));
  }

  return { state, count: selectedCount(source.selection, source.total), run, stop };
}
