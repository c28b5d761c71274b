import { styled } from '@/ui/styled';

export const Anchor = styled('div')(({ theme }) => ({
  position: 'relative',
  // Keeps the field below the top bar of phones when the browser scrolls it into view.
  scrollMarginTop: theme.layout.topBar + 16,
  // An address cut within its number would look like another one.
  '& input': { textOverflow: 'ellipsis' },
  // On phones the open field fills the screen: a list above the keyboard shows two results. The field itself stays the
  // same element, so that the focus and the keyboard stay too.
  [theme.breakpoints.down('md')]: {
    '&[data-open="true"]': {
      position: 'fixed',
      inset: 0,
      zIndex: theme.zIndex.modal,
      display: 'flex',
      flexDirection: 'column',
      gap: theme.spacing(2),
      padding: theme.spacing(2, 4, 0),
      paddingTop: `max(${theme.spacing(2)}, env(safe-area-inset-top))`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}));

/** The way back from the full screen, on phones only. */
export const SheetHead = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.layout.target,
  marginLeft: theme.spacing(-2),
  fontWeight: theme.typography.fontWeightMedium,
  [theme.breakpoints.down('md')]: { display: 'flex' },
}));

export const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar,
  top: `calc(100% + ${theme.spacing(1)})`,
  left: 0,
  right: 0,
  maxHeight: 'min(360px, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The last option lies above the end of the list.
  scrollPaddingBottom: theme.layout.target + 16,
  padding: theme.spacing(1),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 8px 28px ${theme.vars.palette.surface.shadow}`,
  [theme.breakpoints.down('md')]: {
    position: 'static',
    flex: 1,
    minHeight: 0,
    maxHeight: 'none',
    marginInline: theme.spacing(-3),
    paddingBottom: 'env(safe-area-inset-bottom)',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
  },
}));

export const GroupTitle = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3, 1),
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
}));

export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  minHeight: theme.layout.target,
  padding: theme.spacing(2, 3),
  borderRadius: theme.radius.inner,
  cursor: 'pointer',
  scrollMargin: theme.spacing(2),
  '& > svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.text.disabled },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    '& > svg': { color: theme.vars.palette.primary.brand },
  },
  '@media (hover: hover)': {
    '&:hover:not([aria-selected="true"])': { backgroundColor: theme.vars.palette.surface.hover },
  },
}));

/** The way out of a long list stays in sight. */
export const LastOption = styled(Option)(({ theme }) => ({
  position: 'sticky',
  // Below the list's own padding, where rows would show through.
  bottom: theme.spacing(-1),
  marginBottom: theme.spacing(-1),
  alignItems: 'center',
  borderRadius: 0,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.floating,
  [theme.breakpoints.down('md')]: {
    // The list ends at the edge of the screen there.
    bottom: 'calc(-1 * env(safe-area-inset-bottom))',
    marginBottom: 'calc(-1 * env(safe-area-inset-bottom))',
    paddingBottom: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

export const Texts = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
export const Road = styled('div')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
}));
export const Small = styled('div')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

export const Message = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));
