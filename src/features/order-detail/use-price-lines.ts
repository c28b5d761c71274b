import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/api/order/order-requests';
import { codeWord } from '@/lib/i18n/code-word';
import { useServiceWord } from './use-service-word';

/** The parts of the price, with the coupon last. */
export function usePriceLines(order: Order) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const serviceWord = useServiceWord(order);
  const { calculationPrice, couponDiscount = 0 } = order;
  const parts = calculationPrice.parts.map(({ code, serviceCode, quantity, amount }, index) => {
    const other = codeWord(i18n, 'pricePart', code, t('order:pricePart.other'));
    const label = serviceCode ? serviceWord(serviceCode) : other;
    return { key: String(index), label: quantity && quantity > 1 ? `${label} × ${quantity}` : label, amount };
  });
  const less = couponDiscount > 0 ? [{ key: 'coupon', label: t('price.coupon'), amount: -couponDiscount }] : [];
  return [...parts, ...less];
}
