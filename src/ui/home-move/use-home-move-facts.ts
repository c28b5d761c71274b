import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { pyeongOf } from '@/domain/home-move/area';
import { floorOf, ladderQuestion, relevantAnswers } from '@/domain/home-move/access';
import { type HomeMoveHome, type HomeMoveJob, type Load, SEMI_BASEMENT } from '@/domain/home-move/job';
import { missingInOwnItem } from '@/domain/home-move/own-items';
import { formatCubicMetres } from '@/domain/text/format';
import { countedName } from '../order/order-names';
import { useInventoryWords } from './use-home-move-texts';

/** The totals of a move's items; null until the catalogue has loaded. Nothing may wait for it. */
function useLoad(job: HomeMoveJob | null): Load | null {
  const [load, setLoad] = useState<Load | null>(null);
  const key = JSON.stringify([job?.items ?? [], job?.ownItems ?? []]);

  useEffect(() => {
    let isCurrent = true;
    // Boundary: the key was built from this move's own lists.
    const [items, ownItems] = JSON.parse(key) as [HomeMoveJob['items'], HomeMoveJob['ownItems']];
    if (items.length + ownItems.length === 0) return;
    void import('@/domain/home-move/load')
      .then(({ loadOf }) => isCurrent && setLoad(loadOf(items, ownItems)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return load;
}

type HomeMoveFact = { key: string; name: string; value: string };

/**
 * The facts of a home move as labelled rows. Empty without a move, or until the texts have loaded. `nameOf` returns a
 * service's name.
 */
export function useHomeMoveFacts(job: HomeMoveJob | null, nameOf: (code: string) => string): readonly HomeMoveFact[] {
  const { t } = useTranslation('movingWords');
  const load = useLoad(job);
  const hasTexts = useInventoryWords(job !== null);
  if (!job || !hasTexts) return [];

  function homeText(stored: HomeMoveHome): string {
    const home = relevantAnswers(stored);
    const floor = floorOf(home);
    const pyeong = pyeongOf(home.area);
    const answers = [
      home.elevator && t(`answer.elevator_${home.elevator}`),
      home.elevatorMustBeReserved ? t('answer.elevator_reserved') : '',
      home.ladderTruck && t(`answer.${ladderQuestion(home)}_${home.ladderTruck}`),
      home.stairsAtEntrance && t(`answer.stairsAtEntrance_${home.stairsAtEntrance}`),
      home.narrowRoad && t(`answer.narrowRoad_${home.narrowRoad}`),
    ];
    const storey = () => {
      if (floor === null) return '';
      if (home.floor === SEMI_BASEMENT) return t('read.semiBasement');
      return floor > 0 ? t('read.floor', { floor }) : t('read.basement', { floor: -floor });
    };
    const text = [
      home.homeType && t(`homeType.${home.homeType}`),
      storey(),
      pyeong === null ? '' : t('read.area', { area: home.area, pyeong }),
      ...answers,
      home.parkingMetres && t('read.parking', { metres: home.parkingMetres }),
    ]
      .filter(Boolean)
      .join(' · ');
    // In English the first part may be in lower case: `floor 3`.
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  const owned = job.ownItems.filter((item) => missingInOwnItem(item) === null);
  const count = [...job.items, ...owned].reduce((sum, { quantity }) => sum + quantity, 0);
  const extras = job.extras.map(({ code, quantity }) => countedName(nameOf(code), quantity));
  const volume = load && load.volume > 0 ? t('read.volume', { volume: formatCubicMetres(load.volume) }) : null;
  const loadText = [t('read.items', { count }), volume].filter(Boolean).join(' · ');
  return [
    { key: 'level', name: t('read.level'), value: job.level && t(`level.${job.level}`) },
    { key: 'from', name: t('read.from'), value: homeText(job.from) },
    { key: 'to', name: t('read.to'), value: homeText(job.to) },
    { key: 'load', name: t('read.load'), value: count > 0 ? loadText : '' },
    { key: 'extras', name: t('read.extras'), value: extras.join(', ') },
  ].filter(({ value }) => value !== '');
}
