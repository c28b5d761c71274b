import type { PlanGroup, PlanTask as Task } from '@/domain/home-move/planner';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';
import { usePlanLabels } from './use-plan-labels';

const Row = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  '&[data-done="true"] label': { color: theme.vars.palette.text.secondary, textDecorationLine: 'line-through' },
  '@media print': { breakInside: 'avoid' },
}));

/** Aligns with the first line of the label beside it. */
const Aside = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(1.25) }));

type PlanTaskProps = {
  task: Task;
  /** Under which it is shown, even if it was just ticked. */
  group: PlanGroup;
  isDone: boolean;
  onToggle: () => void;
};

export function PlanTask({ task, group, isDone, onToggle }: PlanTaskProps) {
  const labels = usePlanLabels();
  const isLate = group === 'hurry' || group === 'overdue';
  return (
    <Row data-done={isDone}>
      <CheckboxField
        label={labels.title(task)}
        description={group === 'done' ? undefined : `${labels.when(task, group)} · ${labels.hint(task)}`}
        checked={isDone}
        onChange={onToggle}
        aside={
          <Aside>
            <ToneChip tone={isLate ? 'attention' : 'neutral'}>{labels.dday(task.days)}</ToneChip>
          </Aside>
        }
      />
    </Row>
  );
}
