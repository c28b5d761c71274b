import type { Components, Theme } from '@mui/material/styles';
import { globalStyles } from './global-styles';

/**
 * Only what floats comes from MUI (dialogs, drawers, menus, popovers): focus traps and positioning are worth its bytes.
 * Controls are ours, in src/ui.
 */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: (theme: Theme) => globalStyles(theme) },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) =>
        'invisible' in ownerState && ownerState.invisible ? {} : { backgroundColor: theme.vars.palette.surface.scrim },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.floating,
        borderRadius: theme.radius.outer,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper, border: 0, borderRadius: 0 }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.floating,
        border: `1px solid ${theme.vars.palette.line.hairline}`,
        borderRadius: theme.radius.outer,
        boxShadow: `0 8px 28px ${theme.vars.palette.surface.shadow}`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.layout.target,
        margin: theme.spacing(0, 1),
        borderRadius: theme.radius.inner,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.text,
        },
      }),
    },
  },
};
