import { useRef } from 'react';
import { useIsIdle } from '@/lib/browser/use-is-idle';
import { useIsNear } from '@/lib/browser/use-is-in-view';
import { Skeleton, SkeletonGroup } from '../kit/feedback/skeleton';
import { lazyPart } from '../kit/layout/lazy-part';
import { styled } from '../styled';
import { useLocale } from '../use-locale';
import type { LatLng } from '@/domain/order/route-drawing';
import type { DriverAhead, MapDriver, MapScene, MapStop } from './map-port';

type MapSize = 'panel' | 'card' | 'page';

/** The map's frame. It keeps its height before the map loads, and if loading fails. */
const MapFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  alignItems: 'center',
  height: 'clamp(240px, 34vw, 320px)',
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  overflow: 'hidden',
  '&[data-size="panel"]': { height: 'clamp(120px, 19dvh, 220px)' },
  '&[data-size="page"]': {
    height: 'clamp(280px, 44vh, 400px)',
    [theme.breakpoints.up('lg')]: { height: 'clamp(320px, 62vh, 680px)' },
  },
  '@media print': { display: 'none' },
}));

const SkeletonFrame = styled('div')({ height: '100%', '& > div, & > div > div': { height: '100%' } });
const shape = <Skeleton height="100%" radius={0} />;
const skeleton = (
  <SkeletonFrame>
    <SkeletonGroup>{shape}</SkeletonGroup>
  </SkeletonFrame>
);

const MapView = lazyPart(() => import('./map-view').then((module) => module.loadMapView()), { fallback: skeleton });

const NO_ROUTE: MapScene['way'] = { done: [], todo: [] };
const NO_DRIVERS: readonly MapDriver[] = [];
const NO_STOPS: readonly MapStop[] = [];
const NO_PLACES: readonly LatLng[] = [];

type OrderMapProps = {
  /** Name of the region; the page must also show the map's information as text. */
  label: string;
  stops?: readonly MapStop[];
  /** Only a route of the provider. */
  way?: MapScene['way'];
  /** Places between which no route is known: joined by dashed arcs that say so. */
  straight?: readonly LatLng[] | undefined;
  ahead?: DriverAhead | undefined;
  drivers?: readonly MapDriver[];
  size?: MapSize;
  /** If given, drivers are buttons. */
  onPick?: (id: string) => void;
};

/** A map of an order's route and drivers. Its code and texts load when it is first shown. */
export function OrderMap({
  label,
  stops = NO_STOPS,
  way = NO_ROUTE,
  straight = NO_PLACES,
  drivers = NO_DRIVERS,
  ahead,
  size = 'card',
  onPick,
}: OrderMapProps) {
  const frame = useRef<HTMLElement>(null);
  const locale = useLocale();
  // The text around the map says the same, so the map waits until the page has settled and it is near the screen.
  const isIdle = useIsIdle();
  const isNear = useIsNear(frame);
  return (
    <MapFrame ref={frame} aria-label={label} data-size={size}>
      {isNear ? (
        <MapView
          key={locale}
          isDue={isIdle}
          stops={stops}
          way={way}
          straight={straight}
          drivers={drivers}
          ahead={ahead}
          {...(onPick ? { onPick } : {})}
        />
      ) : (
        // Nothing loads yet, so nothing is announced.
        shape
      )}
    </MapFrame>
  );
}

/** Shown while the map's content is unknown. */
export function OrderMapSkeleton({ size = 'card' }: { size?: MapSize }) {
  return (
    <MapFrame as="div" data-size={size}>
      {skeleton}
    </MapFrame>
  );
}
