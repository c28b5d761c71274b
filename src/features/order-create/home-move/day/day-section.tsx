import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MAX_DAY_PRICES } from '@/config/limits';
import { addDays, clampDate } from '@/domain/time/calendar';
import { kstDate, kstDateAfter, kstTime, kstToIso } from '@/domain/time/kst';
import { arrivalTimes, defaultArrival } from '@/domain/home-move/arrival-times';
import { marksOf } from '@/domain/home-move/day-marks';
import { cheapestDay, daysAround } from '@/domain/home-move/day-prices';
import { rulesOf } from '@/domain/order/kinds';
import { useHolidaysOfYears } from '@/lib/browser/use-holidays';
import { useNow } from '@/lib/browser/use-now';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { Notice } from '@/ui/kit/feedback/notice';
import { useDraft } from '../../use-draft';
import { useHours } from '@/queries/use-hours';
import { ArrivalChoice } from './arrival-choice';
import { ChosenDay } from './chosen-day';
import type { DayInfo } from './day-info';
import { DayLegend } from './day-legend';
import { DayPrices } from './day-prices';
import { DayStrip } from './day-strip';
import { MonthGrid } from './month-grid';
import { HomeMoveDaySkeleton } from './day-skeleton';
import { useDayPrices, type EstimateFor } from './use-day-prices';

const CLOCK_MS = 60_000;
const STRIP_DAYS = 7;

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
};

/** The day of the move: a strip of nearby days, a month, marks for busy days, and other days' prices on request. */
export function HomeMoveDay(props: HomeMoveDayProps) {
  return useLazyTexts('movingDay') ? <DayChoice {...props} /> : <HomeMoveDaySkeleton />;
}

function DayChoice({ value, onChange, estimateFor, inputsKey }: HomeMoveDayProps) {
  const { t } = useTranslation('movingDay');
  const orderType = useDraft((draft) => draft.orderType);
  const hours = useHours(orderType);
  const now = useNow(CLOCK_MS);
  // Initial state only: choosing a day must not close the month while the customer uses it.
  const [isMonthOpen] = useState(value === null);
  const first = kstDateAfter(now, 1);
  const last = kstDateAfter(now, rulesOf(orderType).maxDaysAhead);
  const chosen = value === null ? null : kstDate(Date.parse(value));
  const time = value === null ? defaultArrival(hours) : kstTime(Date.parse(value));
  const centre = clampDate(chosen ?? addDays(first, STRIP_DAYS), first, last);

  const holidays = useHolidaysOfYears(Number(first.slice(0, 4)), Number(last.slice(0, 4)));
  const prices = useDayPrices(inputsKey, time, estimateFor);
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
      isOpen: date >= first && date <= last,
      isChosen: date === chosen,
      won: wonOn(date),
      isCheapest: cheapest?.date === date,
    };
  }

  function choose(date: string, at = time) {
    const iso = date >= first && date <= last ? kstToIso(date, at) : null;
    if (iso !== null) onChange(iso);
  }

  const strip = Array.from({ length: 2 * STRIP_DAYS + 1 }, (_, index) => infoOf(addDays(centre, index - STRIP_DAYS)));

  return (
    <Stack>
      {chosen !== null && chosen < first ? <Notice tone="attention">{t('passed')}</Notice> : null}
      {chosen === null ? <p>{t('choose')}</p> : <ChosenDay info={infoOf(chosen)} />}
      <DayStrip days={strip} centre={centre} onChoose={choose} />
      <DayLegend />
      {chosen === null ? null : (
        <DayPrices
          cheapest={cheapest}
          hasMore={near.some((date) => wonOn(date) === undefined)}
          isAsking={prices.isAsking}
          hasFailed={prices.hasFailed}
          onAsk={() => prices.ask(near.flatMap((date) => kstToIso(date, time) ?? []))}
          onChoose={choose}
        />
      )}
      <Disclosure summary={t('month.open')} isOpen={isMonthOpen}>
        <MonthGrid start={centre} first={first} last={last} infoOf={infoOf} onChoose={choose} />
      </Disclosure>
      {chosen === null ? null : (
        <ArrivalChoice times={arrivalTimes(hours, time)} value={time} onChange={(next) => choose(chosen, next)} />
      )}
    </Stack>
  );
}
