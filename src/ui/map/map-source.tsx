import { useMapTexts } from '@/lib/i18n/map-texts';
import { useState } from 'react';
import { BASEMAP, MAP_FILE, MAP_TILES, OSM_COPYRIGHT_URL } from '@/config/map';
import { lazyPart } from '../kit/layout/lazy-part';
import { styled } from '../styled';
import type { MapLibrary } from './map-library';

const MapCredits = lazyPart(() => import('./map-credits').then((module) => module.MapCredits));

const Source = styled('small')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: 0,
  display: 'flex',
  gap: theme.spacing(2),
  padding: theme.spacing(0.5, 2),
  borderRadius: `${theme.radius.inner}px 0 0 0`,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
  // Beside the button of a narrow map there is no more room.
  '@container (max-width: 340px)': { fontSize: '0.6875rem' },
  // As high as a press needs.
  '&:has(> a)': { padding: theme.spacing(0, 2) },
  '& > a, & > button': {
    lineHeight: '1.5rem',
    color: 'inherit',
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  '& > button': {
    position: 'relative',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    fontSize: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: '-8px -8px 0' },
  },
}));

type MapSourceProps = {
  library: MapLibrary['name'];
  /** False if the map behind the route could not be loaded. */
  hasBasemap: boolean;
};

/** Whose map it is, always readable in its corner. */
export function MapSource({ library, hasBasemap }: MapSourceProps) {
  const { t } = useMapTexts();
  /** Null until it is first opened. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // Kakao's script shows its own mark in this corner.
  if (library !== 'own') return null;
  if (BASEMAP === 'tiles' && MAP_TILES) return <Source>{MAP_TILES.attribution}</Source>;
  if (!MAP_FILE || !hasBasemap) return <Source>{t('sketch')}</Source>;
  return (
    <>
      <Source>
        <a href={OSM_COPYRIGHT_URL} target="_blank" rel="noreferrer">
          {t('osm')}
        </a>
        <button type="button" onClick={() => setIsOpen(true)}>
          {t('credits.open')}
        </button>
      </Source>
      {isOpen === null ? null : <MapCredits file={MAP_FILE} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
