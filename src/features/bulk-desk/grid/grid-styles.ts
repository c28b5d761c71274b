import styled from '@emotion/styled';
import { NUMBER_WIDTH, STATUS_WIDTH, TEMPLATE_COLUMNS, TOTAL_WIDTH } from './columns';

export const HEAD_HEIGHT = 40;
/** Room for a value and a line about it. */
export const ROW_HEIGHT = 48;

/** Scrolls both ways; its head and its first columns stay. One class for all cells: they come and go while scrolling. */
export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'min(64vh, 640px)',
  minHeight: 240,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
  overscrollBehavior: 'contain',
  '& [role="row"]': { display: 'grid', gridTemplateColumns: TEMPLATE_COLUMNS, width: TOTAL_WIDTH },
  '& [role="gridcell"], & [role="rowheader"], & [role="columnheader"]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    padding: theme.spacing(0, 3),
    borderRight: `1px solid ${theme.vars.palette.line.hairline}`,
    '& > span, & > small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& small': { fontSize: theme.typography.caption.fontSize },
  '& [role="rowheader"], & [role="columnheader"]': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& [role="rowheader"], & [data-corner="true"]': { position: 'sticky', left: 0, zIndex: 1, alignItems: 'flex-end' },
  '& [data-cell="status"]': {
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('md')]: { position: 'sticky', left: NUMBER_WIDTH, zIndex: 1 },
  },
  '& [role="columnheader"][data-cell="status"]': { backgroundColor: theme.vars.palette.surface.sunken },
}));

export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  width: TOTAL_WIDTH,
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > [role="row"]': { height: HEAD_HEIGHT },
}));

export const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  width: TOTAL_WIDTH,
  '& > [role="row"]': {
    position: 'absolute',
    top: 0,
    left: 0,
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
    '&:not([data-cell])': { position: 'relative' },
    '&:focus, &:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 0,
    },
    '&[data-tone="error"]': {
      backgroundColor: theme.vars.palette.error.soft,
      '& > small': { color: theme.vars.palette.error.text },
    },
    '&[data-tone="attention"]': {
      backgroundColor: theme.vars.palette.attention.soft,
      '& > small': { color: theme.vars.palette.attention.text },
    },
    '&[data-tone="success"] > span': { color: theme.vars.palette.success.text },
    '&[data-figure="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& [data-default="true"]': { color: theme.vars.palette.text.disabled },
  },
  '& [data-locked="true"] [role="gridcell"]': {
    cursor: 'default',
    color: theme.vars.palette.text.secondary,
    '&:not([data-tone])': { backgroundColor: theme.vars.palette.surface.sunken },
  },
  '& [data-cell="status"] > span': { fontWeight: theme.typography.fontWeightMedium },
  '& [data-cell="status"] > small': { color: theme.vars.palette.text.secondary },
  '& [data-link="true"]': {
    marginLeft: theme.spacing(1),
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: theme.vars.palette.primary.text,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
}));
