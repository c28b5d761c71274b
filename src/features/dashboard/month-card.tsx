import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue, useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { serverNow } from '@/domain/time/clock';
import { formatMonth } from '@/domain/text/format';
import { kstDate } from '@/domain/time/kst';
import { kstMonth, monthAfter, monthBefore } from '@/domain/time/calendar';
import { IconButton } from '@/ui/kit/button/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Price } from '@/ui/order/price';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { CardFailed } from './card-failed';
import { MonthChart } from './month-chart';

const BODY_HEIGHT = 220;

/** For the focus, when a card below is dismissed. */
export const MONTH_CARD_ID = 'month-card';

const MonthButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  margin: theme.spacing(-2, -3, -2, 0),
  '&& > [aria-disabled="true"]': {
    color: theme.vars.palette.line.strong,
    cursor: 'default',
    backgroundColor: 'transparent',
  },
}));
const Figures = styled('dl')(({ theme }) => ({
  // Aligns both labels on one line and both figures on the next, regardless of their sizes.
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'column',
  alignItems: 'baseline',
  columnGap: theme.spacing(4),
  marginBottom: theme.spacing(4),
  '& > div': { display: 'contents' },
  '& dt': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, whiteSpace: 'nowrap' },
  '& > div:last-of-type > *': { textAlign: 'right' },
}));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The number and the total cost of the orders in a month. */
export function MonthCard() {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const [now] = useState(() => serverNow());
  const [month, setMonth] = useState(() => kstMonth(now));
  const { data, error, refetch } = useQuery(orderQueries.statistics(month));
  const isShown = useDeferredValue(data !== undefined);
  const name = formatMonth(month, locale);
  const isLatest = month >= kstMonth(now);

  return (
    <SectionCard
      anchor={MONTH_CARD_ID}
      title={t('month.title', { month: name })}
      action={
        <MonthButtons>
          <IconButton label={t('month.previous')} onClick={() => setMonth(monthBefore(month))}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={t('month.next')}
            // Not `disabled`: the press that reaches this month would lose the focus.
            aria-disabled={isLatest}
            onClick={() => {
              if (!isLatest) setMonth(monthAfter(month));
            }}
          >
            <ChevronRightIcon />
          </IconButton>
        </MonthButtons>
      }
    >
      {content()}
    </SectionCard>
  );

  function content() {
    if (data && isShown) {
      return (
        <>
          <Figures>
            <div>
              <dt>{t('month.countLabel')}</dt>
              <dd>{t('month.count', { count: data.count })}</dd>
            </div>
            <div>
              <dt>{t('month.spendLabel')}</dt>
              <dd>
                <Price amount={data.total} />
              </dd>
            </div>
          </Figures>
          {data.count > 0 ? (
            <MonthChart days={data.days} today={kstDate(now)} label={t('month.chart', { month: name })} />
          ) : (
            <Empty>{t('month.empty')}</Empty>
          )}
        </>
      );
    }
    if (error) return <CardFailed error={error} text={t('failed.month')} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup>
        <Skeleton height={BODY_HEIGHT} radius={8} />
      </SkeletonGroup>
    );
  }
}
