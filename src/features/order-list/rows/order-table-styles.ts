import type { CSSObject, Theme } from '@emotion/react';
import type { ListDensity } from '@/lib/storage/list-density';
import { styled } from '@/ui/styled';
import { rowPartStyles } from './row-styles';

export const ROW_REM: Readonly<Record<ListDensity, number>> = { roomy: 4.5, compact: 2.75 };
export const HEAD_HEIGHT = 44;
/** From this width of the list on (rem), recipient and vehicle fit as columns beside a route that can be read. */
const WIDE = 67.5;
/** From this width on, a compact row has room for the second facts too. */
const WIDEST = 80;

/** One line for each order: what stands on a second line moves beside the first, or has no room. */
const compactStyles = (theme: Theme): CSSObject => ({
  [`@container (max-width: ${WIDE - 0.01}rem)`]: {
    '& [role="row"]': {
      gridTemplateColumns: '24px 7.75rem minmax(0, 1fr) 7.25rem 6.75rem 5.75rem',
      gridTemplateAreas: '"pick order route status total action"',
    },
    '& [data-cell="status"], & [data-cell="total"]': { alignSelf: 'center', marginTop: 0 },
    '& [role="columnheader"][data-cell="total"]': { gridArea: 'total' },
    '& [role="columnheader"][data-cell="status"]': { position: 'static', clipPath: 'none', justifySelf: 'end' },
    // No room for the number of stops.
    '& [data-part="route"] > span > em': { display: 'none' },
  },
  [`@container (max-width: ${WIDEST - 0.01}rem)`]: { '& [role="cell"][data-cell] > small': { display: 'none' } },
  [`@container (min-width: ${WIDEST}rem)`]: {
    '& [role="row"]': {
      gridTemplateColumns: '24px minmax(14rem, 16.5rem) 8.25rem minmax(0, 1fr) 8.25rem 14.75rem 6.75rem 6.25rem',
    },
  },
  '& [role="cell"]': { display: 'flex', alignItems: 'center', gap: theme.spacing(3) },
  '& [role="cell"] > small': { flex: 'none' },
  '& [data-cell="total"][role="cell"], & [data-cell="action"]': { justifyContent: 'flex-end' },
  // Pickup and drop-off on one line: ring, place, square, place.
  '& [data-part="route"]': {
    display: 'flex',
    gap: theme.spacing(7),
    minWidth: 0,
    '& > span': { position: 'relative', flex: '0 1 auto' },
    // Where both do not fit, the drop-off keeps more: the pickup is often the same.
    '& > span:first-of-type': { flexShrink: 3 },
    '&::after, & > i': { display: 'none' },
    '& > span:last-of-type::before': {
      content: '""',
      position: 'absolute',
      left: theme.spacing(-4),
      top: 'calc(50% - 4px)',
      width: 8,
      height: 8,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.route.line,
    },
  },
});

/** The list as a container: its columns follow its own width, which a preview beside it changes. */
export const TableFrame = styled('div')({ minWidth: 0, containerType: 'inline-size' });

export const Table = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '&:focus': { outline: 'none' },
  '&[aria-busy="true"] [data-open]': { color: theme.vars.palette.text.disabled },
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(8rem, 9.5rem) 7.75rem minmax(0, 1fr) 4.75rem 9.25rem 6.75rem 6.25rem',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    padding: theme.spacing(0, 5),
  },
  [`@container (min-width: ${WIDEST}rem)`]: {
    '& [role="row"]': {
      gridTemplateColumns: '24px minmax(8.75rem, 10.5rem) 8.25rem minmax(0, 1fr) 8.25rem 13rem 6.75rem 6.75rem',
    },
  },
  [`@container (max-width: ${WIDE - 0.01}rem)`]: {
    '& [role="row"]': {
      gridTemplateColumns: '24px 9.25rem minmax(0, 1fr) 7.75rem 6.25rem',
      gridTemplateAreas: '"pick order route status action" "pick order route total action"',
    },
    '& [data-cell="recipient"], & [data-cell="vehicle"]': { display: 'none' },
    '& [data-cell="pick"]': { gridArea: 'pick' },
    '& [data-cell="createdAt"]': { gridArea: 'order' },
    '& [data-cell="route"]': { gridArea: 'route' },
    '& [data-cell="status"]': { gridArea: 'status', alignSelf: 'end', justifySelf: 'end' },
    '& [data-cell="total"]': { gridArea: 'total', alignSelf: 'start', justifySelf: 'end', marginTop: theme.spacing(1) },
    '& [data-cell="action"]': { gridArea: 'action' },
    // Status and price share a column. Its visible heading is the price's, because that one sorts.
    '& [role="columnheader"]': { alignSelf: 'center', margin: 0 },
    '& [role="columnheader"][data-cell="total"]': { gridArea: '1 / 4 / 3 / 5' },
    '& [role="columnheader"][data-cell="status"]': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  '& [role="columnheader"][data-cell="pick"]': { display: 'grid' },
  '& [role="columnheader"][data-cell="total"]': { justifySelf: 'end' },
  '& [role="columnheader"][data-cell="action"]': { justifySelf: 'end' },
  '&[data-density="compact"]': compactStyles(theme),
}));

export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  borderRadius: theme.spacing(3, 3, 0, 0),
  backgroundColor: theme.vars.palette.surface.sunken,
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  '& > [role="row"]': { height: HEAD_HEIGHT },
  // Below the app bar of tablets.
  [theme.breakpoints.down('lg')]: { top: theme.layout.topBar },
}));

export const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  ...rowPartStyles({ theme }),
  // What the keyboard moves to comes below the heading and above the bar of selected orders, which has up to two lines.
  '& > [role="row"], & :focus': {
    scrollMarginTop: HEAD_HEIGHT,
    scrollMarginBottom: '7.5rem',
    [theme.breakpoints.down('lg')]: { scrollMarginTop: HEAD_HEIGHT + theme.layout.topBar },
  },
  '& > [role="row"]': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: `${ROW_REM.roomy}rem`,
    '[data-density="compact"] &': { height: `${ROW_REM.compact}rem` },
    // A change inside a row triggers layout and paint only in that row.
    contain: 'strict',
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
    '&:focus': { outlineOffset: -2, backgroundColor: theme.vars.palette.surface.hover },
    '&[aria-current]': { backgroundColor: theme.vars.palette.primary.soft },
    '&[data-picked="true"]': {
      backgroundColor: theme.vars.palette.surface.hover,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.brand}`,
    },
    // An empty row is one grey line, so that rows which scroll by quickly need no layout.
    '&[data-empty="true"] > [role="cell"]': {
      gridColumn: '2 / -2',
      gridRow: '1 / -1',
      height: 16,
      borderRadius: 6,
      backgroundColor: theme.vars.palette.surface.pressed,
    },
  },
  '& [role="cell"]': { minWidth: 0 },
  '& [role="cell"] > :is(span, small, a):not([data-part], [data-tone])': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // "Quick · Split order, part 1 · Damas van" needs two lines, for which a compact row has no room.
  '[data-density="roomy"] & [role="cell"][data-cell="vehicle"] > span': { whiteSpace: 'normal' },
  '& [data-cell="lost"]': { gridColumn: '2 / -2' },
  '& [data-cell="total"]': { textAlign: 'right', fontWeight: theme.typography.fontWeightBold },
  '& [data-cell="action"]': {
    display: 'flex',
    justifyContent: 'flex-end',
    color: theme.vars.palette.text.disabled,
  },
}));
