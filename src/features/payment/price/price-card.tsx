import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useState } from 'react';
import { formatShortMoment, formatWon } from '@/domain/text/format';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { serverNow } from '@/domain/time/clock';
import { Price } from '@/ui/order/price';
import { PricePartsList } from '@/ui/order/price-parts';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { LazyMoveExtras } from '../summary/lazy-move-parts';
import { useOrderLabels } from '../use-order-labels';

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontWeight: theme.typography.fontWeightBold,
  '& > :last-child': { marginLeft: 'auto' },
}));
const Small = styled('p')(({ theme }) => ({
  textAlign: 'right',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Two lines, so that the button below stays in place when they arrive. */
const Extras = styled(Small)({ minHeight: '2lh' });

type PriceCardProps = {
  draft: OrderDraft;
  discount: number;
  /** Why this price is not reliable; null if it is. */
  doubt: 'asking' | 'outdated' | null;
};

/** The parts of the price, the coupon, and the amount to pay. Memoized: the form around it renders with every answer. */
export const PriceCard = memo(function PriceCard({ draft, discount, doubt }: PriceCardProps) {
  const { t } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const { partText } = useOrderLabels(draft);
  const { parts, total, validUntil } = draft.calculationPrice;
  const payable = total - discount;
  const [announced, setAnnounced] = useState({ payable, text: '' });
  // Another payment method can bring another coupon, which somebody who listens would not notice.
  if (announced.payable !== payable) {
    setAnnounced({ payable, text: `${t('price.payable')} ${formatWon(payable, locale)}` });
  }

  const lines = [
    ...parts.map((part, index) => ({ key: `${part.code}-${index}`, label: partText(part), amount: part.amount })),
    ...(discount > 0 ? [{ key: 'coupon', label: t('price.coupon'), amount: -discount }] : []),
  ];
  return (
    <SectionCard title={t('price.title')}>
      <PricePartsList parts={lines} />
      <Total>
        <span>{t('price.payable')}</span>
        <Price amount={payable} isStale={doubt !== null} />
      </Total>
      <VisuallyHidden role="status">{announced.text}</VisuallyHidden>
      <Small>{t('order:vatIncluded')}</Small>
      {rulesOf(draft.orderType).hasInventory ? (
        <Extras>
          <LazyMoveExtras move={draft.moving} />
        </Extras>
      ) : null}
      <Small>
        {doubt
          ? t(`price.${doubt}`)
          : t('price.validUntil', { time: formatShortMoment(validUntil, serverNow(), locale) })}
      </Small>
    </SectionCard>
  );
});
