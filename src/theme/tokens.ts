import brand from '@/generated/brand-colours.json';

const COMMON = { white: '#ffffff', black: '#000000' } as const;

/**
 * All colours of the product: the greys and the green here, the others from the brand folder
 * (scripts/brand/colours.mjs). Outside this folder only the marks of other companies have hex values.
 *
 * A tone has these parts: `main` is a fill, `contrastText` the text on it; `soft` is a light background, `text` is text
 * in this tone, readable on `soft` and on every page background. `light` and `dark` are the hovered and the pressed
 * fill of buttons. `brand` is the brand's primary colour itself; it is not for text, because its contrast is 3:1 on every
 * background. `accent` marks the current place: in the dark scheme the secondary colour, if it stands out there.
 * tests/theme/contrast.test.ts checks each pair against WCAG AA.
 */
export const LIGHT = {
  primary: brand.light.primary,
  accent: brand.light.accent,
  attention: brand.light.attention,
  success: {
    main: '#0a7a4a',
    contrastText: '#ffffff',
    soft: '#e4f5ec',
    text: '#076840',
  },
  error: brand.light.error,
  neutral: {
    main: '#1b2630',
    light: '#2b3843',
    dark: '#0e161d',
    contrastText: '#ffffff',
    soft: '#edf0f3',
    text: '#4a5763',
  },
  common: COMMON,
  text: { primary: '#15202a', secondary: '#4f5c69', disabled: '#626f7b' },
  background: { default: '#f5f7f9', paper: '#ffffff' },
  surface: {
    sunken: '#f1f4f6',
    hover: '#eef2f5',
    pressed: '#e4e9ee',
    track: '#e8ecf0',
    thumb: '#ffffff',
    floating: '#ffffff',
    scrim: '#0d141b7a',
    dimmed: '#868a8e',
    shadow: '#0d1c2a24',
  },
  line: { hairline: '#e3e8ed', strong: '#c9d1d9', control: '#84909c' },
  route: { line: brand.light.primary.brand, todo: '#bdc7d0', ground: '#ffffff', wash: brand.light.wash },
} as const;

export const DARK = {
  primary: brand.dark.primary,
  accent: brand.dark.accent,
  attention: brand.dark.attention,
  success: {
    main: '#4ccb8f',
    contrastText: '#00210f',
    soft: '#12352a',
    text: '#62d39d',
  },
  error: brand.dark.error,
  neutral: {
    main: '#e6ebf0',
    light: '#f2f5f7',
    dark: '#ffffff',
    contrastText: '#121a21',
    soft: '#27323c',
    text: '#b6c1cc',
  },
  common: COMMON,
  text: { primary: '#eef2f5', secondary: '#b1bdc8', disabled: '#93a0ad' },
  background: { default: '#0f151a', paper: '#171f26' },
  surface: {
    sunken: '#1d262e',
    hover: '#222d36',
    pressed: '#2b3741',
    track: '#232e37',
    thumb: '#3c4a56',
    floating: '#202a33',
    scrim: '#030609a3',
    dimmed: '#070b0f',
    shadow: '#00000080',
  },
  line: { hairline: '#28333d', strong: '#3d4a56', control: '#718091' },
  route: { line: brand.dark.primary.brand, todo: '#4a5864', ground: '#171f26', wash: brand.dark.wash },
} as const;

/** Pixels. */
export const BREAKPOINTS = { sm: 480, md: 768, lg: 1024, desktop: 1200, xl: 1440 } as const;
export const SPACING = 4;

export const RADIUS = { outer: 12, inner: 8, pill: 999 } as const;

/** Pixels, or rem where words need room in a large text size. The sidebar is 244 and 76 px wide (spec §9). */
export const LAYOUT = {
  sidebarExpanded: '15.25rem',
  sidebarCollapsed: 76,
  topBar: 56,
  tabBar: '3.5rem',
  controlLarge: 52,
  control: 44,
  target: 44,
  form: 440,
  reading: 720,
  page: 1200,
  wide: 1680,
} as const;

export const MOTION_MS = { shortest: 120, short: 200 } as const;

/** MUI's own z-indexes, so that our layers and MUI's dialogs keep one order. */
export const Z_INDEX = { appBar: 1100, modal: 1300, snackbar: 1400, tooltip: 1500 } as const;
