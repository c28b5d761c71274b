import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { cancelOrdersMutation, type CancelOutcome } from '@/api/order/order-mutations';
import { rulesOf } from '@/domain/order/kinds';
import { formatMoment, formatWon } from '@/domain/text/format';
import { observeError } from '@/lib/telemetry/observe';
import { useAppStore } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { Dialog } from '@/ui/kit/layout/dialog';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { FeeList } from '@/ui/order/fee-list';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { CancelDialogProps, OrderToCancel } from './cancel-dialog-props';
import { CancelLines } from './cancel-lines';
import { reloadProfile } from '../reload-profile';
import { CancelReason, keepOffered, reasonsFor, toCancelRequest } from './cancel-reason';
import { Small } from './cancel-terms';
import { useOrdersToCancel, type CancelLine } from './use-orders-to-cancel';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
}));

const Heading = styled('h3')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));

/** What is being cancelled or was: as it was confirmed, whatever the orders become meanwhile. */
type Run = { lines: readonly CancelLine[]; outcomes: ReadonlyMap<string, CancelOutcome> };

const feeOf = ({ terms }: CancelLine) => terms?.fee ?? 0;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

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
  const locale = useLocale();
  const [asked, setAsked] = useState(orders);
  const [run, setRun] = useState<Run | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [hasCancelled, setHasCancelled] = useState(false);
  const { lines, retry } = useOrdersToCancel(asked, isOpen && run === null);
  const store = useAppStore();
  const cancellation = useMutation(cancelOrdersMutation(() => void reloadProfile(store)));
  const isRunning = cancellation.isPending;

  const loading = lines.filter(({ state }) => state === 'loading').length;
  const possible = lines.filter(({ state }) => state === 'cancellable');
  const withFee = possible.filter((line) => feeOf(line) > 0);
  const chosen = possible.filter(({ id }) => !kept.has(id));
  const reasons = reasonsFor(chosen.flatMap(({ order }) => order?.status ?? []));
  const reason = keepOffered(chosenReason, reasons);
  const unchecked = lines.filter(({ state }) => state === 'notLoaded');
  const blocked = lines.filter(({ state }) => !['cancellable', 'loading', 'notLoaded'].includes(state));

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

  const outcomes = [...(run?.outcomes.values() ?? [])];
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
      {run ? report(run) : question()}
    </Dialog>
  );

  function titleText() {
    if (isDone) return t('many.resultTitle');
    if (run === null && loading === 0 && possible.length === 0) {
      return t(unchecked.length > 0 ? 'many.noneChecked' : 'many.none');
    }
    return t('many.title', {
      count: run ? run.lines.length : loading > 0 ? asked.length : chosen.length || possible.length,
    });
  }

  function askActions() {
    return (
      <>
        <Button key="other" variant="outline" disabled={isRunning} onClick={close}>
          {t('many.keep')}
        </Button>
        {run || loading > 0 || possible.length > 0 ? (
          <Button
            key="main"
            variant="neutral"
            isLoading={isRunning || loading > 0}
            disabled={!run && loading === 0 && chosen.length === 0}
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

  function question() {
    const refund = sum(chosen.map(({ terms }) => terms?.refund ?? 0));
    const fee = sum(chosen.map(feeOf));
    const nextRise = chosen
      .map(({ terms }) => terms?.next?.at)
      .filter((at) => at !== undefined)
      .sort()
      .at(0);
    const hasMoves = chosen.some(({ order }) => order && rulesOf(order.orderType).cancellation === 'beforeDay');
    return (
      <Stack>
        <div role="status">
          {loading > 0 ? (
            <>
              <p>{t('many.loading')}</p>
              <ProgressBar value={asked.length - loading} max={asked.length} aria-label={t('many.loading')} />
            </>
          ) : possible.length === 0 ? (
            // The title is not a live region.
            <VisuallyHidden>{titleText()}</VisuallyHidden>
          ) : (
            <FeeList>
              <div>
                <dt>{t('many.count')}</dt>
                <dd>{t('many.orders', { count: chosen.length })}</dd>
              </div>
              <div>
                <dt>{t('many.fee')}</dt>
                <dd>{fee > 0 ? formatWon(fee, locale) : t('free')}</dd>
              </div>
              {refund > 0 ? (
                <div>
                  <dt>{t('many.refund')}</dt>
                  <dd>{formatWon(refund, locale)}</dd>
                </div>
              ) : null}
            </FeeList>
          )}
          {loading === 0 && nextRise ? (
            <Small>{t('many.rises', { time: formatMoment(nextRise, locale) })}</Small>
          ) : null}
          {hasMoves ? <Small>{t('move')}</Small> : null}
        </div>
        {unchecked.length > 0 ? (
          <Notice
            tone="error"
            action={<RetryButton size="small" variant="outline" isRetrying={false} onRetry={retry} />}
          >
            {t('many.someNotLoaded', { count: unchecked.length })}
          </Notice>
        ) : null}
        {withFee.length > 0 && withFee.length < possible.length ? (
          <CheckboxField
            label={t('many.freeOnly')}
            description={t('many.freeOnlyHint', { count: withFee.length })}
            checked={withFee.every(({ id }) => kept.has(id))}
            onChange={({ target }) =>
              keep(
                withFee.map(({ id }) => id),
                target.checked,
              )
            }
          />
        ) : null}
        {possible.length > 0 ? <CancelReason reasons={reasons} value={reason} onChange={onReason} /> : null}
        {possible.length > 0 ? (
          <div>
            <Heading>{t('many.list', { count: possible.length })}</Heading>
            <CancelLines
              label={t('many.list', { count: possible.length })}
              lines={possible}
              choice={{ kept, onKeep: keep }}
            />
          </div>
        ) : null}
        {unchecked.length > 0 ? (
          <div>
            <Heading>{t('many.unchecked', { count: unchecked.length })}</Heading>
            <CancelLines label={t('many.unchecked', { count: unchecked.length })} lines={unchecked} />
          </div>
        ) : null}
        {blocked.length > 0 ? (
          <div>
            <Heading>{t('many.blocked', { count: blocked.length })}</Heading>
            <CancelLines label={t('many.blocked', { count: blocked.length })} lines={blocked} />
          </div>
        ) : null}
      </Stack>
    );
  }

  function report({ lines: confirmed, outcomes: known }: Run) {
    const cancelled = outcomes.length - failed.length;
    const others = confirmed.filter((line) => !failed.includes(line));
    return (
      <Stack>
        <div role="status">
          {isRunning ? (
            <p>{t('many.running', { count: confirmed.length, done: outcomes.length })}</p>
          ) : (
            <>
              <p>{cancelled > 0 ? t('many.result', { count: cancelled }) : t('many.resultNone')}</p>
              {failed.length > 0 ? <p>{t('many.resultFailed', { count: failed.length })}</p> : null}
            </>
          )}
        </div>
        {isRunning ? (
          <ProgressBar
            value={outcomes.length}
            max={confirmed.length}
            aria-label={t('many.running', { count: confirmed.length, done: outcomes.length })}
          />
        ) : null}
        <CancelLines label={t('many.resultTitle')} lines={[...failed, ...others]} outcomes={known} />
      </Stack>
    );
  }
}
