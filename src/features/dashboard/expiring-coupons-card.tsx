import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue } from 'react';
import { couponQueries } from '@/api/order/order-queries';
import type { Coupon } from '@/api/order/order-requests';
import { ROUTES } from '@/config/routes';
import { daysLeft, expiringCoupons } from '@/domain/payment/coupon';
import { formatWon, languageOf } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 4),
  },
  // With large text on a phone, the days left stand below.
  '& > li > span:first-of-type': { flex: '1 1 8rem' },
  '& strong': { display: 'block', fontWeight: theme.typography.fontWeightBold },
  '& span': { overflowWrap: 'anywhere' },
}));

const CLOCK_MS = 60_000;

/** Shown only if a coupon expires within a week; a failed load is not reported. */
export function ExpiringCouponsCard() {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const now = useNow(CLOCK_MS);
  const { data = [], isPending } = useQuery(couponQueries.list());
  const isKnown = useDeferredValue(!isPending);
  const coupons = expiringCoupons(data, now);
  if (isPending || !isKnown) return <span data-unknown="true" hidden />;
  if (coupons.length === 0) return null;

  const discountText = ({ discountType, discountValue }: Coupon) =>
    discountType === 'PERCENT'
      ? t('coupons.percent', { value: discountValue })
      : t('coupons.amount', { amount: formatWon(discountValue, locale) });

  return (
    <SectionCard title={t('coupons.title')} action={<Link href={ROUTES.coupon}>{t('coupons.all')}</Link>}>
      <List>
        {coupons.map((coupon) => {
          const left = daysLeft(coupon.expiresAt, now);
          return (
            <li key={coupon.id}>
              <span>
                <strong>{discountText(coupon)}</strong>
                {coupon.name === discountText(coupon) ? null : <bdi lang={languageOf(coupon.name)}>{coupon.name}</bdi>}
              </span>
              <ToneChip tone="attention">
                {left === 0 ? t('coupons.today') : t('coupons.left', { count: left })}
              </ToneChip>
            </li>
          );
        })}
      </List>
    </SectionCard>
  );
}
