import type { TFunction } from 'i18next';
import { formatMoment, formatWon, type Locale } from '@/domain/text/format';
import { isVehicleClass } from '@/domain/order/vehicles';

/** An order from the provider's lists: only the ID is always present. */
export type ListedOrder = {
  id: string;
  orderNo?: string;
  orderType?: 'Quick' | 'Delivery' | 'HomeMoving' | 'Default';
  status?: number;
  createdAt?: string;
  pickup?: string;
  dropoff?: string;
  contactName?: string;
  stopCount?: number;
  vehicleClass?: string;
  driverName?: string | null;
  total?: number;
};

export type OrderT = TFunction<'order'>;

const isInstant = (iso: string | null | undefined): iso is string =>
  typeof iso === 'string' && !Number.isNaN(Date.parse(iso));

export const vehicleWord = ({ vehicleClass }: Pick<ListedOrder, 'vehicleClass'>, t: OrderT) =>
  vehicleClass !== undefined && isVehicleClass(vehicleClass) ? t(`vehicle.${vehicleClass}`) : vehicleClass;

/** The texts of a listed order; missing values get a text such as "unknown". */
export function orderWords(item: ListedOrder, t: OrderT, locale: Locale) {
  const unknown = t('row.unknown');
  return {
    orderNo: item.orderNo || t('row.noOrderNo'),
    type: item.orderType ? t(`type.${item.orderType}`, { defaultValue: t('type.Default') }) : unknown,
    createdAt: isInstant(item.createdAt) ? formatMoment(item.createdAt, locale) : unknown,
    pickup: item.pickup || t('row.noPlace'),
    dropoff: item.dropoff || t('row.noPlace'),
    stops: item.stopCount ? t('row.stops', { count: item.stopCount }) : null,
    recipient: item.contactName || unknown,
    vehicle: vehicleWord(item, t) || unknown,
    driver: item.driverName ?? null,
    total: item.total === undefined ? unknown : formatWon(item.total, locale),
  };
}

/** A status that no provider sends: it marks a missing status, shown as "확인 중". */
const NO_STATUS = -1;
export const listedStatus = ({ status }: Pick<ListedOrder, 'status'>) => status ?? NO_STATUS;
