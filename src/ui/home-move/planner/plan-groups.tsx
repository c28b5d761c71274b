import { useTranslation } from '@/lib/i18n/use-translation';
import { styled } from '@/ui/styled';
import { PlanTask } from './plan-task';
import type { Plan } from './use-plan';

const Group = styled('section')(({ theme }) => ({
  '& + &': { marginTop: theme.spacing(6) },
  '& > h3': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
}));

/** The tasks by group, with those just ticked still in theirs; empty groups are left out. */
export function PlanGroups({ plan, groups }: { plan: Plan; groups: Plan['groups'] }) {
  const { t } = useTranslation('movePlanner');
  return groups
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ group, tasks }) => (
      <Group key={group}>
        <h3>{t(`group.${group}`)}</h3>
        <ul>
          {tasks.map((task) => (
            <PlanTask
              key={task.id}
              task={task}
              group={group}
              isDone={task.group === 'done'}
              onToggle={() => plan.toggle(task)}
            />
          ))}
        </ul>
      </Group>
    ));
}
