import styled from '@emotion/styled';
import type { DayInfo } from './day-info';
import { DayTokens } from './day-tokens';
import { useDayLabels } from './use-day-labels';

const Cell = styled('td')(({ theme }) => ({
  height: 64,
  padding: theme.spacing(1.5, 0, 1),
  borderRadius: theme.radius.inner,
  textAlign: 'center',
  verticalAlign: 'top',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.3,
  cursor: 'pointer',
  '& > span': { display: 'block' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&[data-weekend="true"]': { color: theme.vars.palette.primary.text },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.brand}`,
    fontWeight: theme.typography.fontWeightBold,
  },
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    backgroundColor: theme.vars.palette.surface.sunken,
    cursor: 'not-allowed',
  },
}));

const Price = styled('span')(({ theme }) => ({
  // Seven prices do not fit side by side on a phone; the day strip shows them.
  [theme.breakpoints.down('sm')]: { visibility: 'hidden' },
  fontSize: theme.typography.caption.fontSize,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[data-cheapest="true"]': {
    color: theme.vars.palette.success.text,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

type MonthDayProps = { info: DayInfo; isFocused: boolean; onChoose: () => void };

export function MonthDay({ info, isFocused, onChoose }: MonthDayProps) {
  const labels = useDayLabels();
  return (
    <Cell
      role="gridcell"
      tabIndex={isFocused ? 0 : -1}
      aria-label={labels.label(info)}
      aria-selected={info.isChosen}
      aria-disabled={!info.isOpen}
      data-weekend={info.marks.includes('weekend')}
      onClick={info.isOpen ? onChoose : undefined}
    >
      <span>{Number(info.date.slice(8))}</span>
      <DayTokens marks={info.marks} />
      {typeof info.won === 'number' ? <Price data-cheapest={info.isCheapest}>{labels.brief(info.won)}</Price> : null}
    </Cell>
  );
}
