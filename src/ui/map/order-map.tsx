import styled from '@emotion/styled';
import { lazyPart } from '../kit/layout/lazy-part';
import { Skeleton, SkeletonGroup } from '../kit/feedback/skeleton';
import { MapFrame, type MapSize } from './map-frame';
import type { MapDriver, MapScene, MapStop } from './map-port';

const Bones = styled('div')({ height: '100%', '& > div, & > div > div': { height: '100%' } });
const bones = (
  <Bones>
    <SkeletonGroup>
      <Skeleton height="100%" radius={0} />
    </SkeletonGroup>
  </Bones>
);

const MapView = lazyPart(() => import('./map-view').then((module) => module.MapView), { fallback: bones });

const NOWHERE: MapScene['way'] = { done: [], todo: [] };
const NOBODY: readonly MapDriver[] = [];
const NO_STOPS: readonly MapStop[] = [];

type OrderMapProps = {
  /** Name of the region; what the map shows has to stand in words somewhere else on the page. */
  label: string;
  stops?: readonly MapStop[];
  way?: MapScene['way'];
  drivers?: readonly MapDriver[];
  size?: MapSize;
  /** With it the drivers are buttons. */
  onPick?: (id: string) => void;
};

/** Its code comes when it is first shown. Its own texts come with it. */
export function OrderMap({
  label,
  stops = NO_STOPS,
  way = NOWHERE,
  drivers = NOBODY,
  size = 'card',
  onPick,
}: OrderMapProps) {
  return (
    <MapFrame aria-label={label} data-size={size}>
      <MapView stops={stops} way={way} drivers={drivers} {...(onPick ? { onPick } : {})} />
    </MapFrame>
  );
}

/** While it is not known yet what the map will show. */
export function OrderMapSkeleton({ size = 'card' }: { size?: MapSize }) {
  return (
    <MapFrame as="div" data-size={size}>
      {bones}
    </MapFrame>
  );
}
