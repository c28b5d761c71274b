import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { PrintSheet } from '@/ui/kit/layout/print-sheet';
import { PlanGroups } from './plan-groups';
import { PlanProgress } from './plan-progress';
import { usePlan } from './use-plan';
import { usePlanExport } from './use-plan-export';
import { usePlanLabels } from './use-plan-labels';

const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  // On the screen the dialog already has this title.
  '& > h2': { ...theme.typography.h1, display: 'none' },
  '& > p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '@media print': { '& > h2': { display: 'block' } },
}));

export type PlannerDialogProps = {
  /** The key of the ticks: an order's id, or `DRAFT_PLAN`. */
  planKey: string;
  appointmentAt: string;
  isOpen: boolean;
  onClose: () => void;
};

/** All tasks from D-30 to D+14. */
export function PlannerDialog(props: PlannerDialogProps) {
  return useLazyTexts('movePlanner') ? <Planner {...props} /> : null;
}

function Planner({ planKey, appointmentAt, isOpen, onClose }: PlannerDialogProps) {
  const { t } = useTranslation('movePlanner');
  const plan = usePlan(planKey, appointmentAt);
  const { dayText } = usePlanLabels(plan.claimDeadline);
  const save = usePlanExport(planKey, appointmentAt, plan);
  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="outline" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button onClick={save}>{t('export')}</Button>
        </>
      }
    >
      <PrintSheet aria-label={t('title')}>
        <Paper>
          <h2>{t('title')}</h2>
          <p>{t('lead', { day: dayText(plan.movingDate) })}</p>
          <PlanProgress plan={plan} />
          <div>
            <PlanGroups plan={plan} groups={plan.groups} />
          </div>
        </Paper>
      </PrintSheet>
    </Dialog>
  );
}
