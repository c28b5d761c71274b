import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { styled } from '@/ui/styled';
import type { Plan } from './use-plan';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
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
      <ProgressBar aria-labelledby={id} value={doneCount} max={tasks.length} />
    </Root>
  );
}
