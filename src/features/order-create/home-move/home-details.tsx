import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { formatWon } from '@/domain/text/format';
import type { Known, HomeMoveHome } from '@/domain/home-move/job';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { useLocale } from '@/ui/use-locale';
import { TextInput } from '@/ui/kit/form/text-input';
import { ChoiceRow } from './choice-row';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), paddingTop: theme.spacing(3) }));
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
}));

type HomeMoreProps = {
  home: HomeMoveHome;
  answers: readonly { value: Known; label: string }[];
  onPatch: (patch: Partial<HomeMoveHome>) => void;
};

/** Optional questions; each answer removes a possible extra charge. */
export function HomeDetails({ home, answers, onPatch }: HomeMoreProps) {
  const { t } = useTranslation('moving');
  const locale = useLocale();
  // Opens only initially if it has content; then the customer controls it.
  const [hadMore] = useState(`${home.area}${home.parkingMetres}${home.stairsAtEntrance}${home.narrowRoad}` !== '');
  const { parking, entranceStairs, narrowRoad } = HOME_MOVE_FEES;

  return (
    <Disclosure summary={t('home.more')} isOpen={hadMore}>
      <Fields>
        <Pair>
          <TextInput
            label={t('home.parking')}
            helperText={t('home.parkingWhy', {
              free: parking.freeMetres,
              per: parking.perMetres,
              price: formatWon(parking.won, locale),
            })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            end="m"
            value={home.parkingMetres}
            onChange={({ target }) => onPatch({ parkingMetres: target.value })}
          />
          <TextInput
            label={t('home.area')}
            helperText={t('home.areaWhy')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            end="㎡"
            value={home.area}
            onChange={({ target }) => onPatch({ area: target.value })}
          />
        </Pair>
        <ChoiceRow
          legend={t('home.entrance')}
          why={t('home.entranceWhy', { price: formatWon(entranceStairs, locale) })}
          options={answers}
          value={home.stairsAtEntrance}
          onChange={(stairsAtEntrance) => onPatch({ stairsAtEntrance })}
        />
        <ChoiceRow
          legend={t('home.narrow')}
          why={t('home.narrowWhy', { price: formatWon(narrowRoad, locale) })}
          options={answers}
          value={home.narrowRoad}
          onChange={(answer) => onPatch({ narrowRoad: answer })}
        />
      </Fields>
    </Disclosure>
  );
}
