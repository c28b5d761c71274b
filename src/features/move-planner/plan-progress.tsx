import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Plan } from './use-plan';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
}));

const Bar = styled('progress')(({ theme }) => ({
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: theme.radius.pill,
  overflow: 'hidden',
  appearance: 'none',
  backgroundColor: theme.vars.palette.surface.track,
  '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.surface.track },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.primary.brand },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.primary.brand },
  '@media print': { display: 'none' },
}));

export function PlanProgress({ plan: { doneCount, tasks } }: { plan: Plan }) {
  const { t } = useTranslation('movePlanner');
  const id = useId();
  const isAll = doneCount === tasks.length;
  return (
    <Root>
      <span id={id} role="status">
        {isAll ? t('allDone') : t('progress', { done: doneCount, total: tasks.length })}
      </span>
      <Bar aria-labelledby={id} value={doneCount} max={tasks.length} />
    </Root>
  );
}
