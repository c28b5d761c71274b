import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { floorOf, isOffGround, isQuestionRelevant, ladderQuestion } from '@/domain/home-move/access';
import { EMPTY_HOME, HOME_ANSWERS, HOME_TYPES, type HomeMoveHome, SEMI_BASEMENT } from '@/domain/home-move/job';
import type { HomeMoveEnd } from '@/domain/home-move/payload';
import { ladderFee } from '@/domain/home-move/possible-extras';
import { patchHome } from '@/domain/order/move-changes';
import { formatWon } from '@/domain/text/format';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { messageOf, useProblems } from '../../problems';
import { useChangeDraft, useDraft } from '../../use-draft';
import { ChoiceRow } from '../choice-row';
import { homeId } from '../field-ids';
import { FloorField } from './floor-field';
import { HomeDetails } from './home-details';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  minWidth: 0,
  paddingTop: theme.spacing(4),
}));

/** One line: the answers first, then what is assumed for the open ones. */
function useHomeSummary(home: HomeMoveHome): string {
  const { t } = useTranslation(['moving', 'movingWords']);
  const floor = floorOf(home);
  const storey = () => {
    if (home.floor === SEMI_BASEMENT) return t('floorKind.semi');
    if (floor === null) return t('home.noFloor');
    return floor > 0 ? t('movingWords:read.floor', { floor }) : t('movingWords:read.basement', { floor: -floor });
  };
  const asksElevator = floor === null || isOffGround(home);
  const isLadderKnown = isQuestionRelevant(home, 'ladderTruck') && home.ladderTruck !== '';
  const answers = [
    storey(),
    asksElevator && home.elevator !== '' ? t(`movingWords:answer.elevator_${home.elevator}`) : null,
    isLadderKnown ? t(`movingWords:answer.${ladderQuestion(home)}_${home.ladderTruck || 'unknown'}`) : null,
    home.parkingMetres === '' ? null : t('movingWords:read.parking', { metres: home.parkingMetres }),
  ];
  const assumptions = [
    asksElevator && home.elevator === '' ? t('home.assumedElevator') : null,
    home.parkingMetres === '' ? t('home.assumedParking', { metres: HOME_MOVE_FEES.parking.freeMetres }) : null,
  ].filter(Boolean);
  const assumed = assumptions.length > 0 ? t('home.assumed', { facts: assumptions.join(' · ') }) : null;
  return [...answers, assumed].filter(Boolean).join(' · ');
}

type HomeFieldsProps = {
  end: HomeMoveEnd;
  /** Null before an address is chosen. */
  place: string | null;
};

/**
 * Questions about the access to one home. They are folded behind the assumed answers until one is answered. A question appears when
 * an earlier answer makes it relevant.
 */
export function HomeFields({ end, place }: HomeFieldsProps) {
  const { t } = useTranslation('moving');
  const home = useDraft(({ moving }) => (end === 'From' ? moving.from : moving.to));
  const changeDraft = useChangeDraft();
  const problems = useProblems();
  const locale = useLocale();
  const summary = useHomeSummary(home);
  const floor = floorOf(home);
  const answers = HOME_ANSWERS.map((value) => ({ value, label: t(`known.${value}`) }));
  const isLadderUse = ladderQuestion(home) === 'ladderUse';
  const ladderAnswers = isLadderUse
    ? HOME_ANSWERS.map((value) => ({ value, label: t(`ladderToo.${value}`) }))
    : answers;
  const patch = (change: Partial<HomeMoveHome>) => changeDraft(patchHome(end, change));
  const hasProblem = (['floor', 'elevator'] as const).some((field) => messageOf(problems, homeId(end, field)));
  // Initial state only: the customer controls it afterwards.
  const [isOpen] = useState(() => {
    const { area: _area, homeType: _type, ...access } = home;
    const { area: _noArea, homeType: _noType, ...nothing } = EMPTY_HOME;
    return hasProblem || JSON.stringify(access) !== JSON.stringify(nothing);
  });

  return (
    <SectionCard title={t(`home.title${end}`)} lead={place ?? t('home.noPlace')}>
      <Disclosure summary={summary} isOpen={isOpen}>
        <Root role="group" aria-label={t(`home.title${end}`)}>
          {end === 'To' ? (
            <ChoiceRow
              legend={t('home.type')}
              options={HOME_TYPES.map((type) => ({ value: type, label: t(`homeType.${type}`) }))}
              value={home.homeType}
              onChange={(homeType) => patch({ homeType })}
            />
          ) : null}
          <FloorField
            end={end}
            value={home.floor}
            error={messageOf(problems, homeId(end, 'floor'))}
            onChange={(next) => patch({ floor: next })}
          />
          {isQuestionRelevant(home, 'elevator') ? (
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
          {isQuestionRelevant(home, 'elevatorMustBeReserved') ? (
            <CheckboxField
              label={t('home.reserve')}
              description={t('home.reserveWhy')}
              checked={home.elevatorMustBeReserved}
              onChange={({ target }) => patch({ elevatorMustBeReserved: target.checked })}
            />
          ) : null}
          {floor !== null && isQuestionRelevant(home, 'ladderTruck') ? (
            <ChoiceRow
              name={homeId(end, 'ladder')}
              legend={t(isLadderUse ? 'home.ladderToo' : 'home.ladder')}
              why={t(isLadderUse ? 'home.ladderTooWhy' : 'home.ladderWhy', {
                price: formatWon(ladderFee(floor, HOME_MOVE_FEES), locale),
              })}
              options={ladderAnswers}
              value={home.ladderTruck}
              onChange={(ladderTruck) => patch({ ladderTruck })}
            />
          ) : null}
          <HomeDetails end={end} home={home} answers={answers} onPatch={patch} />
        </Root>
      </Disclosure>
    </SectionCard>
  );
}
