import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { formatWon } from '@/domain/text/format';
import type { HomeAnswer, HomeMoveHome } from '@/domain/home-move/job';
import type { HomeMoveEnd } from '@/domain/home-move/payload';
import { useLocale } from '@/ui/use-locale';
import { ChoiceRow } from '../choice-row';
import { homeId } from '../field-ids';

type HomeDetailsProps = {
  end: HomeMoveEnd;
  home: HomeMoveHome;
  answers: readonly { value: HomeAnswer; label: string }[];
  onPatch: (patch: Partial<HomeMoveHome>) => void;
};

/** The way from the door to the truck; each answer removes a possible extra charge. */
export function HomeDetails({ end, home, answers, onPatch }: HomeDetailsProps) {
  const { t } = useTranslation('moving');
  const locale = useLocale();
  const { parking, entranceStairs, narrowRoad } = HOME_MOVE_FEES;
  const choices = parking.distances.map(String);
  // An earlier order may have another distance.
  const isOther = home.parkingMetres.trim() !== '' && !choices.includes(home.parkingMetres);
  const distances = isOther ? [...choices, home.parkingMetres] : choices;

  return (
    <>
      <ChoiceRow
        name={homeId(end, 'parking')}
        legend={t('home.parking')}
        why={t('home.parkingWhy', {
          free: parking.freeMetres,
          per: parking.perMetres,
          price: formatWon(parking.won, locale),
        })}
        options={distances.map((metres) => ({ value: metres, label: t('home.within', { metres }) }))}
        value={home.parkingMetres}
        onChange={(parkingMetres) => onPatch({ parkingMetres })}
      />
      <ChoiceRow
        name={homeId(end, 'entranceStairs')}
        legend={t('home.entrance')}
        why={t('home.entranceWhy', { price: formatWon(entranceStairs, locale) })}
        options={answers}
        value={home.stairsAtEntrance}
        onChange={(stairsAtEntrance) => onPatch({ stairsAtEntrance })}
      />
      <ChoiceRow
        name={homeId(end, 'narrowRoad')}
        legend={t('home.narrow')}
        why={t('home.narrowWhy', { price: formatWon(narrowRoad, locale) })}
        options={answers}
        value={home.narrowRoad}
        onChange={(answer) => onPatch({ narrowRoad: answer })}
      />
    </>
  );
}
