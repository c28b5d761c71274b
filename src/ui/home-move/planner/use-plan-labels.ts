import { useTranslation } from '@/lib/i18n/use-translation';
import { formatDay } from '@/domain/text/format';
import type { PlanGroup, PlanTask } from '@/domain/home-move/planner';
import { useLocale } from '@/ui/use-locale';

/** The texts of tasks and their days. */
export function usePlanLabels() {
  const { t } = useTranslation('movePlanner');
  const locale = useLocale();
  const dayText = (date: string) => formatDay(`${date}T00:00:00+09:00`, locale);

  function dday(days: number) {
    if (days === 0) return t('dday');
    return days < 0 ? t('before', { count: -days }) : t('after', { count: days });
  }

  return {
    dayText,
    dday,
    title: ({ id }: PlanTask) => t(`task.${id}.title`),
    hint: ({ id, days }: PlanTask) => t(`task.${id}.hint`, { days }),
    when({ from, until }: PlanTask, group: PlanGroup) {
      const day = dayText(until);
      if (group === 'hurry') return t('usually', { day });
      return t(from === until ? 'on' : 'until', { day });
    },
  };
}
