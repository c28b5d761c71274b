import { BREAKPOINTS, LAYOUT, MOTION_MS, RADIUS, SPACING, Z_INDEX } from './tokens';
import { typography } from './typography';
import { palette } from './variables';

const px = (steps: number) => (steps === 0 ? '0' : `${steps * SPACING}px`);
const from = (name: keyof typeof BREAKPOINTS) => `(min-width:${BREAKPOINTS[name]}px)`;
const below = (name: keyof typeof BREAKPOINTS) => `(max-width:${BREAKPOINTS[name] - 0.05}px)`;

/**
 * What every `styled` gets. Names are MUI's (`vars.palette`, `spacing`, `breakpoints.up`), values are ours: MUI's own
 * theme comes with the first component of MUI's, see material-theme.tsx.
 */
export const theme = {
  vars: { palette },
  typography,
  layout: LAYOUT,
  radius: RADIUS,
  zIndex: Z_INDEX,
  transitions: { duration: MOTION_MS },
  /** Steps of 4 px, as in `padding`: one to four of them. */
  spacing: (...steps: number[]) => steps.map(px).join(' '),
  breakpoints: {
    up: (name: keyof typeof BREAKPOINTS) => `@media ${from(name)}`,
    down: (name: keyof typeof BREAKPOINTS) => `@media ${below(name)}`,
    between: (start: keyof typeof BREAKPOINTS, end: keyof typeof BREAKPOINTS) =>
      `@media ${from(start)} and ${below(end)}`,
  },
} as const;

export type AppTheme = typeof theme;
