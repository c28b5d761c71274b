import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { mapTexts } from '@/lib/i18n/lazy/map';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap, OrderMapSkeleton } from '@/ui/map/order-map';
import { kindAt, type Waypoints } from '../form/waypoints';

function placesOf(waypoints: Waypoints) {
  return waypoints.flatMap(({ address }, index): MapStop[] => {
    if (address === null) return [];
    const { lat, lng } = address;
    const kind = kindAt(index, waypoints.length);
    return [{ lat, lng, kind, state: 'done', ...(kind === 'stop' ? { number: index } : {}) }];
  });
}

/** The places in their order; between them straight lines, as nobody has planned the roads yet. */
function PlacesOnMap({ waypoints }: { waypoints: Waypoints }) {
  const { t } = useTranslation('map');
  const hasTexts = useLazyTexts(mapTexts);
  const stops = placesOf(waypoints);
  if (!hasTexts) return <OrderMapSkeleton size="panel" />;
  return <OrderMap label={t('route')} size="panel" stops={stops} way={{ done: stops, todo: [] }} />;
}

const idsOf = (waypoints: Waypoints) => waypoints.map(({ address }) => `${address?.lat},${address?.lng}`).join();

export const RouteMap = memo(
  PlacesOnMap,
  ({ waypoints: before }, { waypoints: after }) => idsOf(before) === idsOf(after),
);
