import type { TFunction } from 'i18next';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import type { WaypointKind } from '@/domain/order/waypoint-kind';

/**
 * The name of a place on the route: 출발지, 경유지 2, 도착지; of a move in English, the old and the new home. `number`: of
 * a stop, from 1; the index of the waypoint is the same.
 */
export function waypointName(
  t: TFunction<'order'>,
  orderType: OrderType | undefined,
  kind: WaypointKind,
  number: number,
): string {
  if (kind === 'stop') return t('waypoint.stop', { number });
  const key = `waypoint.${kind}` as const;
  // The types ask for a text for every kind of order; a kind without its own takes the common text.
  return t(key, { context: textContextOf(orderType), defaultValue: t(key) });
}
