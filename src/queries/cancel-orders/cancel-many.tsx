import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { cancelOrdersMutation } from '@/api/order/order-mutations';
import { observeError } from '@/lib/telemetry/observe';
import { useAppStore } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import type { CancelDialogProps, OrderToCancel } from './cancel-dialog-props';
import { reloadProfile } from '../reload-profile';
import { CancelQuestion } from './cancel-question';
import { keepOffered, reasonsFor, toCancelRequest } from './cancel-reason';
import { CancelReport, type CancelRun } from './cancel-report';
import { groupLines, useOrdersToCancel } from './use-orders-to-cancel';

/** Fee of each order and of all before the button; afterwards what became of each. */
export function CancelMany({
  orders,
  isOpen,
  onClose,
  onCancel,
  reason: chosenReason,
  onReason,
}: CancelDialogProps & { orders: readonly OrderToCancel[] }) {
  const { t } = useTranslation(['cancel', 'common']);
  const [asked, setAsked] = useState(orders);
  const [run, setRun] = useState<CancelRun | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [hasCancelled, setHasCancelled] = useState(false);
  const { lines, retry } = useOrdersToCancel(asked, isOpen && run === null);
  const store = useAppStore();
  const cancellation = useMutation(cancelOrdersMutation(() => void reloadProfile(store)));
  const isRunning = cancellation.isPending;

  const { loading, possible, unchecked } = groupLines(lines);
  const chosen = possible.filter(({ id }) => !kept.has(id));
  const reasons = reasonsFor(chosen.flatMap(({ order }) => order?.status ?? []));
  const reason = keepOffered(chosenReason, reasons);

  function keep(ids: readonly string[], isKept: boolean) {
    setKept((before) => new Set(isKept ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  }

  function cancel() {
    setRun({ lines: chosen, outcomes: new Map() });
    cancellation.mutate({
      ids: chosen.map(({ id }) => id),
      request: toCancelRequest(reason),
      onOutcome: (id, outcome) => {
        if ('error' in outcome) observeError(outcome.error);
        else setHasCancelled(true);
        setRun((before) => before && { ...before, outcomes: new Map(before.outcomes).set(id, outcome) });
      },
    });
  }

  function close() {
    if (hasCancelled) onCancel();
    onClose();
  }

  const failed = run?.lines.filter(({ id }) => 'error' in (run.outcomes.get(id) ?? {})) ?? [];
  const isDone = run !== null && !isRunning;

  /** Asks again about the orders that are left: by now some may be cancelled, or cost more. */
  function recheck() {
    setAsked(failed.map(({ id, orderNo, name }) => ({ id, orderNo, name })));
    setRun(null);
  }

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={close}
      isLocked={isRunning}
      title={titleText()}
      actions={isDone ? doneActions() : askActions()}
    >
      {run ? (
        <CancelReport run={run} failed={failed} isRunning={isRunning} />
      ) : (
        <CancelQuestion
          lines={lines}
          kept={kept}
          noneText={titleText()}
          reasons={reasons}
          reason={reason}
          onKeep={keep}
          onReason={onReason}
          onRetry={retry}
        />
      )}
    </Dialog>
  );

  function titleText() {
    if (isDone) return t('many.resultTitle');
    if (run === null && loading.length === 0 && possible.length === 0) {
      return t(unchecked.length > 0 ? 'many.noneChecked' : 'many.none');
    }
    return t('many.title', {
      count: run ? run.lines.length : loading.length > 0 ? asked.length : chosen.length || possible.length,
    });
  }

  function askActions() {
    return (
      <>
        <Button key="other" variant="outline" disabled={isRunning} onClick={close}>
          {t('many.keep')}
        </Button>
        {run || loading.length > 0 || possible.length > 0 ? (
          <Button
            key="main"
            variant="neutral"
            isLoading={isRunning || loading.length > 0}
            disabled={!run && loading.length === 0 && chosen.length === 0}
            onClick={cancel}
          >
            {t('many.confirm', { count: run ? run.lines.length : chosen.length })}
          </Button>
        ) : null}
      </>
    );
  }

  function doneActions() {
    return (
      <>
        {failed.length > 0 ? (
          <Button key="other" variant="outline" onClick={recheck}>
            {t('many.recheck', { count: failed.length })}
          </Button>
        ) : null}
        {/* It takes the place of the confirm button: the second press of a double click must not close the report. */}
        <Button key="main" variant="neutral" onClick={({ detail }) => (detail > 1 ? undefined : close())}>
          {t('common:action.close')}
        </Button>
      </>
    );
  }
}
