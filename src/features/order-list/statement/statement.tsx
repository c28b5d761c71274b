import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { ROUTES, statementRoute } from '@/config/routes';
import { SITE } from '@/config/site';
import { billedOnce, statementTotals } from '@/domain/order/statement';
import { statusesIn } from '@/domain/order/status';
import { formatMonth, formatWon, languageOf } from '@/domain/text/format';
import { leftOutOf } from '@/domain/left-out';
import { addDays, kstMonth, monthAfter, monthBefore } from '@/domain/time/calendar';
import { serverNow } from '@/domain/time/clock';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { saveBlob } from '@/lib/browser/save-blob';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { observeError } from '@/lib/telemetry/observe';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/auth-slice';
import { useCompanyFacts } from '@/ui/brand/use-company-facts';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { notify } from '@/ui/kit/feedback/notify';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { DownloadIcon } from '@/ui/kit/icons/action-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { Facts } from '@/ui/order/facts';
import { Paper, PAPER_TITLE_ID } from '@/ui/order/paper';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { collectOrders } from '../export/collect-orders';
import { toWireFilter } from '../filter/order-list-filter';
import { ListFailed } from '../list-failed';
import { StatementTable } from './statement-table';

const Months = styled('nav')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 960,
  margin: `0 auto ${theme.spacing(3)}`,
  '@media print': { display: 'none' },
}));

const Parties = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: theme.spacing(6),
  '& p + dl': { marginTop: theme.spacing(2) },
}));

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: theme.spacing(3),
  '& dt': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: theme.typography.fontWeightBold, whiteSpace: 'nowrap' },
}));

const Note = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const SUPPLIER_FACTS = ['businessNumber', 'ceo', 'address', 'freightPermitNumber', 'customerCentre'] as const;

/** The orders that were placed in a month (`2026-10`, KST), oldest first: the completed ones, and those that may become so. */
function useStatementOrders(month: string) {
  const [now] = useState(() => serverNow());
  const period = { from: `${month}-01`, to: addDays(`${monthAfter(month)}-01`, -1) };
  const filter = toWireFilter({ status: null, type: null, period, sort: 'createdAtAsc' }, '', now);
  return useQuery({
    queryKey: [...orderQueries.lists(), 'statement', filter],
    queryFn: async ({ signal }) => {
      const collect = (status: readonly number[]) =>
        collectOrders({ filter: { ...filter, status: status.join(',') }, signal, onProgress: () => undefined });
      const [completed, open] = await Promise.all([
        collect(statusesIn('completed')),
        collect(statusesIn('waiting', 'inProgress')),
      ]);
      return { completed, open };
    },
    meta: { isErrorShownInPlace: true },
  });
}

/** What an organization's member ordered in a month, for its accounting: to print, or as a workbook. */
export function Statement({ month }: { month: string }) {
  const hasTexts = useLazyTexts('statement');
  const hasSheetTexts = useLazyTexts('sheets');
  const hasLeftOutTexts = useLazyTexts('leftOut');
  return hasTexts && hasSheetTexts && hasLeftOutTexts ? <Content month={month} /> : null;
}

function Content({ month }: { month: string }) {
  const { t } = useTranslation(['statement', 'sheets', 'site', 'order', 'leftOut']);
  const { t: tStatement } = useTranslation('statement');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const user = useAppSelector(selectUser);
  const { data, error, isFetching, refetch } = useStatementOrders(month);
  const listed = data?.completed;
  const orders = listed && billedOnce(listed);
  const totals = statementTotals(orders ?? []);
  const supplierFacts = useCompanyFacts(SUPPLIER_FACTS);
  const recipient = [user?.organization?.name, user?.name].filter(Boolean).join(' · ');
  const later = monthAfter(month);
  const thisMonth = kstMonth(serverNow());
  const isCurrent = month === thisMonth;
  const unknownNote = totals.unknown > 0 ? t('unknown', { count: totals.unknown }) : null;
  const openCount = billedOnce(data?.open ?? []).length;
  const openNote = openCount > 0 ? t('open', { count: openCount }) : null;

  async function download() {
    try {
      const { statementFile } = await import('./statement-file');
      const supplier = `${t('site:company')} · ${t('sheets:businessNumber', { number: SITE.businessNumber })}`;
      const leftOut = leftOutOf(listed);
      const notes = [unknownNote, openNote, leftOut > 0 ? t('leftOut:orders', { count: leftOut }) : null].filter(
        (note) => note !== null,
      );
      const content = { month: formatMonth(month, locale), supplier, recipient, orders: orders ?? [], totals, notes };
      const file = await statementFile(content, { t: tStatement, tOrder });
      saveBlob(`${t('title')}_${month}.xlsx`, file);
    } catch (error) {
      observeError(error);
      void notify('error', t('failed'));
    }
  }

  return (
    <>
      <Months aria-label={t('months')}>
        <ButtonLink
          href={statementRoute(monthBefore(month))}
          variant="ghost"
          size="small"
          replace
          shallow
          start={<ChevronLeftIcon size={16} />}
        >
          {formatMonth(monthBefore(month), locale)}
        </ButtonLink>
        {isCurrent ? null : (
          <ButtonLink
            href={statementRoute(later)}
            variant="ghost"
            size="small"
            replace
            shallow
            end={<ChevronRightIcon size={16} />}
            // This month has no later one, so this link disappears.
            onClick={() => void (later === thisMonth && focusInNextFrame(PAPER_TITLE_ID))}
          >
            {formatMonth(later, locale)}
          </ButtonLink>
        )}
      </Months>
      <VisuallyHidden role="status">{formatMonth(month, locale)}</VisuallyHidden>
      <Paper
        title={t('title')}
        subject={month}
        back={{ href: ROUTES.orders, label: t('back') }}
        actions={
          <Button
            variant="outline"
            start={<DownloadIcon />}
            disabled={!orders || orders.length === 0}
            onClick={() => void download()}
          >
            {t('xlsx')}
          </Button>
        }
        aside={<p>{formatMonth(month, locale)}</p>}
        size="wide"
        hasCompanyLines={false}
      >
        <Parties>
          <section>
            <h2>{t('supplier')}</h2>
            <p>{t('site:company')}</p>
            <Facts facts={supplierFacts} />
          </section>
          <section>
            <h2>{t('recipient')}</h2>
            <p lang={languageOf(recipient)}>{recipient}</p>
          </section>
        </Parties>
        <LeftOutNotice answer={listed} kind="orders" />
        {body()}
      </Paper>
    </>
  );

  function body() {
    if (error && !orders) return <ListFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    if (!orders) {
      return (
        <SkeletonGroup>
          <Skeleton height={320} radius={8} />
        </SkeletonGroup>
      );
    }
    if (orders.length === 0) {
      return (
        <div>
          <p>{t('empty', { month: formatMonth(month, locale) })}</p>
          {openNote ? <Note>{openNote}</Note> : null}
        </div>
      );
    }
    return (
      <>
        <section>
          <h2>{t('sums')}</h2>
          <Sums>
            {(['supply', 'vat', 'total', 'credit'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`column.${name}`)}</dt>
                <dd>{formatWon(totals[name], locale)}</dd>
              </div>
            ))}
          </Sums>
        </section>
        <section data-long="true">
          <h2>{t('orders', { count: totals.count })}</h2>
          <StatementTable orders={orders} totals={totals} />
          {unknownNote ? <Note>{unknownNote}</Note> : null}
          {openNote ? <Note>{openNote}</Note> : null}
          <Note>{t(isCurrent ? 'noteCurrent' : 'note')}</Note>
        </section>
      </>
    );
  }
}
