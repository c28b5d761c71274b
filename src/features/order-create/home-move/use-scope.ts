import { useTranslation } from '@/lib/i18n/use-translation';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { isHomeMoveExtra, customerTasks, MOVER_WORK, HOME_MOVE_EXTRAS } from '@/domain/home-move/service-levels';

/** Texts of what the price covers and what it does not. */
export function useScope({ level, extras }: Pick<HomeMoveJob, 'level' | 'extras'>) {
  const { t } = useTranslation(['moving', 'movingWords']);
  const chosen = extras.map(({ code }) => code).filter(isHomeMoveExtra);
  // An extra worker is not listed as "not included": a job without one lacks nothing.
  const notChosen = HOME_MOVE_EXTRAS.filter((code) => code !== 'worker' && !chosen.includes(code));
  // No quantity follows, so the unit of days would puzzle.
  const extraName = (code: (typeof HOME_MOVE_EXTRAS)[number]) =>
    t(code === 'storage' ? 'movingWords:storage' : `movingWords:service.${code}`);
  const tasks = level === '' ? [] : MOVER_WORK[level].map((work) => t(`work.${work}`));
  const left = level === '' ? [] : customerTasks(level).map((work) => t('included.yours', { work: t(`work.${work}`) }));
  return {
    included: [...tasks, ...chosen.map(extraName), t('included.cover')],
    notIncluded: [...left, ...notChosen.map(extraName), t('included.building')],
  };
}
