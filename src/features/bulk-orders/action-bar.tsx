import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { mayBeOrder } from '@/domain/bulk/send-state';
import { formatMoment, formatWon } from '@/domain/text/format';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Price } from '@/ui/order/price';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';
import type { RowCounts } from './state/row-counts';

const ThinBar = styled(ProgressBar)(({ theme }) => ({ maxWidth: 360, height: 6, marginTop: theme.spacing(2) }));

function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return <ThinBar value={Math.min(done, of)} max={Math.max(1, of)} aria-label={label} />;
}

/** Starts a new sheet. Asks first if there are rows, because unsent ones would be lost. */
function StartOver({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('bulk');
  const { startOver } = useBulkOrdersActions();
  const { rows } = useBulkOrdersState('history');
  const unsure = rows.filter(({ send }) => mayBeOrder(send)).length;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="large" onClick={() => (rows.length > 0 ? setIsAsking(true) : void startOver())}>
        {t('startOver.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('startOver.title')}
        question={{ cancel: t('startOver.back'), confirm: t('startOver.confirm'), onConfirm: () => void startOver() }}
      >
        {isDone ? t('startOver.done') : t('startOver.message')}
        {unsure > 0 ? ` ${t('startOver.kept', { count: unsure })}` : null}
      </Dialog>
    </>
  );
}

const Text = styled('p')(({ theme }) => ({ '& + &': { marginTop: theme.spacing(2) } }));

type SendDialogProps = { isOpen: boolean; counts: RowCounts; onClose: () => void; onSend: () => void };

/** Asks for confirmation before many orders are created. */
function SendDialog({ isOpen, counts, onClose, onSend }: SendDialogProps) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  // While it closes, the rows are already on their way: the question stays as it was asked.
  const [asked, setAsked] = useState(counts);
  if (isOpen && asked !== counts) setAsked(counts);
  const left = asked.rows - asked.sent - asked.sendable;
  const known = useBulkOrdersState('known');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('send.ask', { count: asked.sendable })}
      question={{
        cancel: t('send.back'),
        confirm: t('send.confirm', { count: asked.sendable }),
        onConfirm: onSend,
        variant: 'primary',
      }}
    >
      <Text>{t('send.total', { total: formatWon(asked.sendableTotal, locale) })}</Text>
      {left > 0 ? <Text>{t('send.left', { count: left })}</Text> : null}
      {known ? (
        <Text>
          {t('send.known', { when: formatMoment(new Date(known.at).toISOString(), locale), count: known.count })}
        </Text>
      ) : null}
    </Dialog>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 5),
  padding: theme.spacing(4, 5),
  paddingBottom: `max(${theme.spacing(4)}, env(safe-area-inset-bottom))`,
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { marginInline: theme.spacing(-4), borderRadius: 0, borderWidth: '1px 0 0' },
  // The price stays beside the facts, however long both get while the sheet is sent.
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/** A cell that takes the focus scrolls into view above the bar, not behind it. */
function useScrollPadding(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

const Facts = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  // Two lines of text, or one and the progress: the bar keeps its height.
  [theme.breakpoints.down('sm')]: { display: 'grid', alignContent: 'center', minHeight: '3em' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end', marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', '& > [data-variant="primary"]': { flex: 1 } },
}));

/** Shows the sheet's progress, its price and the next action. */
export const ActionBar = memo(function ActionBar({ counts }: { counts: RowCounts }) {
  const { t } = useTranslation('bulk');
  const { retryPrices, pause, send, sendAgain, keepUnsent, stopAsking } = useBulkOrdersActions();
  const asksWhenReady = useBulkOrdersState('asksWhenReady');
  // As late as the counts: with older ones, the end of a run would offer its last row as left over.
  const sending = useDeferredValue(useBulkOrdersState('sending'));
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  const { sent, sendable, unpriced, checking, rows, sentTotal, unpriceable } = counts;
  // Not `counts.care`: that has the failed rows too, which can be sent again.
  const toCorrect = counts.wrong + counts.repeats;
  const isRunning = sending.status === 'running';
  // A second Enter on "send" asks about rows that are already on their way.
  if (isAsking && (isRunning || sendable === 0)) setIsAsking(false);
  const isPricing = unpriced - unpriceable > 0;
  const isDone = rows > 0 && sent === rows;
  /** Rows of this run, and their price: both stay the same while it goes on. */
  const runCount = sent + sendable + counts.sending;
  const runTotal = sentTotal + counts.sendableTotal + counts.sendingTotal;
  const shownTotal = isRunning ? runTotal : sendable > 0 ? counts.sendableTotal : sentTotal;
  const isReady = !isRunning && !isPricing && checking === 0 && sendable > 0 && isOnline;
  const isAskingAgain = asksWhenReady && isReady && sendable === rows;
  const rest = rows - sent;
  const hasMainButton = isDone || sent === 0 || sendable > 0 || isPricing || checking > 0;

  return (
    <Bar ref={bar} data-bottom="bar">
      <Facts ref={facts} tabIndex={-1}>
        <p role="status">{statusText()}</p>
        {isRunning ? <Progress done={sent} of={runCount} label={t('send.progress')} /> : null}
        {isPricing && !isRunning ? (
          <Progress
            done={rows - unpriced - toCorrect - checking}
            of={rows - toCorrect - checking}
            label={t('price.progress')}
          />
        ) : null}
      </Facts>
      {runTotal > 0 ? <Price amount={shownTotal} size="medium" /> : null}
      <Actions>
        {isRunning ? null : <StartOver isDone={isDone} />}
        {sent > 0 && rest > 0 && !isRunning ? (
          <Button variant={hasMainButton ? 'outline' : 'primary'} size="large" onClick={() => void keepUnsent()}>
            {t('rest.action', { count: rest })}
          </Button>
        ) : null}
        {unpriceable > 0 && !isRunning ? (
          <Button
            variant="outline"
            size="large"
            disabled={!isOnline}
            onClick={() => {
              retryPrices();
              // The button goes until a price fails again.
              facts.current?.focus({ preventScroll: true });
            }}
          >
            {t('price.retry', { count: unpriceable })}
          </Button>
        ) : null}
        {mainButton()}
      </Actions>
      <SendDialog
        isOpen={isAsking || isAskingAgain}
        counts={counts}
        onClose={close}
        onSend={() => {
          close();
          send();
          // The dialog returns the focus to its button, which pauses the run by now.
          requestAnimationFrame(() => facts.current?.focus({ preventScroll: true }));
        }}
      />
    </Bar>
  );

  function close() {
    setIsAsking(false);
    stopAsking();
  }

  function statusText() {
    if (isRunning) return sending.isPausing ? t('send.pausing') : t('send.running', { sent, total: runCount });
    if (checking > 0) return t('check.running', { count: checking });
    const parts = [
      sent > 0 ? t('facts.sent', { count: sent }) : null,
      counts.ready > 0 ? t('facts.sendable', { count: counts.ready }) : null,
      counts.failed > 0 ? t('facts.failed', { count: counts.failed }) : null,
      counts.pricing > 0 ? t('facts.unpriced', { count: counts.pricing }) : null,
      toCorrect > 0 ? t('facts.care', { count: toCorrect }) : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(' · ') : t('facts.none');
  }

  function mainButton() {
    if (isRunning) {
      return (
        <Button variant="primary" size="large" isLoading={sending.isPausing} onClick={pause}>
          {t('send.pause')}
        </Button>
      );
    }
    if (isDone) {
      return (
        <Button variant="primary" size="large" disabled={!isOnline} onClick={() => void sendAgain()}>
          {t('again.action', { count: rows })}
        </Button>
      );
    }
    if (sending.status === 'paused' && sendable > 0) {
      return (
        // After a reload some addresses may still be looked up; their rows belong to this run too.
        <Button variant="primary" size="large" disabled={!isOnline || checking > 0} onClick={send}>
          {t('send.resume', { count: sendable })}
        </Button>
      );
    }
    if (!hasMainButton) return null;
    // Stays while prices and addresses load: its place must not change under a press.
    return (
      <Button variant="primary" size="large" disabled={!isReady} onClick={() => setIsAsking(true)}>
        {sendable > 0 ? t('send.start', { count: sendable }) : t('send.confirm', { count: 0 })}
      </Button>
    );
  }
});
