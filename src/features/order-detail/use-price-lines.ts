import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order } from '@/api/order/order-requests';
import { useServiceName } from '@/queries/use-service-name';
import { pricePartName } from '@/ui/order/order-names';

/** The parts of the price, with the coupon last. */
export function usePriceLines(order: Order) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const nameOf = useServiceName(order, t('order:pricePart.service'));
  const { calculationPrice, couponDiscount = 0 } = order;
  const parts = calculationPrice.parts.map((part, index) => ({
    key: String(index),
    label: pricePartName(i18n, part, nameOf),
    amount: part.amount,
  }));
  const less = couponDiscount > 0 ? [{ key: 'coupon', label: t('price.coupon'), amount: -couponDiscount }] : [];
  return [...parts, ...less];
}
