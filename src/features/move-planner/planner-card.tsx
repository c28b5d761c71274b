import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { PlanGroups } from './plan-groups';
import { PlanProgress } from './plan-progress';
import { PlannerDialog } from './planner-dialog';
import { usePlan } from './use-plan';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export type PlannerCardProps = { planKey: string; appointmentAt: string };

/** The current tasks, for the order's page; a button opens the whole plan. */
export function PlannerCard(props: PlannerCardProps) {
  return useLazyTexts('movePlanner') ? <Card {...props} /> : null;
}

function Card({ planKey, appointmentAt }: PlannerCardProps) {
  const { t } = useTranslation('movePlanner');
  const plan = usePlan(planKey, appointmentAt);
  const [isOpen, setIsOpen] = useState(false);
  return (
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
      <PlannerDialog planKey={planKey} appointmentAt={appointmentAt} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SectionCard>
  );
}
