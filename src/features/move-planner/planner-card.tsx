import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import type { Order } from '@/api/order/order-requests';
import { amountOf } from '@/domain/order/price';
import { isFinalStatus } from '@/domain/order/status';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { DepositCard } from '@/ui/home-move/deposit-card';
import { Button } from '@/ui/kit/button/button';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { PlanGroups } from './plan-groups';
import { PlanProgress } from './plan-progress';
import { PlannerDialog } from './planner-dialog';
import { type PlannedMove, usePlan } from './use-plan';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export type PlannerCardProps = { order: Order; appointmentAt: string };

/** What is left to pay and to do, for the order's page; a button opens the whole plan. */
export function PlannerCard({ order, appointmentAt }: PlannerCardProps) {
  const { id, orderType, pay, status, calculationPrice, createdAt } = order;
  const hasTexts = useLazyTexts('movePlanner');
  return (
    <>
      {isFinalStatus(status) ? null : (
        <DepositCard orderType={orderType} pay={pay} total={calculationPrice.total} amount={amountOf(order)} />
      )}
      {hasTexts ? <Card move={{ planKey: id, appointmentAt, orderedAt: createdAt }} /> : null}
    </>
  );
}

function Card({ move }: { move: PlannedMove }) {
  const { t } = useTranslation('movePlanner');
  const plan = usePlan(move);
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
      <PlannerDialog move={move} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SectionCard>
  );
}
