import { useTranslation } from 'next-i18next/pages';
import { formatDay, formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import type { CouponEffect } from './coupon-choice';

/** Texts for a coupon's terms and obstacles. `price`: won, before the coupon. */
export function useCouponLabels(price: number) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);

  const termsOf = ({ discountType, discountValue, maxDiscount }: CouponEffect['coupon']) => {
    if (discountType === 'AMOUNT') return t('coupon.amount', { value: won(discountValue) });
    return maxDiscount === null
      ? t('coupon.percent', { value: discountValue })
      : t('coupon.percentCapped', { value: discountValue, max: won(maxDiscount) });
  };

  return {
    won,
    termsOf,
    untilOf: ({ expiresAt }: CouponEffect['coupon']) => t('coupon.until', { date: formatDay(expiresAt, locale) }),
    obstacleOf: ({ coupon, obstacle }: CouponEffect) =>
      obstacle === null
        ? null
        : t(`coupon.obstacle.${obstacle}`, { min: won(coupon.minPrice), missing: won(coupon.minPrice - price) }),
  };
}
