import { styled } from '../../styled';

/** A native `<progress>` in the product's colours. Needs a label: `aria-label` or `aria-labelledby`. */
export const ProgressBar = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: theme.radius.pill,
  overflow: 'hidden',
  appearance: 'none',
  backgroundColor: theme.vars.palette.line.strong,
  '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.line.strong },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.primary.brand },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.primary.brand },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
  },
  '@media print': { display: 'none' },
}));
