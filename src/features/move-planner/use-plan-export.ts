import { useTranslation } from 'next-i18next/pages';
import { toIcs, type CalendarEvent } from '@/domain/time/ics';
import { saveBlob } from '@/lib/browser/save-blob';
import type { Plan } from './use-plan';
import { usePlanLabels } from './use-plan-labels';

/** How long a move takes, roughly. */
const MOVE_MINUTES = 4 * 60;

/** Returns a function that downloads the open tasks and the move as a calendar file. */
export function usePlanExport(planKey: string, appointmentAt: string, plan: Plan) {
  const { t } = useTranslation(['movePlanner', 'site']);
  const labels = usePlanLabels(plan.claimDeadline);
  const uid = (name: string) => `${name}-${planKey}@deliveron`;

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
