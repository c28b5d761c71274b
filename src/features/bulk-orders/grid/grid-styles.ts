import styled from '@emotion/styled';
import { COLUMNS, NUMBER_WIDTH, STATUS_WIDTH, TOTAL_WIDTH } from './columns';

const HEAD_HEIGHT = 40;
/** Room for a value and a line about it. */
export const ROW_HEIGHT = 48;
/** Of a value with a line about it. */
const LINE_HEIGHT = 19;

const places = Object.fromEntries(
  COLUMNS.map(({ left, width }, column) => [`& [data-column="${column}"]`, { left, width }] as const).slice(1),
);

/**
 * Scrolls both ways; its head and its first columns stay. One class for all cells, each of them one element at a place of
 * its own: hundreds come and go while scrolling. It stands around the grid, so that no key and no scrolling reads all of
 * this again.
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
  ...places,
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
      // What stays in view must not cover the cell that is gone to.
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
    // Here and not with the field itself: a rule that comes with the first press would have the whole page styled anew.
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
      // Phones zoom in on smaller type.
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
