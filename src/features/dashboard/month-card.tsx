import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue, useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { formatMonth } from '@/domain/text/format';
import { isNotOffered } from '@/domain/not-offered';
import { kstDate } from '@/domain/time/kst';
import { kstMonth, monthAfter, monthBefore } from '@/domain/time/calendar';
import { useNow } from '@/lib/browser/use-now';
import { useLoadError } from '@/queries/use-load-error';
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
const MINUTE_MS = 60_000;

/** For the focus, when a card below is dismissed. */
export const MONTH_CARD_ID = 'month-card';

const MonthButtons = styled('div')(({ theme }) => ({ display: 'flex', margin: theme.spacing(-2, -3, -2, 0) }));
const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  // Large text has no room for both figures side by side.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(4),
  '& dt': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  // The size of the larger figure, so that both have one baseline.
  '& dd': { ...theme.typography.h1, fontSize: `min(${theme.typography.h1.fontSize}, 9vw)`, whiteSpace: 'nowrap' },
  '& > div:last-of-type': { textAlign: 'right' },
}));
const Count = styled('span')(({ theme }) => ({ fontSize: theme.typography.h2.fontSize }));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

function MonthFigures({ month, name, now }: { month: string; name: string; now: number }) {
  const { t } = useTranslation('dashboard');
  const statistics = useQuery(orderQueries.statistics(month));
  const { data, isFetching, refetch } = statistics;
  const error = useLoadError(statistics);
  const isShown = useDeferredValue(data !== undefined);
  if (data && isShown) {
    return (
      <>
        <Figures>
          <div>
            <dt>{t('month.countLabel')}</dt>
            <dd>
              <Count>{t('month.count', { count: data.count })}</Count>
            </dd>
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
          <Empty>{t('month.empty', { month: name })}</Empty>
        )}
      </>
    );
  }
  if (error) {
    return <CardFailed error={error} text={t('failed.month')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup>
      <Skeleton height={BODY_HEIGHT} radius={8} />
    </SkeletonGroup>
  );
}

/** The number and the total cost of the orders in a month. */
export function MonthCard() {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const now = useNow(MINUTE_MS);
  const latest = kstMonth(now);
  /** Null for the present month, also when it begins while the page is open. */
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? latest;
  const name = formatMonth(month, locale);
  const isLatest = month >= latest;
  const { error } = useQuery(orderQueries.statistics(latest));
  if (isNotOffered(error)) return null;

  return (
    <SectionCard
      anchor={MONTH_CARD_ID}
      title={t('month.title', { month: name })}
      action={
        <MonthButtons>
          <IconButton label={t('month.previous')} onClick={() => setChosen(monthBefore(month))}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={t('month.next')}
            // Not `disabled`: the press that reaches this month would lose the focus.
            aria-disabled={isLatest}
            onClick={() => {
              const next = monthAfter(month);
              if (!isLatest) setChosen(next === latest ? null : next);
            }}
          >
            <ChevronRightIcon />
          </IconButton>
        </MonthButtons>
      }
    >
      <MonthFigures key={month} month={month} name={name} now={now} />
    </SectionCard>
  );
}
