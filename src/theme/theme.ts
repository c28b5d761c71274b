import { createTheme } from '@mui/material/styles';
import './augmentation';
import { components } from './components';
import { palette } from './palette';
import { DARK, LAYOUT, LIGHT, MOTION_MS, RADIUS } from './tokens';
import { typography } from './typography';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: { palette: palette(LIGHT) }, dark: { palette: palette(DARK) } },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1440 } },
  spacing: 4,
  shape: { borderRadius: RADIUS.outer },
  layout: LAYOUT,
  radius: RADIUS,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: MOTION_MS.quick,
      shorter: MOTION_MS.quick,
      short: MOTION_MS.calm,
      standard: MOTION_MS.calm,
      complex: MOTION_MS.calm,
      enteringScreen: MOTION_MS.calm,
      leavingScreen: MOTION_MS.quick,
    },
  },
  typography,
  components,
});
