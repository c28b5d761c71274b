// What the codes of an order are called: vehicles, services, parts of a price, quantities.
import type { i18n as I18n, TFunction } from 'i18next';
import type { Locale } from '@/config/locales';
import { formatMoment, formatWon, withUnit } from '@/domain/text/format';
import type { OrderDraft } from '@/domain/order/draft';
import type { Goods } from '@/domain/order/goods';
import { listedAmount } from '@/domain/order/listed-amount';
import type { ListedOrder } from '@/domain/order/listed-order';
import { readReference } from '@/domain/order/reference';
import { isVehicleClass } from '@/domain/order/vehicles';
import { translateOr } from '@/lib/i18n/translate-or';

type OrderT = TFunction<'order'>;

const isInstant = (iso: string | null | undefined): iso is string =>
  typeof iso === 'string' && !Number.isNaN(Date.parse(iso));

/** `머그컵 상자 · 8개 · 12kg · 40×30×20cm`, as far as it is known; '' if nothing is. No line begins with the point. */
export function goodsLabel(
  goods: Goods & { description?: string },
  countText: (count: number) => string,
  locale: Locale,
): string {
  const size = [goods.widthCm, goods.depthCm, goods.heightCm].filter((side) => side !== undefined);
  return [
    goods.description,
    goods.count === undefined ? null : countText(goods.count),
    goods.weightKg === undefined ? null : withUnit(goods.weightKg, 'kg', locale),
    size.length > 0 ? withUnit(size.join('×'), 'cm', locale) : null,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** `당일 배송 × 2`. A single one has no count. */
export const countedName = (name: string, quantity = 1) => (quantity > 1 ? `${name} × ${quantity}` : name);

/**
 * A class that we do not know has its name from the provider (`given`) or its code, which the customer centre can look
 * up. '' for ''.
 */
export function vehicleLabel(t: OrderT, vehicleClass: string, given = ''): string {
  if (isVehicleClass(vehicleClass)) return t(`vehicle.${vehicleClass}`);
  return given || (vehicleClass && `${t('vehicle.other')} (${vehicleClass})`);
}

/** The same where the texts of orders are one namespace of several. */
export const vehicleName = (i18n: I18n, vehicleClass: string, given?: string) =>
  vehicleLabel(i18n.getFixedT(null, 'order'), vehicleClass, given);

/** The words of a home move are there once `movingWords` has been loaded. */
const codeName = (i18n: I18n, kind: 'service' | 'pricePart', code: string, given: string) =>
  translateOr(i18n, 'order', `${kind}.${code}`, translateOr(i18n, 'movingWords', `${kind}.${code}`, given));

/** What a draft sends: a preset by its name in the language of the page, or the customer's own words. */
export const goodsName = (i18n: I18n, draft: Pick<OrderDraft, 'goodsPreset' | 'goodsDescription'>) =>
  translateOr(i18n, 'goods', `preset.${draft.goodsPreset}`, draft.goodsDescription);

/** `given`: what the provider calls it, for a code that we do not know. */
export const serviceName = (i18n: I18n, code: string, given = code) => codeName(i18n, 'service', code, given);

/** `nameOf` names the service that a part belongs to. */
export function pricePartName(
  i18n: I18n,
  { code, serviceCode, quantity }: { code: string; serviceCode?: string; quantity?: number },
  nameOf: (serviceCode: string) => string,
) {
  const ofService = code === 'service' && serviceCode ? nameOf(serviceCode) : null;
  return countedName(
    ofService ?? codeName(i18n, 'pricePart', code, translateOr(i18n, 'order', 'pricePart.other', '')),
    quantity,
  );
}

/** The texts of a listed order; missing values get a text such as "unknown". */
export function orderLabels(item: ListedOrder, t: OrderT, locale: Locale) {
  const unknown = t('row.unknown');
  const amount = listedAmount(item);
  return {
    orderNo: item.orderNo || t('row.noOrderNo'),
    type: item.orderType ? t(`type.${item.orderType}`, { defaultValue: t('type.Default') }) : unknown,
    createdAt: isInstant(item.createdAt) ? formatMoment(item.createdAt, locale) : unknown,
    pickup: item.pickup || t('row.noPlace'),
    dropoff: item.dropoff || t('row.noPlace'),
    stops: item.stopCount ? t('row.stops', { count: item.stopCount }) : null,
    recipient: item.contactName || unknown,
    reference: readReference(item.remark ?? '').reference,
    vehicle: vehicleLabel(t, item.vehicleClass ?? '') || unknown,
    driver: item.driverName ?? null,
    amount: amount === undefined ? unknown : formatWon(amount, locale),
  };
}

/** A status that no provider sends: it marks a missing status, shown as "확인 중". The contract has it as `x-fallback`. */
const NO_STATUS = -1;
export const listedStatus = ({ status }: Pick<ListedOrder, 'status'>) => status ?? NO_STATUS;
