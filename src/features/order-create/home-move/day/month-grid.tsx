import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, clampDate, weeksOf } from '@/domain/time/calendar';
import { IconButton } from '@/ui/kit/button/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import type { DayInfo } from './day-info';
import { dateAfterKey } from './grid-keys';
import { MonthDay } from './month-day';
import { useDayWords } from './use-day-labels';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > h3': theme.typography.h3,
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '& th': {
    padding: theme.spacing(1, 0),
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
  },
}));

type MonthGridProps = {
  /** The day that the keyboard enters at. */
  start: string;
  first: string;
  last: string;
  infoOf: (date: string) => DayInfo;
  onChoose: (date: string) => void;
};

/** A month as the ARIA Authoring Practices want a date grid: one stop for Tab, arrows inside, Enter or Space chooses. */
export function MonthGrid({ start, first, last, infoOf, onChoose }: MonthGridProps) {
  const { t } = useTranslation('movingDay');
  const words = useDayWords();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => clampDate(start, first, last));
  const [isByKey, setIsByKey] = useState(false);
  const month = focused.slice(0, 7);

  // What was chosen elsewhere is where the keyboard goes on.
  const [followed, setFollowed] = useState(start);
  if (followed !== start) {
    setFollowed(start);
    setFocused(clampDate(start, first, last));
    setIsByKey(false);
  }

  useEffect(() => {
    if (isByKey) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isByKey, focused]);

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(focused);
      return;
    }
    const next = dateAfterKey(focused, event);
    if (next === null) return;
    event.preventDefault();
    setIsByKey(true);
    setFocused(clampDate(next, first, last));
  }

  function turn(months: number) {
    setIsByKey(false);
    setFocused(clampDate(addMonths(focused, months), first, last));
  }

  const weeks = weeksOf(month);
  return (
    <div>
      <Head>
        <IconButton label={t('month.previous')} disabled={month <= first.slice(0, 7)} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <h3 id={id} aria-live="polite">
          {words.month(month)}
        </h3>
        <IconButton label={t('month.next')} disabled={month >= last.slice(0, 7)} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <Table ref={table} role="grid" aria-labelledby={id} onKeyDown={handleKey}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {words.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                date.startsWith(month) ? (
                  <MonthDay
                    key={date}
                    info={infoOf(date)}
                    isFocused={date === focused}
                    onChoose={() => onChoose(date)}
                  />
                ) : (
                  <td key={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
