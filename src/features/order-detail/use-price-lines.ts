import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/api/order/order-requests';
import { wordOf } from '@/lib/i18n/word-of';
import { useServiceWord } from './use-service-word';

/** What the price is made of, the coupon last. */
export function usePriceLines(order: Order) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const serviceWord = useServiceWord(order);
  const { calculationPrice, couponDiscount = 0 } = order;
  const parts = calculationPrice.parts.map(({ code, serviceCode, quantity, amount }, index) => {
    const other = wordOf(i18n, 'order', `pricePart.${code}`, t('order:pricePart.other'));
    const label = serviceCode ? serviceWord(serviceCode) : other;
    return { key: String(index), label: quantity && quantity > 1 ? `${label} × ${quantity}` : label, amount };
  });
  const less = couponDiscount > 0 ? [{ key: 'coupon', label: t('price.coupon'), amount: -couponDiscount }] : [];
  return [...parts, ...less];
}
