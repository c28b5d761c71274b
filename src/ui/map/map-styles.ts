import { css, type Theme } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';

const basemapStyles = ({ vars: { palette }, typography }: Theme) =>
  css({
    // Leaflet's own grey; its style sheet may come after these styles.
    '&.leaflet-container': { background: 'none', font: 'inherit' },
    '& .map-paper': {
      backgroundImage: `linear-gradient(${palette.line.hairline} 1px, transparent 1px), linear-gradient(90deg, ${palette.line.hairline} 1px, transparent 1px)`,
      backgroundSize: '64px 64px',
    },
    // A pinch that comes before the map must not zoom the page.
    '& .map-picture': { touchAction: 'pan-x pan-y' },
    '& .map-picture, & .map-picture > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    '& .map-picture > .map-places, & .map-picture > .map-marks': { pointerEvents: 'none' },
    '& .map-picture .map-marker': { position: 'absolute', top: 0, left: 0 },
    '& .map-picture path': { strokeLinecap: 'round', strokeLinejoin: 'round' },
    '& .map-waters': { zIndex: 210 },
    '& .map-places': { zIndex: 220 },
    '& .map-streets': { zIndex: 230 },
    // Above the route, which would hide them.
    '& .map-street-names, &:not(:has(.map-streets canvas)) .map-places': { zIndex: 450 },
    '& .map-water': { stroke: palette.route.wash, fill: 'none' },
    '& .map-marker': { display: 'grid', placeItems: 'center', pointerEvents: 'none' },
    '& [data-part="place"]': {
      fontSize: typography.caption.fontSize,
      lineHeight: '1.25rem',
      whiteSpace: 'nowrap',
      color: palette.text.disabled,
      textShadow: ['-1px 0', '1px 0', '0 -1px', '0 1px'].map((at) => `${at} 1px ${palette.route.ground}`).join(', '),
    },
    // A vendor's tiles have no dark version. The second are Kakao's.
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] &`]: {
      '& img.leaflet-tile, & img[role="presentation"]': {
        filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)',
        mixBlendMode: 'normal',
      },
    },
    // The vendor's script takes every touch; one finger must scroll the page.
    '&[data-touch="two fingers"] > div': { touchAction: 'pan-x pan-y !important' },
  });

const overlayStyles = ({ vars: { palette }, typography }: Theme) =>
  css({
    '& .map-way, & .map-way-todo, & .map-way-done': { strokeWidth: 5, strokeOpacity: 1, fill: 'none' },
    '& .map-way': { stroke: palette.route.ground, strokeWidth: 9 },
    // The same blue, paler: grey would look like a railway of the street map.
    '& .map-way-todo': { stroke: palette.route.line, strokeOpacity: 0.6 },
    '& .map-way-done': { stroke: palette.route.line },
    // On a dark map, the paler blue has too little contrast.
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & .map-way-todo`]: { strokeOpacity: 0.8 },
    '& .map-straight-ground, & .map-straight': { strokeLinecap: 'round', strokeOpacity: 1, fill: 'none' },
    '& .map-straight-ground': { stroke: palette.route.ground, strokeWidth: 6 },
    '& .map-straight': { stroke: palette.text.secondary, strokeWidth: 2.5, strokeDasharray: '2 7' },
    '& [data-part="distance"]': {
      padding: '0 8px',
      borderRadius: 12,
      backgroundColor: palette.surface.floating,
      boxShadow: `0 1px 6px ${palette.surface.shadow}`,
      color: palette.text.primary,
      fontSize: typography.caption.fontSize,
      fontWeight: typography.fontWeightMedium,
      lineHeight: '1.5rem',
      whiteSpace: 'nowrap',
    },
    '& [data-part="stop"]': {
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      border: `2px solid ${palette.route.line}`,
      backgroundColor: palette.route.ground,
      color: palette.primary.text,
      fontSize: '0.75rem',
      fontWeight: typography.fontWeightBold,
      lineHeight: 1,
      boxShadow: `0 0 0 2px ${palette.route.ground}`,
    },
    '& [data-part="stop"][data-kind="pickup"]': { width: 18, height: 18, borderWidth: 5 },
    '& [data-part="stop"][data-kind="dropoff"]': {
      width: 18,
      height: 18,
      borderRadius: 5,
      backgroundColor: palette.route.line,
    },
    '& [data-part="stop"][data-state="todo"]': { borderColor: palette.line.control, color: palette.text.secondary },
    '& [data-part="stop"][data-state="todo"][data-kind="dropoff"]': { backgroundColor: palette.line.control },
    '& [data-part="driver"]': {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      padding: 0,
      border: `3px solid ${palette.primary.brand}`,
      borderRadius: '50%',
      backgroundColor: palette.attention.main,
      color: palette.attention.contrastText,
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightBold,
      lineHeight: 1,
      boxShadow: `0 0 0 2px ${palette.route.ground}, 0 2px 10px ${palette.surface.shadow}`,
    },
    '& button[data-part="driver"]': { position: 'relative', pointerEvents: 'auto', cursor: 'pointer' },
    '& button[data-part="driver"]::after': { content: '""', position: 'absolute', inset: -8 },
    '& button[data-part="driver"]:hover': { borderColor: palette.primary.dark },
    '& [data-part="group"]': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      padding: 0,
      border: `3px solid ${palette.primary.main}`,
      borderRadius: '50%',
      backgroundColor: palette.route.ground,
      color: palette.primary.text,
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightBold,
      lineHeight: 1,
      boxShadow: `0 2px 10px ${palette.surface.shadow}`,
      pointerEvents: 'auto',
      cursor: 'pointer',
    },
    '& [data-part="group"]::after': { content: '""', position: 'absolute', inset: -6 },
    '& [data-part="group"]:hover': { backgroundColor: palette.surface.hover },
    '& [data-part="driver"] svg': {
      width: 24,
      height: 24,
      fill: 'currentColor',
      '@media (prefers-reduced-motion: no-preference)': { transition: 'rotate 400ms ease-out' },
    },
    '& [data-shape="glass"]': { fill: palette.attention.main },
  });

export const mapStyles = ({ theme }: { theme: Theme }) => [basemapStyles(theme), overlayStyles(theme)];
