import { createTheme, THEME_ID, ThemeProvider, type Components, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme as ours } from './theme';
import { BREAKPOINTS, MOTION_MS } from './tokens';

const { palette } = ours.vars;

const tone = ({ main, light, dark, contrastText }: typeof palette.primary) => ({ main, light, dark, contrastText });
/** Of tones that no button has. */
const flat = ({ main, contrastText }: typeof palette.attention) => ({ main, light: main, dark: main, contrastText });

const components: Components<Theme> = {
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

/** Ours in MUI's terms. All of it comes with a variable, so it holds in both colour schemes. */
const materialTheme = createTheme({
  palette: {
    primary: tone(palette.primary),
    secondary: flat(palette.attention),
    warning: flat(palette.attention),
    info: tone(palette.primary),
    success: flat(palette.success),
    error: flat(palette.error),
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
 * Around every component of MUI's: what floats comes from there, for its focus traps and positioning; controls are ours,
 * in src/ui. Scoped, so that what is inside still gets our own theme.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={scoped}>{children}</ThemeProvider>;
}
