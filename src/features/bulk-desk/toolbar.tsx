import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { SegmentedControl } from '@/ui/segmented-control';
import { useDeskActions, useDeskState } from './desk/desk-context';
import type { RowCounts } from './desk/row-counts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > fieldset': { flex: '0 1 auto' },
}));

type ToolbarProps = {
  counts: RowCounts;
  isFiltered: boolean;
  onFilter: (isOn: boolean) => void;
  /** The tools for what is chosen. */
  children: ReactNode;
};

/** Which rows are shown, and as what they are sent. */
export function Toolbar({ counts: { rows, care, sent }, isFiltered, onFilter, children }: ToolbarProps) {
  const { t } = useTranslation('bulk');
  const { setOrderType } = useDeskActions();
  const orderType = useDeskState('orderType');
  const sending = useDeskState('sending');

  return (
    <Bar>
      <SegmentedControl
        legend={t('filter.legend')}
        value={isFiltered ? 'care' : 'all'}
        options={[
          { value: 'all', label: t('filter.all', { count: rows }) },
          { value: 'care', label: t('filter.care', { count: care }) },
        ]}
        onChange={(value) => onFilter(value === 'care')}
      />
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={(['Quick', 'Delivery'] as const).map((value) => ({
          value,
          label: t(`type.${value}`),
          isDisabled: sending.status === 'running' || sent > 0,
        }))}
        onChange={setOrderType}
      />
      {children}
    </Bar>
  );
}
