import { useTranslation } from 'next-i18next/pages';
import type { MovingJob } from '@/domain/home-move/job';
import { isMovingExtra, leftToCustomer, MOVER_WORK, MOVING_EXTRAS } from '@/domain/home-move/service-levels';

/** What the price covers and what it does not, in words. */
export function useScope({ level, extras }: Pick<MovingJob, 'level' | 'extras'>) {
  const { t } = useTranslation(['moving', 'movingWords']);
  const chosen = extras.map(({ code }) => code).filter(isMovingExtra);
  // One more pair of hands is nobody's to miss.
  const apart = MOVING_EXTRAS.filter((code) => code !== 'worker' && !chosen.includes(code));
  const extraName = (code: (typeof MOVING_EXTRAS)[number]) => t(`movingWords:service.${code}`);
  const works = level === '' ? [] : MOVER_WORK[level].map((work) => t(`work.${work}`));
  const left =
    level === '' ? [] : leftToCustomer(level).map((work) => t('included.yours', { work: t(`work.${work}`) }));
  return {
    included: [...works, ...chosen.map(extraName), t('included.cover')],
    notIncluded: [...left, ...apart.map(extraName), t('included.building')],
  };
}
