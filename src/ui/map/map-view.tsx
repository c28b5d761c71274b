import { useEffect, useId, useRef, useState } from 'react';
import { metresBetween } from '@/domain/order/driver-position';
import { minutesLeft } from '@/domain/order/eta';
import { headingAlong } from '@/domain/order/map-shapes';
import { isKnownPosition, type LatLng } from '@/domain/order/route-drawing';
import { formatDistance } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { useMapTexts } from '@/lib/i18n/map-texts';
import { useLocale } from '../use-locale';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';
import { loadFirstMap, PICTURE_FIRST_MAP, useMapLibrary } from './map-library';
import { MapElement, ZoomButtons } from './map-parts';
import type { DriverAhead, MapDriver, MapHandle, MapScene } from './map-port';
import { MapSource } from './map-source';

const MapButton = styled('button')(({ theme }) => ({
  position: 'relative',
  minHeight: 36,
  padding: theme.spacing(0, 3.5),
  border: 0,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 1px 6px ${theme.vars.palette.surface.shadow}`,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  cursor: 'pointer',
  // The button looks small, but its touch area is 44 px.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

const ABOVE_SOURCE = 'calc(1.5rem + 8px)';

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: theme.spacing(3),
  bottom: theme.spacing(3),
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  // Two buttons leave no room for the attribution beside them, and large text leaves none beside one.
  [theme.breakpoints.down('sm')]: { '&:has(> :nth-of-type(2))': { bottom: ABOVE_SOURCE } },
  '@container (max-width: 17.5rem)': { bottom: ABOVE_SOURCE },
}));

const matchesMedia = (query: string) => window.matchMedia(query).matches;

function facing(driver: MapDriver, way: MapScene['way']): MapDriver {
  const heading = headingAlong(way.todo);
  return heading === undefined ? driver : { ...driver, heading };
}

type MapViewProps = Omit<MapScene, 'straight'> & {
  /** Places whose roads are not known, in their order. */
  straight: readonly LatLng[];
  /** How far the driver still has to go to the next stop, for the summary. */
  ahead: DriverAhead | undefined;
  onPick?: (id: string) => void;
};

function straightMetres(points: readonly LatLng[]) {
  const known = points.filter(isKnownPosition);
  return known.reduce((sum, at, index) => sum + (index > 0 ? metresBetween(known[index - 1] ?? at, at) : 0), 0);
}

const CLOCK_MS = 10_000;

/** What the map shows of the driver, in one sentence. */
function useSummary() {
  const { t } = useMapTexts();
  const locale = useLocale();
  const now = useNow(CLOCK_MS);
  return (place: string | null, ahead: DriverAhead | undefined) => {
    if (!ahead) return place ? t('driver.near', { place }) : '';
    const distance = formatDistance(ahead.metres, locale);
    const count = minutesLeft(ahead.eta, now);
    if (!place) return count === null ? t('driver.ahead', { distance }) : t('driver.aheadTime', { distance, count });
    return count === null
      ? t('driver.nearAhead', { place, distance })
      : t('driver.nearAheadTime', { place, distance, count });
  };
}

/** The map with its buttons, independent of the map library. It begins anew in another language. */
function MapView({ stops, way, straight, drivers, ahead, onPick }: MapViewProps) {
  const { t } = useMapTexts();
  const locale = useLocale();
  const use = useId();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const latestPick = useRef(onPick);
  const groupLabel = (count: number) => t('group', { count });
  const latestLabel = useRef(groupLabel);
  const canPick = onPick !== undefined;
  const [isFollowing, setIsFollowing] = useState(false);
  const [hasBasemap, setHasBasemap] = useState(true);
  const { name: library, mount } = useMapLibrary(PICTURE_FIRST_MAP);
  const [place, setPlace] = useState<string | null>(null);
  const summaryOf = useSummary();
  const [driver] = drivers;
  // One driver can be followed; a fleet is picked from.
  const canFollow = !canPick && driver !== undefined && isKnownPosition(driver);
  const straightMetresOf = straightMetres(straight);
  const straightLabel =
    straightMetresOf > 0 ? t('straight', { distance: formatDistance(straightMetresOf, locale) }) : '';

  useEffect(() => {
    latestPick.current = onPick;
    latestLabel.current = groupLabel;
  });

  useEffect(() => {
    if (!container.current || !library) return;
    const mounted = mount(container.current, {
      locale,
      isStill: matchesMedia('(prefers-reduced-motion: reduce)'),
      isTouched: matchesMedia('(pointer: coarse)'),
      onUnfollow: () => setIsFollowing(false),
      onBasemapFailed: () => setHasBasemap(false),
      ...(canPick
        ? { onPick: (id) => latestPick.current?.(id), groupLabel: (count) => latestLabel.current(count) }
        : {}),
    });
    map.current = mounted;
    return () => mounted?.remove();
  }, [library, mount, locale, canPick]);

  useEffect(() => {
    map.current?.show({
      stops,
      way,
      straight: straightLabel === '' ? null : { points: straight, label: straightLabel },
      // Until it moves, the vehicle faces along the route.
      drivers: canFollow ? [facing(driver, way)] : drivers,
    });
    setPlace(canFollow ? (map.current?.placeNear(driver) ?? null) : null);
  }, [stops, way, straight, straightLabel, drivers, driver, canFollow, library, locale, canPick]);

  // Another library begins with the whole, and takes up what the one before did.
  useEffect(() => {
    if (isFollowing) map.current?.follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the library changes
  }, [library]);

  function follow() {
    if (isFollowing) {
      map.current?.unfollow();
      return;
    }
    map.current?.follow();
    setIsFollowing(true);
  }

  const summary = canFollow ? summaryOf(place, ahead) : '';
  return (
    <>
      {/* The key gives each map a new element: the old map may still be finishing a zoom in its own. */}
      <MapElement
        key={`${canPick} ${library}`}
        ref={container}
        role="application"
        aria-label={t('view')}
        aria-describedby={use}
      />
      <VisuallyHidden id={use}>
        {summary ? <span>{summary} </span> : null}
        {t('use')}
      </VisuallyHidden>
      <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
      <Buttons>
        <MapButton type="button" onClick={() => map.current?.fit()}>
          {t('fit')}
        </MapButton>
        {canFollow ? (
          <MapButton type="button" aria-pressed={isFollowing} onClick={follow}>
            {t('follow')}
          </MapButton>
        ) : null}
      </Buttons>
      <MapSource library={library} hasBasemap={hasBasemap} />
    </>
  );
}

export const loadMapView = () => loadFirstMap(PICTURE_FIRST_MAP).then(() => MapView);
