import { createTheme, THEME_ID, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme as ours } from './theme';
import { BREAKPOINTS, MOTION_MS } from './tokens';

const { palette } = ours.vars;

const tone = ({ main, light, dark, contrastText }: typeof palette.primary) => ({ main, light, dark, contrastText });
/** For colours without hover and pressed shades. */
const flatTone = ({ main, contrastText }: typeof palette.attention) => ({
  main,
  light: main,
  dark: main,
  contrastText,
});

const components: ThemeOptions['components'] = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ ownerState }) =>
        'invisible' in ownerState && ownerState.invisible ? {} : { backgroundColor: palette.surface.scrim },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundColor: palette.surface.floating,
        borderRadius: ours.radius.outer,
        boxShadow: `0 8px 28px ${palette.surface.shadow}`,
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: palette.background.paper, border: 0, borderRadius: 0 } },
  },
};

/** Our theme in MUI's terms. Its colours are CSS variables, so it works in both colour schemes. */
const materialTheme = createTheme({
  palette: {
    primary: tone(palette.primary),
    secondary: flatTone(palette.attention),
    warning: flatTone(palette.attention),
    info: tone(palette.primary),
    success: flatTone(palette.success),
    error: flatTone(palette.error),
    text: palette.text,
    background: palette.background,
    divider: palette.line.hairline,
  },
  typography: ours.typography,
  breakpoints: { values: { xs: 0, ...BREAKPOINTS } },
  spacing: 4,
  shape: { borderRadius: ours.radius.outer },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: MOTION_MS.shortest,
      shorter: MOTION_MS.shortest,
      short: MOTION_MS.short,
      standard: MOTION_MS.short,
      complex: MOTION_MS.short,
      enteringScreen: MOTION_MS.short,
      leavingScreen: MOTION_MS.shortest,
    },
  },
  components,
});

const scoped = { [THEME_ID]: materialTheme };

/**
 * Wraps every MUI component. Floating elements are MUI's, for its focus traps and positioning; controls are ours, in
 * src/ui. It is scoped, so that our components inside still get our own theme.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={scoped}>{children}</ThemeProvider>;
}
