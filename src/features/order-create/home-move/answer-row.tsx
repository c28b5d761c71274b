import type { ReactNode } from 'react';
import { ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { styled } from '@/ui/styled';

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  // The highlighted row is wider than its text.
  width: `calc(100% + ${theme.spacing(4)})`,
  minHeight: 52,
  marginInline: theme.spacing(-2),
  padding: theme.spacing(2),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  background: 'none',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& > b': {
    fontWeight: theme.typography.fontWeightMedium,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.primary.text,
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  // On a phone the figure would leave the question a column of single words.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: theme.spacing(0.5),
    '& > b': { gridRow: 2, fontSize: theme.typography.body2.fontSize },
    '& > svg': { gridColumn: 2, gridRow: '1 / -1' },
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
}));

/** An open answer, as the way to its field. */
export function AnswerRow({
  children,
  figure,
  onClick,
}: {
  children: ReactNode;
  figure?: string;
  onClick: () => void;
}) {
  return (
    <li>
      <Row type="button" onClick={onClick}>
        <span>{children}</span>
        {figure === undefined ? null : <b>{figure}</b>}
        <ChevronRightIcon />
      </Row>
    </li>
  );
}
