import type {} from '@mui/material/themeCssVarsAugmentation';
import type { LAYOUT, RADIUS } from './tokens';

type Surface = {
  sunken: string;
  hover: string;
  pressed: string;
  track: string;
  thumb: string;
  floating: string;
  scrim: string;
  dimmed: string;
  shadow: string;
};
type Line = { hairline: string; strong: string; control: string };
type Route = { line: string; todo: string; ground: string; wash: string };

type Extra = {
  layout: typeof LAYOUT;
  radius: typeof RADIUS;
};

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
    text: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    text?: string;
  }
  interface Palette {
    attention: PaletteColor;
    neutral: PaletteColor;
    surface: Surface;
    line: Line;
    route: Route;
  }
  interface PaletteOptions {
    attention: SimplePaletteColorOptions;
    neutral: SimplePaletteColorOptions;
    surface: Surface;
    line: Line;
    route: Route;
  }
  // Both the plain theme and the one with CSS variables carry the product's sizes.
  interface Theme extends Extra {}
  interface CssVarsTheme extends Extra {}
  interface ThemeOptions extends Partial<Extra> {}
}
