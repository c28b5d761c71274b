import { useTranslation } from 'next-i18next/pages';
import type { DraftWaypoint } from '@/domain/order/draft';
import { kindAt } from '@/domain/order/waypoints';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap, OrderMapSkeleton } from '@/ui/map/order-map';
import { useDraft } from '../use-draft';

function placesOf(waypoints: readonly DraftWaypoint[]) {
  return waypoints.flatMap(({ address }, index): MapStop[] => {
    if (address === null) return [];
    const { lat, lng } = address;
    const kind = kindAt(index, waypoints.length);
    return [{ lat, lng, kind, state: 'done', ...(kind === 'stop' ? { number: index } : {}) }];
  });
}

const isSameRoute = (one: readonly DraftWaypoint[], other: readonly DraftWaypoint[]) =>
  one.length === other.length && one.every(({ address }, index) => address === other[index]?.address);

/** Joins the waypoints by straight lines, because the roads are not known yet. */
export function RouteMap() {
  const { t } = useTranslation('map');
  const hasTexts = useLazyTexts('map');
  const stops = placesOf(useDraft(({ waypoints }) => waypoints, isSameRoute));
  if (!hasTexts) return <OrderMapSkeleton size="panel" />;
  return <OrderMap label={t('route')} size="panel" stops={stops} way={{ done: stops, todo: [] }} />;
}
