import { BREAKPOINTS, LAYOUT, MOTION_MS, RADIUS, SPACING, Z_INDEX } from './tokens';
import { typography } from './typography';
import { palette } from './variables';

const px = (steps: number) => (steps === 0 ? '0' : `${steps * SPACING}px`);
const from = (name: keyof typeof BREAKPOINTS) => `(min-width:${BREAKPOINTS[name]}px)`;
const below = (name: keyof typeof BREAKPOINTS) => `(max-width:${BREAKPOINTS[name] - 0.05}px)`;

/**
 * The theme of every `styled`. The names are MUI's (`vars.palette`, `spacing`, `breakpoints.up`), the values are ours.
 * MUI's own theme loads with the first MUI component, see material-theme.tsx.
 */
export const theme = {
  vars: { palette },
  typography,
  layout: LAYOUT,
  radius: RADIUS,
  zIndex: Z_INDEX,
  transitions: { duration: MOTION_MS },
  /** One to four steps of 4 px, in the order of CSS `padding`. */
  spacing: (...steps: number[]) => steps.map(px).join(' '),
  breakpoints: {
    up: (name: keyof typeof BREAKPOINTS) => `@media ${from(name)}`,
    down: (name: keyof typeof BREAKPOINTS) => `@media ${below(name)}`,
    between: (start: keyof typeof BREAKPOINTS, end: keyof typeof BREAKPOINTS) =>
      `@media ${from(start)} and ${below(end)}`,
  },
} as const;

export type AppTheme = typeof theme;
