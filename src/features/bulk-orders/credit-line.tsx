import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { orderQueries } from '@/api/order/order-queries';
import { formatWon } from '@/domain/text/format';
import { kstMonth } from '@/domain/time/calendar';
import { serverNow } from '@/domain/time/clock';
import { Notice } from '@/ui/kit/feedback/notice';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { RowCounts } from './state/row-counts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  // Keeps its place while the amounts load.
  minHeight: 24,
  [theme.breakpoints.down('sm')]: { '&[aria-busy="true"]': { minHeight: 58 } },
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.text.primary },
  '& > :last-child:not(b)': { width: 120, height: 6 },
}));

/** This month's credit of the company in won. `credit` is null until it is loaded, and if the provider states none. */
function useCredit() {
  const { data, isPending } = useQuery(orderQueries.statistics(kstMonth(serverNow())));
  const { credit: stated } = data ?? {};
  return { isPending, credit: stated ? { ...stated, left: Math.max(0, stated.limit - stated.used) } : null };
}

/** Says before sending that the sheet costs more than the company may still order on credit. */
export function CreditWarning({ counts: { onCredit, creditTotal } }: { counts: RowCounts }) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const { credit } = useCredit();
  if (!credit || creditTotal <= credit.left) return null;
  const won = (amount: number) => formatWon(amount, locale);
  return (
    <Notice tone="attention" title={t('credit.overTitle', { over: won(creditTotal - credit.left) })}>
      {t('credit.over', { count: onCredit, total: won(creditTotal), left: won(credit.left) })}
    </Notice>
  );
}

/** The company, and what it may still order on credit this month, where the provider says so. */
export function CreditLine({ company }: { company: string }) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const { credit, isPending } = useCredit();
  if (!credit) return <Line aria-busy={isPending}>{company ? <b>{company}</b> : null}</Line>;
  return (
    <Line>
      <b>{company}</b>
      <span>{t('credit.label')}</span>
      <span>{t('credit.facts', { used: formatWon(credit.used, locale), left: formatWon(credit.left, locale) })}</span>
      <ProgressBar
        value={Math.min(credit.used, credit.limit)}
        max={Math.max(1, credit.limit)}
        aria-label={t('credit.label')}
      />
    </Line>
  );
}
