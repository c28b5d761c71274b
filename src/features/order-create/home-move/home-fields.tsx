import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { formatWon } from '@/domain/text/format';
import { floorOf, isOffGround } from '@/domain/home-move/access';
import { HOME_TYPES, type Known, type HomeMoveHome } from '@/domain/home-move/job';
import type { HomeMoveEnd } from '@/domain/home-move/payload';
import { patchHome } from '@/domain/order/draft-changes';
import { ladderFee } from '@/domain/home-move/possible-extras';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { useLocale } from '@/ui/use-locale';
import { TextInput } from '@/ui/kit/form/text-input';
import { messageOf, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { ChoiceRow } from './choice-row';
import { HomeDetails } from './home-details';
import { homeId } from './field-ids';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  minWidth: 0,
}));
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));
const Place = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
const Narrow = styled('div')({ maxWidth: 200 });

type HomeFieldsProps = {
  end: HomeMoveEnd;
  /** Null before an address is chosen. */
  place: string | null;
};

/** The questions about one home. A question appears when an earlier answer makes it relevant. */
export function HomeFields({ end, place }: HomeFieldsProps) {
  const { t } = useTranslation('moving');
  const home = useDraft(({ moving }) => (end === 'From' ? moving.from : moving.to));
  const changeDraft = useChangeDraft();
  const problems = useProblems();
  const locale = useLocale();
  const floor = floorOf(home);
  const answers = (['yes', 'no', 'unknown'] as const).map((value: Known) => ({ value, label: t(`known.${value}`) }));
  const patch = (change: Partial<HomeMoveHome>) => changeDraft(patchHome(end, change));
  const isUpstairs = floor !== null && floor > 1;

  return (
    <Root role="group" aria-label={t(`home.title${end}`)}>
      <div>
        <Name>{t(`home.title${end}`)}</Name>
        <Place>{place ?? t('home.noPlace')}</Place>
      </div>
      <ChoiceRow
        legend={t('home.type')}
        options={HOME_TYPES.map((type) => ({ value: type, label: t(`homeType.${type}`) }))}
        value={home.homeType}
        onChange={(homeType) => patch({ homeType })}
      />
      <Narrow>
        <TextInput
          id={homeId(end, 'floor')}
          label={t('home.floor')}
          helperText={t('home.floorWhy')}
          inputMode="text"
          autoComplete="off"
          maxLength={3}
          end={t('home.floorUnit')}
          value={home.floor}
          error={messageOf(problems, homeId(end, 'floor'))}
          onChange={({ target }) => patch({ floor: target.value })}
        />
      </Narrow>
      {isOffGround(home) ? (
        <ChoiceRow
          name={homeId(end, 'elevator')}
          legend={t('home.elevator')}
          why={t('home.elevatorWhy')}
          options={answers}
          value={home.elevator}
          error={messageOf(problems, homeId(end, 'elevator'))}
          onChange={(elevator) => patch({ elevator })}
        />
      ) : null}
      {isOffGround(home) && home.elevator === 'yes' ? (
        <CheckboxField
          label={t('home.reserve')}
          description={t('home.reserveWhy')}
          checked={home.elevatorMustBeReserved}
          onChange={({ target }) => patch({ elevatorMustBeReserved: target.checked })}
        />
      ) : null}
      {isUpstairs && home.elevator === 'no' ? (
        <ChoiceRow
          legend={t('home.ladder')}
          why={t('home.ladderWhy', { price: formatWon(ladderFee(floor, HOME_MOVE_FEES), locale) })}
          options={answers}
          value={home.ladderTruck}
          onChange={(ladderTruck) => patch({ ladderTruck })}
        />
      ) : null}
      <HomeDetails home={home} answers={answers} onPatch={patch} />
    </Root>
  );
}
