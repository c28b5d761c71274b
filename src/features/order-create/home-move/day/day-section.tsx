import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent } from 'react';
import { MAX_DAY_PRICES } from '@/config/limits';
import { arrivalTimes, defaultArrival } from '@/domain/home-move/arrival-times';
import { DAY_MARKS, type DayMark, marksOf } from '@/domain/home-move/day-marks';
import { cheapestDay, daysAround } from '@/domain/home-move/day-prices';
import { rulesOf } from '@/domain/order/kinds';
import { addDays, clampDate, daysBetween } from '@/domain/time/calendar';
import { kstDate, kstDateAfter, kstTime, kstToIso } from '@/domain/time/kst';
import { useHolidaysOfYears } from '@/lib/browser/use-holidays';
import { useNow } from '@/lib/browser/use-now';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useHours } from '@/queries/use-hours';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { type Tone, ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';
import { useDraft } from '../../use-draft';
import { ArrivalChoice } from './arrival-choice';
import type { DayInfo } from './day-info';
import { DayPrices } from './day-prices';
import { DayStrip } from './day-strip';
import { DayToken } from './day-tokens';
import { useDayLabels } from './use-day-labels';
import { type EstimateFor, useDayPrices } from './use-day-prices';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflow: 'hidden',
  marginTop: theme.spacing(4),
  '& > *': { flex: 'none' },
}));

const DAYS = 9;

function HomeMoveDaySkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={200} height={28} />
      <Strip>
        {Array.from({ length: DAYS }, (_, index) => (
          <Skeleton key={index} width={68} height={124} radius={8} />
        ))}
      </Strip>
    </SkeletonGroup>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
}));

/** Explains the letters on the days. */
function DayLegend() {
  const { t } = useTranslation('movingDay');
  return (
    <List aria-label={t('legend')}>
      {DAY_MARKS.map((mark) => (
        <li key={mark}>
          <DayToken data-mark={mark} aria-hidden="true">
            {t(`token.${mark}`)}
          </DayToken>
          {t(`means.${mark}`)}
        </li>
      ))}
    </List>
  );
}

const TONE: Record<DayMark, Tone> = {
  handFree: 'attention',
  holiday: 'primary',
  weekend: 'neutral',
  monthEnd: 'neutral',
};

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 28,
  '& > p': { flexBasis: '100%', fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

/** The chosen day as text, with chips for what makes it busy (holiday, weekend, month end). */
function ChosenDay({ info }: { info: DayInfo }) {
  const { t } = useTranslation('movingDay');
  const labels = useDayLabels();
  const markLabels = labels.markLabels(info);
  return (
    <Line>
      <strong>{labels.full(info.date)}</strong>
      {info.marks.map((mark, index) => (
        <ToneChip key={mark} tone={TONE[mark]}>
          {markLabels[index]}
        </ToneChip>
      ))}
      {info.marks.length > 0 ? <p>{t('busy')}</p> : null}
    </Line>
  );
}

const CLOCK_MS = 60_000;
/** Few households move within a week: without a chosen day, the strip starts there. */
const USUAL_DAYS_AHEAD = 7;

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

export type HomeMoveDayProps = {
  /** Arrival time as ISO; null while no day is chosen. */
  value: string | null;
  onChange: (iso: string) => void;
  estimateFor: EstimateFor;
  /** Key of all price inputs except the day; prices are requested again when it changes. */
  inputsKey: string;
  /** Whether the provider can price this job. */
  isPriced: boolean;
};

/** The day of the move: one strip with marks for busy days and the prices of nearby ones. */
export function HomeMoveDay(props: HomeMoveDayProps) {
  return useLazyTexts('movingDay') ? <DayChoice {...props} /> : <HomeMoveDaySkeleton />;
}

function DayChoice({ value, onChange, estimateFor, inputsKey, isPriced }: HomeMoveDayProps) {
  const { t } = useTranslation('movingDay');
  const orderType = useDraft((draft) => draft.orderType);
  const hours = useHours(orderType);
  const now = useNow(CLOCK_MS);
  const first = kstDateAfter(now, 1);
  const last = kstDateAfter(now, rulesOf(orderType).maxDaysAhead);
  const chosen = value === null ? null : kstDate(Date.parse(value));
  const time = value === null ? defaultArrival(hours) : kstTime(Date.parse(value));
  const centre = clampDate(chosen ?? addDays(first, USUAL_DAYS_AHEAD), first, last);

  const holidays = useHolidaysOfYears(Number(first.slice(0, 4)), Number(last.slice(0, 4)));
  const prices = useDayPrices(inputsKey, time, now, estimateFor);
  const wonOn = (date: string) => {
    const iso = kstToIso(date, time);
    return iso === null ? undefined : prices.wonAt(iso);
  };

  const near = daysAround(centre, MAX_DAY_PRICES, first, last);
  const known = near.flatMap((date) => {
    const won = wonOn(date);
    return typeof won === 'number' ? [{ date, won }] : [];
  });
  const cheapest = chosen !== null && known.length > 1 ? cheapestDay(known, chosen) : null;

  function infoOf(date: string): DayInfo {
    const names = holidays.get(date) ?? [];
    return {
      date,
      marks: marksOf(date, names.length > 0),
      holidays: names,
      isChosen: date === chosen,
      won: wonOn(date),
      isCheapest: cheapest?.date === date,
    };
  }

  function choose(date: string, at = time) {
    const iso = date >= first && date <= last ? kstToIso(date, at) : null;
    if (iso !== null) onChange(iso);
  }

  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => infoOf(addDays(first, index)));

  const askNear = () => prices.ask(near.flatMap((date) => kstToIso(date, time) ?? []));
  // Once for each job: a changed day or hour costs no further prices than its own, until the customer asks.
  const showNear = useEffectEvent(askNear);
  useEffect(() => {
    if (isPriced) showNear();
  }, [isPriced, inputsKey]);

  return (
    <Stack>
      {chosen !== null && chosen < first ? <Notice tone="attention">{t('passed')}</Notice> : null}
      {chosen === null ? <p>{t('choose')}</p> : <ChosenDay info={infoOf(chosen)} />}
      <DayStrip days={days} centre={centre} onChoose={choose} />
      <DayLegend />
      {chosen === null || !isPriced ? null : (
        <DayPrices
          cheapest={cheapest}
          hasMore={near.some((date) => wonOn(date) === undefined)}
          isAsking={prices.isAsking}
          hasFailed={prices.hasFailed}
          onAsk={askNear}
          onChoose={choose}
        />
      )}
      {chosen === null ? null : (
        <ArrivalChoice times={arrivalTimes(hours, time)} value={time} onChange={(next) => choose(chosen, next)} />
      )}
    </Stack>
  );
}
