import { css, type Theme } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';

/** The few rules of Leaflet's style sheet that this map needs; the whole file would add 3 kB. */
const leafletRules = css({
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-pane > svg, & .leaflet-layer':
    { position: 'absolute', left: 0, top: 0 },
  '& .leaflet-tile, & .leaflet-marker-icon': { userSelect: 'none', WebkitUserSelect: 'none' },
  '& .leaflet-pane > svg': { maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none' },
  '& .leaflet-tile': { visibility: 'hidden', maxWidth: 'none', filter: 'inherit' },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& img.leaflet-tile': { mixBlendMode: 'plus-lighter' },
  '& .leaflet-pane': { zIndex: 400 },
  '& .leaflet-tile-pane': { zIndex: 200 },
  '& .leaflet-marker-pane': { zIndex: 600 },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '& .leaflet-zoom-anim .leaflet-zoom-animated': {
    willChange: 'transform',
    transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)',
  },
  '& .leaflet-zoom-anim .leaflet-tile': { transition: 'none' },
  '& .leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '&.leaflet-touch-zoom': { touchAction: 'pan-x pan-y' },
  '&.leaflet-touch-drag': { touchAction: 'pinch-zoom' },
  '&.leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '&.leaflet-grab': { cursor: 'grab' },
  '&.leaflet-dragging': { cursor: 'grabbing' },
});

const basemapStyles = ({ vars: { palette }, typography }: Theme) =>
  css({
    '& .map-paper': {
      backgroundImage: `linear-gradient(${palette.line.hairline} 1px, transparent 1px), linear-gradient(90deg, ${palette.line.hairline} 1px, transparent 1px)`,
      backgroundSize: '64px 64px',
    },
    '& .map-waters': { zIndex: 210 },
    '& .map-places': { zIndex: 220 },
    '& .map-water': { stroke: palette.route.wash, fill: 'none' },
    '& .map-marker': { display: 'grid', placeItems: 'center', pointerEvents: 'none' },
    '& [data-part="place"]': {
      fontSize: typography.caption.fontSize,
      lineHeight: '20px',
      whiteSpace: 'nowrap',
      color: palette.text.disabled,
    },
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & img.leaflet-tile`]: {
      filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)',
      mixBlendMode: 'normal',
    },
  });

const overlayStyles = ({ vars: { palette }, typography }: Theme) =>
  css({
    '& .map-way, & .map-way-todo, & .map-way-done': { strokeWidth: 5, strokeOpacity: 1, fill: 'none' },
    '& .map-way': { stroke: palette.route.ground, strokeWidth: 9 },
    '& .map-way-todo': { stroke: palette.line.control },
    '& .map-way-done': { stroke: palette.route.line },
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
      border: `3px solid ${palette.route.ground}`,
      borderRadius: '50%',
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightBold,
      lineHeight: 1,
      boxShadow: `0 2px 10px ${palette.surface.shadow}`,
    },
    '& button[data-part="driver"]': { position: 'relative', pointerEvents: 'auto', cursor: 'pointer' },
    '& button[data-part="driver"]::after': { content: '""', position: 'absolute', inset: -8 },
    '& button[data-part="driver"]:hover': { backgroundColor: palette.primary.dark },
    '& [data-part="driver"] svg': {
      width: 20,
      height: 20,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  });

export const mapStyles = ({ theme }: { theme: Theme }) => [leafletRules, basemapStyles(theme), overlayStyles(theme)];
