import { ArrowDownIcon, ArrowUpIcon } from '@/ui/kit/icons/arrow-icons';
import { styled } from '@/ui/styled';
import type { Sort } from './order-list-filter';

const Button = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  cursor: 'pointer',
  '& > svg': { opacity: 0 },
  // Right-aligned headings end where their amounts end.
  '[data-cell="total"] > &': { flexDirection: 'row-reverse' },
  '&[data-on="true"]': { color: theme.vars.palette.text.primary, '& > svg': { opacity: 1 } },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary, '& > svg': { opacity: 0.6 } } },
}));

type SortHeaderProps = {
  name: 'createdAt' | 'total';
  sort: Sort;
  onSort: (sort: Sort) => void;
  children: string;
};

/** Sorts newest or most expensive first; a second click reverses it. */
export function SortHeader({ name, sort, onSort, children }: SortHeaderProps) {
  const isOn = sort.startsWith(name);
  const isAscending = sort === `${name}Asc`;
  const Arrow = isOn && isAscending ? ArrowUpIcon : ArrowDownIcon;
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    <span role="columnheader" data-cell={name} aria-sort={isOn ? direction : 'none'}>
      <Button
        type="button"
        data-on={isOn}
        onClick={() => onSort(sort === `${name}Desc` ? `${name}Asc` : `${name}Desc`)}
      >
        {children}
        <Arrow size={16} />
      </Button>
    </span>
  );
}
