import { DARK, LIGHT } from './tokens';

/**
 * The colours of the street map. They load with it, and are no CSS variables, because the map is drawn on a canvas. Muted, so
 * that the brand's blue of the route is the strongest colour on the map.
 */
const LIGHT_MAP = {
  land: '#f3f3f0',
  wood: '#d9e7d2',
  park: '#cfe5c6',
  grass: '#e1edd9',
  water: '#b5d8ec',
  school: '#ece8dd',
  hospital: '#f4e3e2',
  industrial: '#e9e9ec',
  cemetery: '#dbe4d3',
  stadium: '#dde9d7',
  aerodrome: '#e7e8ee',
  building: '#e6e3dc',
  border: '#aaa2b8',
  casing: '#d4d2cc',
  motorway: '#f5c180',
  trunk: '#f9d79d',
  primary: '#fce9bb',
  secondary: '#ffffff',
  tertiary: '#ffffff',
  minor: '#ffffff',
  rail: '#a3a4a6',
  subway: '#92a1c4',
  text: LIGHT.text.primary,
  textSoft: LIGHT.text.secondary,
  halo: LIGHT.common.white,
  waterText: '#2f6c93',
  parkText: '#3a6d2f',
  station: '#2d5db0',
} as const;

export type MapColors = { readonly [Name in keyof typeof LIGHT_MAP]: string };

const DARK_MAP: MapColors = {
  land: '#182027',
  wood: '#1a2b24',
  park: '#1c3227',
  grass: '#1b2b25',
  water: '#11344c',
  school: '#22272d',
  hospital: '#2c2428',
  industrial: '#1f262d',
  cemetery: '#1d2b26',
  stadium: '#1e3029',
  aerodrome: '#212833',
  building: '#232c35',
  border: '#5d5b72',
  casing: '#12181d',
  motorway: '#7d5e39',
  trunk: '#6d5b3a',
  primary: '#565041',
  secondary: '#424b55',
  tertiary: '#39424b',
  minor: '#2e3740',
  rail: '#565e66',
  subway: '#47608c',
  text: DARK.text.primary,
  textSoft: DARK.text.secondary,
  halo: DARK.background.default,
  waterText: '#7fb3d9',
  parkText: '#8fbf85',
  station: '#93b4f2',
};

export const mapColors = (isDark: boolean): MapColors => (isDark ? DARK_MAP : LIGHT_MAP);

const linesOf = ({ route, text }: typeof LIGHT | typeof DARK) => ({
  ground: route.ground,
  way: route.line,
  straight: text.secondary,
});

/** Of the lines above a vendor's map, which takes no CSS variables. */
export const lineColors = (isDark: boolean) => linesOf(isDark ? DARK : LIGHT);
