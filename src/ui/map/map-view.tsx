import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { MAP_TILES } from '@/config/map';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { IconButton } from '../kit/button/icon-button';
import { MinusIcon, PlusIcon } from '../kit/icons/action-icons';
import { useLocale } from '../use-locale';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { mountMap } from './leaflet/mount-map';
import type { MapHandle, MapScene } from './map-port';
import { mapStyles } from './map-styles';

const MapElement = styled('div')(mapStyles, {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  zIndex: 0,
  '&:focus-visible': { outlineOffset: -2 },
});

/** Above all layers of the map. */
const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.spacing(3),
  right: theme.spacing(3),
  display: 'grid',
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 1px 6px ${theme.vars.palette.surface.shadow}`,
  '& > :first-of-type': { borderRadius: `${theme.radius.inner}px ${theme.radius.inner}px 0 0` },
  '& > :last-of-type': {
    borderRadius: `0 0 ${theme.radius.inner}px ${theme.radius.inner}px`,
    boxShadow: `inset 0 1px ${theme.vars.palette.line.hairline}`,
  },
}));

const FitButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: theme.spacing(3),
  bottom: theme.spacing(3),
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
}));

const Source = styled('small')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: 0,
  padding: theme.spacing(0.5, 2),
  borderRadius: `${theme.radius.inner}px 0 0 0`,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
}));

const matchesMedia = (query: string) => window.matchMedia(query).matches;

type MapViewProps = MapScene & { onPick?: (id: string) => void };

/** The map with its buttons, independent of the map library. */
export function MapView(props: MapViewProps) {
  return useLazyTexts('map') ? <LoadedMap {...props} /> : null;
}

function LoadedMap({ stops, way, drivers, onPick }: MapViewProps) {
  const { t } = useTranslation('map');
  const locale = useLocale();
  const use = useId();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const latestPick = useRef(onPick);
  const canPick = onPick !== undefined;

  useEffect(() => {
    latestPick.current = onPick;
  });

  useEffect(() => {
    if (!container.current) return;
    const mounted = mountMap(container.current, {
      locale,
      isStill: matchesMedia('(prefers-reduced-motion: reduce)'),
      isTouched: matchesMedia('(pointer: coarse)'),
      ...(canPick ? { onPick: (id) => latestPick.current?.(id) } : {}),
    });
    map.current = mounted;
    return () => mounted.remove();
  }, [locale, canPick]);

  useEffect(() => {
    map.current?.show({ stops, way, drivers });
  }, [stops, way, drivers, locale, canPick]);

  return (
    <>
      {/* The key gives each map a new element: the old map may still be finishing a zoom in its own. */}
      <MapElement
        key={`${locale} ${canPick}`}
        ref={container}
        role="application"
        aria-label={t('view')}
        aria-describedby={use}
      />
      <VisuallyHidden id={use}>{t('use')}</VisuallyHidden>
      <Tools>
        <IconButton label={t('zoomIn')} onClick={() => map.current?.zoom(1)}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={() => map.current?.zoom(-1)}>
          <MinusIcon />
        </IconButton>
      </Tools>
      <FitButton type="button" onClick={() => map.current?.fit()}>
        {t('fit')}
      </FitButton>
      <Source>{MAP_TILES ? MAP_TILES.attribution : t('sketch')}</Source>
    </>
  );
}
