import styled from '@emotion/styled';
import { COLUMNS, NUMBER_WIDTH, STATUS_WIDTH, TOTAL_WIDTH } from './columns';

const HEAD_HEIGHT = 40;
/** Height in pixels of a value with a note below. */
export const ROW_HEIGHT = 48;
/** Line height in pixels of a value with a note below. */
const LINE_HEIGHT = 19;

const columnPositions = Object.fromEntries(
  COLUMNS.map(({ left, width }, column) => [`& [data-column="${column}"]`, { left, width }] as const).slice(1),
);

/**
 * The scrolling frame of the grid, with a fixed header and fixed first columns. All cells share one class, and each
 * cell is one absolutely positioned element, because scrolling mounts and unmounts hundreds. It wraps the grid instead
 * of being part of it, so that emotion does not process these styles on every keystroke and scroll.
 */
export const Sheet = styled('div')(({ theme }) => ({
  minWidth: 0,
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
  '& [role="row"]': { display: 'flex', width: TOTAL_WIDTH },
  '& [role="gridcell"], & [role="rowheader"], & [role="columnheader"]': {
    position: 'absolute',
    top: 0,
    boxSizing: 'border-box',
    height: '100%',
    padding: theme.spacing(0, 3),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRight: `1px solid ${theme.vars.palette.line.hairline}`,
  },
  ...columnPositions,
  '& [role="rowheader"], & [role="columnheader"]': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& [role="rowheader"], & [data-corner="true"]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    flex: 'none',
    width: NUMBER_WIDTH,
    textAlign: 'right',
  },
  '& [data-cell="status"]': {
    position: 'relative',
    flex: 'none',
    width: STATUS_WIDTH,
    [theme.breakpoints.up('md')]: { position: 'sticky', left: NUMBER_WIDTH, zIndex: 1 },
  },
  '& [data-head="true"]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    width: TOTAL_WIDTH,
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    '& > [role="row"]': { height: HEAD_HEIGHT, lineHeight: `${HEAD_HEIGHT}px` },
  },
  '& [data-body="true"]': {
    position: 'relative',
    width: TOTAL_WIDTH,
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
      [theme.breakpoints.up('md')]: { scrollMarginLeft: NUMBER_WIDTH + STATUS_WIDTH },
      '&:focus, &:focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.brand}`,
        outlineOffset: -2,
        borderRadius: 0,
      },
      '& > small': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        fontSize: theme.typography.caption.fontSize,
      },
      '&[data-noted="true"]': { paddingTop: theme.spacing(1), lineHeight: `${LINE_HEIGHT}px` },
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
      '&:not([data-tone]):not([aria-selected])': { backgroundColor: theme.vars.palette.surface.sunken },
    },
    '& [data-cell="status"]': {
      '&:not([data-tone]):not([aria-selected])': { backgroundColor: theme.vars.palette.background.paper },
      '& > b': { fontWeight: theme.typography.fontWeightMedium },
      '& > small': { color: theme.vars.palette.text.secondary },
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
      padding: theme.spacing(0, 3),
      border: 0,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      font: 'inherit',
      userSelect: 'text',
      // iOS zooms in on inputs with smaller text.
      '@media (pointer: coarse)': { fontSize: theme.typography.body1.fontSize },
      '&, &:focus, &:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: -2 },
    },
    '& [data-accept="true"]': {
      marginLeft: theme.spacing(1),
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      lineHeight: 'inherit',
      color: theme.vars.palette.primary.text,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
  },
}));
