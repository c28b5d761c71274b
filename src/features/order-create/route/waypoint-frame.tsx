import { RouteLineRow } from '@/ui/order/route-line-row';
import { styled } from '@/ui/styled';

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // On the smallest phones a stop's buttons do not fit beside its name.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  minHeight: 52,
}));

export const Name = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  whiteSpace: 'nowrap',
  '& > svg': { color: theme.vars.palette.text.disabled },
  '&[data-handle="true"]': {
    minHeight: theme.layout.target,
    cursor: 'grab',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    // Dragging must not scroll the page.
    touchAction: 'none',
  },
}));

/** In longer routes, rows out of view are not rendered by the browser: each keystroke repaints everything that is. */
export const RENDERED_AT_ONCE = 8;

export const Row = styled(RouteLineRow)(({ theme }) => ({
  '&[data-long="true"]:not(:focus-within, [data-dragging])': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 124px',
    // The route line extends to the mark of the next row.
    overflowClipMargin: theme.spacing(8),
  },
  '&[data-dragging]': {
    zIndex: 2,
    borderRadius: theme.radius.inner,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 8px 28px ${theme.vars.palette.surface.shadow}`,
    '& [data-handle="true"]': { cursor: 'grabbing' },
  },
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  marginLeft: 'auto',
  marginRight: theme.spacing(-2),
}));

export const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
}));

/** The last row of a place: optional fields and the "done" button, side by side on wide screens. */
export const Footer = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > details': { width: '100%' },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    '& > details > summary': { paddingRight: theme.spacing(35) },
    '& > button': { position: 'absolute', top: theme.spacing(1), right: 0 },
  },
}));

export const Extras = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const PhoneRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& + &': { marginTop: theme.spacing(2) },
  // Aligned with the 52 px input, not with its label or error.
  '& > button': { alignSelf: 'flex-end', height: 52 },
}));
