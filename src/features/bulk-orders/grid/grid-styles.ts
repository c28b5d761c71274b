import { styledByProps } from '@/ui/styled';
import { type GridLayout, NUMBER_WIDTH, PRICE_WIDTH } from './columns';
import { MAX_VALUE_WIDTH } from './note-widths';

export const HEAD_HEIGHT = 32;
export const ROW_HEIGHT = 32;
/** Up to small desktops only the number, the recipient (not on phones) and a narrow status are pinned, to leave room for the address. */
const NARROW_STATUS_WIDTH = 116;

/** The grid's borders and a scrollbar. */
const FRAME_WIDTH = 20;

/**
 * While the columns do not fit. Pinned cells are a layer of the compositor each, about 80 of them, which made each key
 * 8 ms slower at 4×, so a sheet that fits has none.
 */
const isScrolledSideways = ({ totalWidth }: GridLayout) => `@container (max-width: ${totalWidth + FRAME_WIDTH}px)`;

/** The address takes the space that is left over; the columns after it move along. */
function columnPositions({ fields, places, totalWidth }: GridLayout) {
  const free = `max(0px, 100% - ${totalWidth}px)`;
  const growing = fields.indexOf('dropAddress');
  return Object.fromEntries(
    places.map(({ left, width }, column) => [
      `& [data-column="${column}"]`,
      {
        left: column > growing ? `calc(${left}px + ${free})` : left,
        width: column === growing ? `calc(${width}px + ${free})` : width,
      },
    ]),
  );
}

/**
 * The scrolling frame of the grid, with a fixed header and fixed first columns. All cells share one class, and each
 * cell is one absolutely positioned element, because scrolling mounts and unmounts hundreds. It wraps the grid instead
 * of being part of it, so that emotion does not process these styles on every keystroke and scroll.
 */
export const Sheet = styledByProps<'div', { layout: GridLayout }>('div', ['layout'])(({ theme, layout }) => ({
  minWidth: 0,
  containerType: 'inline-size',
  fontSize: theme.typography.body2.fontSize,
  userSelect: 'none',
  '& > [role="grid"]': {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'min(64vh, 640px)',
    minHeight: 240,
    border: `1px solid ${theme.vars.palette.line.hairline}`,
    borderRadius: theme.radius.outer,
    backgroundColor: theme.vars.palette.background.paper,
    overscrollBehavior: 'contain',
  },
  '& [role="row"]': { display: 'flex', width: `max(100%, ${layout.totalWidth}px)` },
  '& [role="gridcell"], & [role="rowheader"], & [role="columnheader"]': {
    position: 'absolute',
    top: 0,
    boxSizing: 'border-box',
    height: '100%',
    padding: theme.spacing(0, 2),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRight: `1px solid ${theme.vars.palette.line.hairline}`,
  },
  ...columnPositions(layout),
  '& [role="rowheader"], & [role="columnheader"]': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& [role="rowheader"], & [data-corner="true"]': {
    position: 'relative',
    flex: 'none',
    width: NUMBER_WIDTH,
    textAlign: 'right',
    [isScrolledSideways(layout)]: { position: 'sticky', left: 0, zIndex: 1 },
  },
  // The recipient stays in view beside the number, price and status at the other end.
  '& [role="row"] > [data-column="0"]': {
    position: 'relative',
    left: 'auto',
    flex: 'none',
    [theme.breakpoints.up('md')]: {
      [isScrolledSideways(layout)]: { position: 'sticky', left: NUMBER_WIDTH, zIndex: 1 },
    },
  },
  '& [role="row"] > [data-cell="price"]': {
    position: 'relative',
    flex: 'none',
    width: PRICE_WIDTH,
    marginLeft: 'auto',
    textAlign: 'right',
    [theme.breakpoints.up('desktop')]: {
      borderLeft: `1px solid ${theme.vars.palette.line.hairline}`,
      [isScrolledSideways(layout)]: { position: 'sticky', right: layout.statusWidth, zIndex: 1 },
    },
  },
  '& [role="row"] > [data-cell="status"]': {
    position: 'relative',
    flex: 'none',
    width: layout.statusWidth,
    borderRight: 0,
    [isScrolledSideways(layout)]: { position: 'sticky', right: 0, zIndex: 1 },
    [theme.breakpoints.down('desktop')]: {
      width: NARROW_STATUS_WIDTH,
      marginLeft: 0,
      borderLeft: `1px solid ${theme.vars.palette.line.hairline}`,
      '& > small': { display: 'none' },
    },
  },
  '& [data-head="true"]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    width: `max(100%, ${layout.totalWidth}px)`,
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    '& > [role="row"]': { height: HEAD_HEIGHT, lineHeight: `${HEAD_HEIGHT}px` },
  },
  '& [data-body="true"]': {
    position: 'relative',
    width: `max(100%, ${layout.totalWidth}px)`,
    lineHeight: `${ROW_HEIGHT - 1}px`,
    '& > [role="row"]': {
      position: 'absolute',
      top: 0,
      left: 0,
      boxSizing: 'border-box',
      height: ROW_HEIGHT,
      borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& [role="gridcell"]': {
      cursor: 'cell',
      // Keeps the fixed header and columns from covering the cell that is scrolled to.
      scrollMarginTop: HEAD_HEIGHT,
      scrollMarginLeft: NUMBER_WIDTH,
      scrollMarginRight: NARROW_STATUS_WIDTH,
      [theme.breakpoints.up('md')]: { scrollMarginLeft: NUMBER_WIDTH + (layout.places[0]?.width ?? 0) },
      [theme.breakpoints.up('desktop')]: { scrollMarginRight: PRICE_WIDTH + layout.statusWidth },
      // The active cell stays marked without the focus, to show where a paste goes and what the search found.
      '&:focus, &:focus-visible, &[tabindex="0"]': {
        outline: `2px solid ${theme.vars.palette.primary.brand}`,
        outlineOffset: -2,
        borderRadius: 0,
      },
      '& > small': { marginLeft: theme.spacing(1.5), fontSize: theme.typography.caption.fontSize },
      '& > :empty + small': { marginLeft: 0 },
      // The column is wide enough for the problem in two lines.
      '&:has(> [data-fix])': {
        display: 'flex',
        alignItems: 'center',
        '& > span:first-of-type': {
          maxWidth: MAX_VALUE_WIDTH,
          flex: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        },
        '& > small': { flex: '1 1 0', lineHeight: '15px', whiteSpace: 'normal' },
      },
      '&[data-tone="error"]': {
        backgroundColor: theme.vars.palette.error.soft,
        '& > small': { color: theme.vars.palette.error.text },
      },
      '&[data-tone="attention"]': {
        backgroundColor: theme.vars.palette.attention.soft,
        '& > small': { color: theme.vars.palette.attention.text },
      },
      '&[data-figure="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '&[data-default="true"]': { color: theme.vars.palette.text.disabled },
      '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
      '& > [data-fix="true"]': { cursor: 'pointer' },
    },
    '& [data-locked="true"] [role="gridcell"]': {
      cursor: 'default',
      color: theme.vars.palette.text.secondary,
    },
    // Pinned cells cover the others that scroll below them.
    '& [data-column="0"], & [data-cell]': {
      '&:not([data-tone]):not([aria-selected])': { backgroundColor: theme.vars.palette.background.paper },
    },
    '& [data-locked="true"] [role="gridcell"]:not([data-tone]):not([aria-selected])': {
      backgroundColor: theme.vars.palette.surface.sunken,
    },
    '& [data-cell="status"]': {
      display: 'flex',
      alignItems: 'center',
      '& > b': { fontWeight: theme.typography.fontWeightMedium },
      '& > small': {
        flex: 1,
        minWidth: 0,
        lineHeight: '15px',
        whiteSpace: 'normal',
        color: theme.vars.palette.text.secondary,
      },
      // Two lines: what may be pressed is never cut off, and leaves room for the columns before it.
      '&:has(> [data-accept])': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'center',
        lineHeight: '15px',
        '& > small': { gridArea: '1 / 2 / 3 / 3', alignSelf: 'center' },
        '& > [data-accept]': { gridArea: '2 / 1' },
      },
      '&[data-tone="success"]': {
        backgroundColor: theme.vars.palette.background.paper,
        '& > b': { color: theme.vars.palette.success.text },
      },
    },
    // Defined here and not with the input: a style rule inserted on the first edit would restyle the whole page.
    '& [data-editor="true"]': {
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      // As the cell's own, so that the text does not move.
      padding: theme.spacing(0, 2),
      border: 0,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      font: 'inherit',
      userSelect: 'text',
      // iOS zooms in on inputs with smaller text.
      '@media (pointer: coarse)': { fontSize: theme.typography.body1.fontSize },
      '&, &:focus, &:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: -2 },
    },
    // The corner that fills the rows below when it is dragged.
    '& [data-fill]': {
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: 10,
      height: 10,
      backgroundColor: theme.vars.palette.primary.brand,
      cursor: 'crosshair',
      '@media (pointer: coarse)': { display: 'none' },
    },
    '& [data-accept="true"]': {
      justifySelf: 'start',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: theme.typography.caption.fontSize,
      lineHeight: 'inherit',
      color: theme.vars.palette.primary.text,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
  },
}));
