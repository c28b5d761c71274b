import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '@/domain/order/route-drawing';
import { styled } from '../styled';
import { useLocale } from '../use-locale';
import { INTERACTIVE_MAP, useMapLibrary } from './map-library';
import { MapElement, ZoomButtons } from './map-parts';
import type { MapHandle } from './map-port';
import { MapSource } from './map-source';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  height: 'clamp(220px, 46dvh, 420px)',
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  overflow: 'hidden',
}));

/** Its tip is the middle of the map. */
const Pin = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 20px)',
  bottom: '50%',
  pointerEvents: 'none',
  fill: theme.vars.palette.primary.brand,
  stroke: theme.vars.palette.background.paper,
  filter: `drop-shadow(0 2px 3px ${theme.vars.palette.surface.shadow})`,
}));

export type PinMapProps = {
  label: string;
  /** Id of the text that says how to use the map. */
  describedBy: string;
  /** The place under the pin; another object moves the map there. */
  at: LatLng;
  /** Called when the customer begins to move the map. */
  onMoveStart: () => void;
  /** Called when the map has come to rest after the customer moved it. */
  onMove: (at: LatLng) => void;
};

/** A map that moves under a fixed pin, which is as exact by touch and keyboard as by mouse. */
export function PinMap({ label, describedBy, at, onMoveStart, onMove }: PinMapProps) {
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const latest = useRef({ at, centre: at, onMoveStart, onMove });
  const [hasBasemap, setHasBasemap] = useState(true);
  const { name: library, mount } = useMapLibrary(INTERACTIVE_MAP);

  useEffect(() => {
    latest.current.onMoveStart = onMoveStart;
    latest.current.onMove = onMove;
  });

  useEffect(() => {
    if (!container.current || !library) return;
    const mounted = mount(container.current, {
      locale,
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      // The dialog does not scroll under the map, so one finger moves it.
      isTouched: false,
      onMoveStart: () => latest.current.onMoveStart(),
      onCentre: (centre) => {
        latest.current.centre = centre;
        latest.current.onMove(centre);
      },
      onBasemapFailed: () => setHasBasemap(false),
    });
    mounted?.moveTo(latest.current.centre);
    // A map that is replaced during a zoom never reports its end.
    if (map.current) latest.current.onMove(latest.current.centre);
    map.current = mounted;
    return () => mounted?.remove();
  }, [library, mount, locale]);

  useEffect(() => {
    if (latest.current.at === at) return;
    latest.current.at = at;
    latest.current.centre = at;
    map.current?.moveTo(at);
  }, [at]);

  return (
    <Frame>
      <MapElement
        key={`${locale} ${library}`}
        ref={container}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
      />
      <Pin width="40" height="44" viewBox="0 0 40 44" aria-hidden="true">
        <path strokeWidth="2" d="M20 43C14 32 5 26 5 16a15 15 0 1 1 30 0c0 10-9 16-15 27z" />
        <circle cx="20" cy="16" r="5" />
      </Pin>
      <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
      <MapSource library={library} hasBasemap={hasBasemap} />
    </Frame>
  );
}
