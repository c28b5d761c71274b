import { useTranslation } from '@/lib/i18n/use-translation';
import { textContextOf } from '@/domain/order/kinds';
import { formatMoment } from '@/domain/text/format';
import { kindAt } from '@/domain/order/waypoint-kind';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { placeLines } from '@/ui/order/place-lines';
import { Price } from '@/ui/order/price';
import { RouteLine } from '@/ui/order/route-line';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { PlacedJob } from '../placement/use-placement';
import { useOrderLabels } from '../use-order-labels';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.spacing(2.5, 5),
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { overflowWrap: 'anywhere' },
}));

/** What was ordered, for the moment after: the draft is gone by then. */
export function PlacedSummary({ job: { draft, pay, amount } }: { job: PlacedJob }) {
  const { t } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const { vehicleName } = useOrderLabels(draft);
  const { waypoints, appointmentAt, orderType } = draft;
  return (
    <SectionCard title={t('summary.title')}>
      <RouteLine
        orderType={orderType}
        items={waypoints.map((waypoint, index) => ({
          key: waypoint.key,
          kind: kindAt(index, waypoints.length),
          ...placeLines(waypoint),
        }))}
      />
      <Facts>
        <dt>{t('summary.vehicle')}</dt>
        <dd>{vehicleName}</dd>
        <dt>{t('summary.when', { context: textContextOf(orderType) })}</dt>
        <dd>{appointmentAt ? formatMoment(appointmentAt, locale) : t('order:now')}</dd>
        <dt>{t('pay.title')}</dt>
        <dd>{t(`order:pay.${pay}`)}</dd>
        <dt>{t('price.payable')}</dt>
        <dd>
          <Price amount={amount} size="medium" />
        </dd>
      </Facts>
    </SectionCard>
  );
}
