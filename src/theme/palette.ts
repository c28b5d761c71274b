import type { PaletteOptions } from '@mui/material/styles';
import type { DARK, LIGHT } from './tokens';

/** Our tokens under the names MUI's own components look for. */
export function palette(tokens: typeof LIGHT | typeof DARK): PaletteOptions {
  return {
    primary: tokens.primary,
    secondary: tokens.attention,
    warning: tokens.attention,
    attention: tokens.attention,
    info: tokens.primary,
    success: tokens.success,
    error: tokens.error,
    neutral: tokens.neutral,
    text: tokens.text,
    background: tokens.background,
    divider: tokens.line.hairline,
    surface: tokens.surface,
    line: tokens.line,
    route: tokens.route,
  };
}
