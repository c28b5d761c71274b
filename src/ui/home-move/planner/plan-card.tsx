import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { PlanGroups } from './plan-groups';
import { PlanProgress } from './plan-progress';
import { PlannerDialog } from './planner-dialog';
import { type PlannedMove, usePlan } from './use-plan';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export type PlanCardProps = { move: PlannedMove };

/** The most urgent tasks of a move. A button opens the whole plan, which can be printed there. */
export function PlanCard(props: PlanCardProps) {
  return useLazyTexts('movePlanner') ? <Card {...props} /> : null;
}

function Card({ move }: PlanCardProps) {
  const { t } = useTranslation('movePlanner');
  const plan = usePlan(move);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ScreenOnly>
      <SectionCard title={t('title')}>
        <Stack>
          <PlanProgress plan={plan} />
          <div>
            <PlanGroups plan={plan} groups={plan.firstGroups} />
          </div>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('openAll')}
          </Button>
        </Stack>
        <PlannerDialog move={move} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </SectionCard>
    </ScreenOnly>
  );
}
