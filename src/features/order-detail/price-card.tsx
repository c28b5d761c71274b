import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import type { Order } from '@/api/order/order-requests';
import { formatDistance, formatMoment, formatWon } from '@/domain/text/format';
import { amountOf } from '@/domain/order/price';
import { ORDER_STATUS } from '@/domain/order/status';
import { translateOr } from '@/lib/i18n/translate-or';
import { Price } from '@/ui/order/price';
import { PriceParts } from '@/ui/order/price-parts';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { Facts } from '@/ui/order/facts';
import { usePriceLines } from './use-price-lines';

const Amount = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 4),
  containerType: 'inline-size',
  // Large text has less room beside the map than on a phone.
  '& > span:last-of-type': { marginLeft: 'auto', fontSize: `min(${theme.typography.h1.fontSize}, 16cqi)` },
  '& > span:first-of-type': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
}));

const Vat = styled('p')(({ theme }) => ({
  textAlign: 'right',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Section = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

export const PriceCard = memo(function PriceCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['detail', 'order', 'common']);
  const locale = useLocale();
  const lines = usePriceLines(order);
  const { calculationPrice, tip = 0, pay, payer, cancellation } = order;
  const isCancelled = order.status === ORDER_STATUS.cancelled;

  return (
    <SectionCard title={t('price.title')}>
      <Amount>
        <span>{isCancelled ? t('price.cancelled') : t('price.paid')}</span>
        <Price amount={amountOf(order)} isStale={isCancelled} />
      </Amount>
      <Vat>{t('order:vatIncluded')}</Vat>
      <PriceParts parts={lines} />
      <Section>
        <Facts
          facts={[
            { key: 'pay', term: t('price.pay'), value: pay ? t(`order:pay.${pay}`) : null },
            { key: 'payer', term: t('price.payer'), value: payer ? t(`order:payer.${payer}`) : null },
            {
              key: 'distance',
              term: t('price.distance'),
              value:
                calculationPrice.distanceMetres > 0 ? formatDistance(calculationPrice.distanceMetres, locale) : null,
            },
            { key: 'tip', term: t('price.tip'), value: tip > 0 ? formatWon(tip, locale) : null },
          ]}
        />
      </Section>
      {cancellation ? (
        <Section>
          <Facts
            facts={[
              {
                key: 'at',
                term: t('cancellation.at'),
                value: cancellation.cancelledAt ? formatMoment(cancellation.cancelledAt, locale) : null,
              },
              {
                key: 'reason',
                term: t('cancellation.reason'),
                value: cancellation.reason
                  ? translateOr(i18n, 'detail', `cancelReason.${cancellation.reason}`, cancellation.reason)
                  : null,
              },
              { key: 'fee', term: t('cancellation.fee'), value: formatWon(cancellation.fee, locale) },
              { key: 'refund', term: t('cancellation.refund'), value: formatWon(cancellation.refund, locale) },
            ]}
          />
        </Section>
      ) : null}
    </SectionCard>
  );
});
