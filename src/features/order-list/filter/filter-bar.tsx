import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { ORDER_KINDS } from '@/domain/order/kinds';
import { chooseListDensity, LIST_DENSITIES, useListDensity } from '@/lib/storage/list-density';
import { styled } from '@/ui/styled';
import { CompactSelect } from './compact-select';
import { PERIODS, readFilter, SORTS, type OrderListFilter } from './order-list-filter';
import { defaultRange, RangeFields } from './range-fields';
import { SearchField } from './search-field';
import { StatusTabs } from './status-tabs';
import { useIsTable } from '../rows/use-is-table';
import { useListFilter } from './use-list-filter';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
    alignItems: 'center',
    '& > [role="search"]': { order: 1 },
  },
}));

const Selects = styled('div')(({ theme }) => ({
  display: 'flex',
  // On phones the row scrolls to the screen's edge and fades there: a text cut off without a fade would look complete.
  margin: theme.spacing(0, -4),
  padding: theme.spacing(0, 6, 0, 1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to left, transparent, black ${theme.spacing(8)})`,
  [theme.breakpoints.up('md')]: {
    flexWrap: 'wrap',
    margin: theme.spacing(0, -3),
    padding: 0,
    overflow: 'visible',
    maskImage: 'none',
  },
  [theme.breakpoints.up('desktop')]: { margin: 0 },
}));

const ALL = 'all';
const RANGE = 'range';
const periodOption = (period: OrderListFilter['period']) =>
  typeof period === 'object' ? (period ? RANGE : ALL) : period;
const ROW_VIEWS = ['scroll', 'pages'] as const;

type FilterBarProps = {
  filter: OrderListFilter;
  keyword: string;
  onChange: (part: Partial<OrderListFilter>) => void;
  onSearch: (keyword: string) => void;
};

export const FilterBar = memo(function FilterBar({ filter, keyword, onChange, onSearch }: FilterBarProps) {
  return (
    <Bar>
      <div role="search">
        <SearchField initial={keyword} onSearch={onSearch} />
      </div>
      <StatusTabs value={filter.status} onChange={(status) => onChange({ status })} />
    </Bar>
  );
});

/** Type, period and sort order beside the count that they change, scrolling or pages, and the height of the rows. */
export const FilterSelects = memo(function FilterSelects({
  filter,
  onChange,
}: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation(['orders', 'order']);
  // Reads the value like the URL: unknown values mean no filter.
  const { view, setView } = useListFilter();
  // Phones have cards instead of rows.
  const isTable = useIsTable();
  const density = useListDensity();
  const range = typeof filter.period === 'object' ? filter.period : null;
  const choose = (name: 'type' | 'period' | 'sort') => (value: string) =>
    onChange({ [name]: readFilter({ [name]: value })[name] });
  return (
    <Selects role="group" aria-label={t('filter.label')}>
      <CompactSelect
        label={t('filter.type')}
        value={filter.type ?? ALL}
        options={[
          { value: ALL, label: t('type.all') },
          ...ORDER_KINDS.map((value) => ({ value, label: t(`order:type.${value}`) })),
        ]}
        onChange={choose('type')}
      />
      <CompactSelect
        label={t('filter.period')}
        value={periodOption(filter.period)}
        options={[
          { value: ALL, label: t('period.all') },
          ...PERIODS.map((value) => ({ value, label: t(`period.${value}`) })),
          { value: RANGE, label: t('period.range') },
        ]}
        onChange={(value) => (value === RANGE ? onChange({ period: defaultRange() }) : choose('period')(value))}
      />
      {range ? <RangeFields range={range} onChange={(period) => onChange({ period })} /> : null}
      <CompactSelect
        label={t('filter.sort')}
        value={filter.sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={choose('sort')}
      />
      <CompactSelect
        label={t('view.label')}
        value={view}
        options={ROW_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => setView(value === 'pages' ? 'pages' : 'scroll')}
      />
      {isTable ? (
        <CompactSelect
          label={t('density.label')}
          value={density}
          options={LIST_DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
          onChange={(value) => chooseListDensity(value === 'compact' ? 'compact' : 'roomy')}
        />
      ) : null}
    </Selects>
  );
});
