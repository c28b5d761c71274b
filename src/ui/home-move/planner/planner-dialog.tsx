import { useTranslation } from '@/lib/i18n/use-translation';
import { type CalendarEvent, toIcs } from '@/domain/time/ics';
import { saveBlob } from '@/lib/browser/save-blob';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { PrintSheet } from '@/ui/kit/layout/print-sheet';
import { styled } from '@/ui/styled';
import { PlanGroups } from './plan-groups';
import { PlanProgress } from './plan-progress';
import { type Plan, type PlannedMove, usePlan } from './use-plan';
import { usePlanLabels } from './use-plan-labels';

/** How long a move takes, roughly. */
const MOVE_MINUTES = 4 * 60;

/** Returns a function that downloads the open tasks and the move as a calendar file. */
function usePlanExport({ orderId, appointmentAt }: PlannedMove, plan: Plan) {
  const { t } = useTranslation(['movePlanner', 'site']);
  const labels = usePlanLabels();
  const uid = (name: string) => `${name}-${orderId ?? 'draft'}@orders-web`;

  return () => {
    const events: CalendarEvent[] = [
      {
        uid: uid('move'),
        title: t('moving.title'),
        description: t('moving.hint'),
        at: appointmentAt,
        minutes: MOVE_MINUTES,
      },
      ...plan.tasks
        .filter(({ group }) => group !== 'done')
        .map((task) => ({
          uid: uid(task.id),
          title: labels.title(task),
          description: labels.hint(task),
          date: task.until,
        })),
    ];
    const text = toIcs(`${t('site:name')} ${t('title')}`, events, Date.now());
    saveBlob(t('file', { date: plan.movingDate }), new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  };
}

const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  // On the screen the dialog already has this title.
  '& > h2': { ...theme.typography.h1, display: 'none' },
  '& > p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '@media print': { '& > h2': { display: 'block' } },
}));

export type PlannerDialogProps = {
  move: PlannedMove;
  isOpen: boolean;
  onClose: () => void;
};

/** All tasks, from 30 days before the move to the last day for claims. */
export function PlannerDialog(props: PlannerDialogProps) {
  return useLazyTexts('movePlanner') ? <Planner {...props} /> : null;
}

function Planner({ move, isOpen, onClose }: PlannerDialogProps) {
  const { t } = useTranslation('movePlanner');
  const plan = usePlan(move);
  const { dayText } = usePlanLabels();
  const save = usePlanExport(move, plan);
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
          <p>{t(move.orderId === null ? 'draftLead' : 'lead', { day: dayText(plan.movingDate) })}</p>
          <PlanProgress plan={plan} />
          <div>
            <PlanGroups plan={plan} groups={plan.groups} />
          </div>
        </Paper>
      </PrintSheet>
    </Dialog>
  );
}
