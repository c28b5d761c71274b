import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { pyeongOf, toPyeong, toSquareMetres } from '@/domain/home-move/area';
import { isAreaWrong, MAX_AREA, MIN_AREA } from '@/domain/home-move/gaps';
import { type HouseholdAnswers, householdOf, MAX_PEOPLE, MAX_ROOMS, withHousehold } from '@/domain/home-move/household';
import { HOME_TYPES } from '@/domain/home-move/job';
import type { DraftWaypoint } from '@/domain/order/draft';
import { TextInput } from '@/ui/kit/form/text-input';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { messageOf, useProblems } from '../../problems';
import { useDraft } from '../../use-draft';
import { ChoiceRow } from '../choice-row';
import { AREA_ID, LOAD_NAME } from '../field-ids';
import { useChangeMove } from '../use-change-move';
import { HomeFields } from './home-fields';

/** Sizes that many homes have, in 평. */
const COMMON_SIZES = [6, 8, 10, 15, 20, 25, 30, 40];

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 160px))',
}));
const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** The first figure of `84.97㎡`, `24.5평` or `24,5`; all digits together would be 8497 or 245. */
const figureOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .match(/\d+[.,]?\d*/)?.[0]
    .replace(',', '.') ?? '';
/** Square metres of 평 as typed. */
const areaOf = (pyeong: string) => (pyeong === '' ? '' : `${toSquareMetres(Number(pyeong))}`);

/** The present home: its size, from which the list of belongings is proposed, then rooms, people and type. */
function SizeCard() {
  const { t } = useTranslation('moving');
  const { change } = useChangeMove();
  const moving = useDraft((draft) => draft.moving);
  const { area, homeType } = moving.from;
  const household = householdOf(moving);
  const [typed, setTyped] = useState('');
  const isWrong = isAreaWrong(area);
  /** The field whose size is complained about: the `1` of a `130` is no mistake. */
  const [left, setLeft] = useState<'pyeong' | 'metres' | null>(isWrong ? 'pyeong' : null);
  const problems = useProblems();
  const isFound = messageOf(problems, AREA_ID) !== undefined;
  const asked = area === '' ? messageOf(problems, LOAD_NAME) : undefined;
  const pyeong = `${pyeongOf(area) ?? ''}`;
  // The draft has square metres, from which `24.` or `24.5` would come back as another figure.
  const typedPyeong = areaOf(typed) === area ? typed : pyeong;
  const answer = (answers: HouseholdAnswers) => change((move) => withHousehold(move, answers));
  const limits = { min: toPyeong(MIN_AREA), max: toPyeong(MAX_AREA) };
  const metresError = left === 'metres' ? t('error.areaMetres', { min: MIN_AREA, max: MAX_AREA }) : undefined;

  function answerPyeong(figure: string) {
    setTyped(figure);
    setLeft(null);
    answer({ area: areaOf(figure) });
  }

  function answerMetres(figure: string) {
    setLeft(null);
    answer({ area: figure });
  }

  return (
    <SectionCard title={t('size.title')} lead={t('size.lead')}>
      <Fields>
        <ChoiceRow
          legend={t('size.common')}
          options={COMMON_SIZES.map((size) => ({ value: `${size}`, label: t('home.pyeong', { count: size }) }))}
          value={typedPyeong}
          onChange={answerPyeong}
        />
        <div>
          <Pair>
            <TextInput
              id={AREA_ID}
              name={LOAD_NAME}
              label={t('size.exact')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              end={t('size.pyeongUnit')}
              value={typedPyeong}
              error={isWrong && (left === 'pyeong' || isFound) ? t('error.area', limits) : asked}
              onChange={({ target }) => answerPyeong(figureOf(target.value))}
              onBlur={() => setLeft('pyeong')}
            />
            <TextInput
              label={t('size.metres')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              end="㎡"
              value={area}
              error={isWrong ? metresError : undefined}
              onChange={({ target }) => answerMetres(figureOf(target.value))}
              onBlur={() => setLeft('metres')}
            />
          </Pair>
          <Small>{t('size.hint')}</Small>
        </div>
        {household ? (
          <>
            <ChoiceRow
              legend={t('size.rooms')}
              why={homeType === 'studio' ? t('size.studio') : moving.rooms === '' ? t('size.guessed') : null}
              options={upTo(MAX_ROOMS).map((count) => ({
                value: `${count}`,
                label: t(count === MAX_ROOMS ? 'size.roomsOrMore' : 'size.roomCount', { count }),
              }))}
              value={`${household.rooms}`}
              onChange={(rooms) => answer({ rooms })}
            />
            <ChoiceRow
              legend={t('size.people')}
              why={moving.people === '' ? t('size.guessed') : null}
              options={upTo(MAX_PEOPLE).map((count) => ({
                value: `${count}`,
                label: t(count === MAX_PEOPLE ? 'size.peopleOrMore' : 'size.personCount', { count }),
              }))}
              value={`${household.people}`}
              onChange={(people) => answer({ people })}
            />
            <ChoiceRow
              legend={t('home.type')}
              options={HOME_TYPES.map((type) => ({ value: type, label: t(`homeType.${type}`) }))}
              value={homeType}
              onChange={(type) => answer({ homeType: type })}
            />
          </>
        ) : null}
      </Fields>
    </SectionCard>
  );
}

const placeOf = (waypoint: DraftWaypoint | undefined) =>
  waypoint?.address ? waypoint.address.buildingName || waypoint.address.roadAddress : null;

export function HomeStep() {
  const from = useDraft(({ waypoints }) => placeOf(waypoints[0]));
  const to = useDraft(({ waypoints }) => placeOf(waypoints.at(-1)));
  return (
    <>
      <SizeCard />
      <HomeFields end="From" place={from} />
      <HomeFields end="To" place={to} />
    </>
  );
}
