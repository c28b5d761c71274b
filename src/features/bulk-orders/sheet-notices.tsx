import { useTranslation } from '@/lib/i18n/use-translation';
import { confirmRepeats, removeRows } from '@/domain/bulk/edit-rows';
import { daysAgo } from '@/domain/bulk/sent-sheets';
import { formatMoment } from '@/domain/text/format';
import { serverNow } from '@/domain/time/clock';
import { useLeaveWarning } from '@/lib/browser/use-leave-warning';
import { Button } from '@/ui/kit/button/button';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useUnusedDates } from './import/use-unused-dates';
import { useBulkOrdersActions, useBulkOrdersState, useRowViews } from './state/bulk-orders-context';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

/** A notice when sending is paused or the address search is down. */
export function RunNotice() {
  const { t } = useTranslation('bulk');
  const { retryAddresses, persistence } = useBulkOrdersActions();
  const sending = useBulkOrdersState('sending');
  const found = useBulkOrdersState('found');
  // A stored run can continue after a reload; one that is only in memory would be lost.
  useLeaveWarning(sending.status === 'running' && persistence.isMemoryOnly());

  if (sending.status === 'paused' && sending.reason !== 'asked') {
    return <Notice tone="attention">{t(`paused.${sending.reason}`)}</Notice>;
  }
  const isSearchDown = [...found.values()].some(({ kind }) => kind === 'failed');
  if (!isSearchDown) return null;
  return (
    <Notice
      tone="error"
      action={
        <RetryButton
          variant="outline"
          size="small"
          isRetrying={false}
          onRetry={retryAddresses}
          label={t('address.retry')}
        />
      }
    >
      {t('address.failed')}
    </Notice>
  );
}

/** Says which columns were matched without asking, until the sheet is changed or sent. */
export function MatchedNotice() {
  const { t } = useTranslation('bulk');
  const { matchAgain } = useBulkOrdersActions();
  const incoming = useBulkOrdersState('incoming');
  const unusedDates = useUnusedDates(incoming);
  const { rows } = useBulkOrdersState('history');
  // Matching the columns again reads the sheet anew, and would lose which rows have been placed.
  if (!incoming || rows.some(({ send }) => send.status !== 'open')) return null;
  const used = incoming.mapping.filter((field) => field !== null).length;
  const left = incoming.mapping.length - used;
  const matched =
    left > 0
      ? t('match.matchedSome', { name: incoming.name, count: used, left })
      : t('match.matched', { name: incoming.name, count: used });
  const titles = incoming.titles > 0 ? t('match.titles', { count: incoming.titles }) : null;
  const totals = incoming.totals > 0 ? t('match.totals', { count: incoming.totals }) : null;
  return (
    <Notice
      {...(unusedDates === null ? {} : { tone: 'attention' })}
      action={
        <Button variant="outline" size="small" onClick={matchAgain}>
          {t('match.again')}
        </Button>
      }
    >
      {[matched, titles, totals, unusedDates].filter((text) => text !== null).join(' ')}
    </Notice>
  );
}

/** The sheet or some of its rows were sent before: says when, and leaves the choice to the customer. */
export function RepeatNotice({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const { edit } = useBulkOrdersActions();
  const known = useBulkOrdersState('known');
  const sending = useBulkOrdersState('sending');
  const views = useRowViews();
  const repeats = views.flatMap(({ status }, index) => (status === 'repeat' ? [index] : []));
  const isStarted = sending.status !== 'idle' || views.some(({ row: { send } }) => send.status !== 'open');
  const isKnown = known !== null && !isStarted;
  if (repeats.length === 0 && !isKnown) return null;

  const actions =
    repeats.length > 0 ? (
      <Actions>
        <Button variant="outline" size="small" onClick={() => choose(confirmRepeats)}>
          {t('repeat.acceptAll', { count: repeats.length })}
        </Button>
        {repeats.length < views.length ? (
          <Button variant="ghost" size="small" onClick={() => choose(removeRows)}>
            {t('repeat.removeAll', { count: repeats.length })}
          </Button>
        ) : null}
      </Actions>
    ) : null;

  if (!isKnown) {
    return (
      <Notice tone="attention" title={t('repeat.title', { count: repeats.length })} action={actions}>
        {t('repeat.message', { count: repeats.length })}
      </Notice>
    );
  }
  const days = daysAgo(known.at, serverNow());
  const when = formatMoment(new Date(known.at).toISOString(), locale);
  return (
    <Notice tone="attention" title={knownTitle()} action={actions}>
      {repeats.length > 0
        ? t('repeat.knownRows', { when, count: known.count })
        : t('repeat.known', { when, count: known.count })}
    </Notice>
  );

  function choose(change: typeof removeRows) {
    edit((rows) => change(rows, repeats));
    onChosen();
  }

  function knownTitle() {
    if (days === 0) return t('repeat.sameToday');
    return days === 1 ? t('repeat.sameYesterday') : t('repeat.sameBefore', { count: days });
  }
}
