import styled from '@emotion/styled';

export const ROW_REM = 4.5;
export const HEAD_HEIGHT = 44;
/** From here on there is room for who and with what. */
const WIDE = 1240;

/** One class for all rows: their cells are plain elements, made and thrown away while scrolling. */
export const Table = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  transition: `opacity ${theme.transitions.duration.short}ms`,
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(132px, 168px) 128px minmax(0, 1fr) 96px 108px 112px 104px',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    padding: theme.spacing(0, 5),
  },
  [`@media (max-width: ${WIDE - 1}px)`]: {
    '& [role="row"]': {
      gridTemplateColumns: '136px minmax(0, 1fr) 124px 104px',
      gridTemplateAreas: '"order route status action" "order route total action"',
    },
    '& [data-cell="recipient"], & [data-cell="vehicle"]': { display: 'none' },
    '& [data-cell="createdAt"]': { gridArea: 'order' },
    '& [data-cell="route"]': { gridArea: 'route' },
    '& [data-cell="status"]': { gridArea: 'status', alignSelf: 'end', justifySelf: 'end' },
    '& [data-cell="total"]': { gridArea: 'total', alignSelf: 'start', justifySelf: 'end', marginTop: theme.spacing(1) },
    '& [data-cell="action"]': { gridArea: 'action' },
    // Status and price share a column, whose heading is the price's: it sorts.
    '& [role="columnheader"]': { alignSelf: 'center', margin: 0 },
    '& [role="columnheader"][data-cell="total"]': { gridArea: '1 / 3 / 3 / 4' },
    '& [role="columnheader"][data-cell="status"]': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  '& [role="columnheader"][data-cell="total"]': { justifySelf: 'end' },
  '& [role="columnheader"][data-cell="action"]': { justifySelf: 'end' },
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
  // On tablets a bar of the frame stands above.
  [theme.breakpoints.down('lg')]: { top: theme.layout.topBar },
}));

export const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.spacing(0, 0, 3, 3),
  '& > [role="row"]': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: `${ROW_REM}rem`,
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
    '&:focus': { outline: 'none', backgroundColor: theme.vars.palette.surface.hover },
    '&[data-last="true"]': { borderBottom: 0 },
  },
  '& [role="cell"]': { minWidth: 0 },
  '& [role="cell"] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  // The order's link covers its row: all of it opens the order, as a link does, in a new tab too.
  '& a[data-open]': {
    display: 'block',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: theme.radius.inner,
    },
  },
  '& [data-cell="total"]': { textAlign: 'right', fontWeight: theme.typography.fontWeightBold },
  '& [data-cell="action"]': {
    display: 'flex',
    justifyContent: 'flex-end',
    color: theme.vars.palette.text.disabled,
    '& > a': { position: 'relative', zIndex: 1, overflow: 'visible' },
  },
}));
