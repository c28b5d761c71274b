import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, clampDate, weekdayOf, weeksOf } from '@/domain/time/calendar';
import { IconButton } from '@/ui/kit/button/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import type { DayInfo } from './day-info';
import { MonthDay } from './month-day';
import { useDayLabels } from './use-day-labels';

type KeyPress = { key: string; shiftKey: boolean };

/**
 * The date that a key moves to in a month grid, by the date grid of the ARIA Authoring Practices; null for other keys.
 * `date`: `YYYY-MM-DD`.
 */
function dateAfterKey(date: string, { key, shiftKey }: KeyPress): string | null {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

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
  /** The day that Tab focuses first. */
  start: string;
  first: string;
  last: string;
  infoOf: (date: string) => DayInfo;
  onChoose: (date: string) => void;
};

/**
 * A month as the date grid of the ARIA Authoring Practices: one Tab stop, arrow keys inside, Enter or Space chooses.
 */
export function MonthGrid({ start, first, last, infoOf, onChoose }: MonthGridProps) {
  const { t } = useTranslation('movingDay');
  const labels = useDayLabels();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => clampDate(start, first, last));
  const [isKeyboardMove, setIsKeyboardMove] = useState(false);
  const month = focused.slice(0, 7);

  // Follows a day chosen outside the grid: the keyboard continues from it.
  const [followed, setFollowed] = useState(start);
  if (followed !== start) {
    setFollowed(start);
    setFocused(clampDate(start, first, last));
    setIsKeyboardMove(false);
  }

  useEffect(() => {
    if (isKeyboardMove) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isKeyboardMove, focused]);

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
    setIsKeyboardMove(true);
    setFocused(clampDate(next, first, last));
  }

  function showMonth(months: number) {
    setIsKeyboardMove(false);
    setFocused(clampDate(addMonths(focused, months), first, last));
  }

  const weeks = weeksOf(month);
  return (
    <div>
      <Head>
        <IconButton label={t('month.previous')} disabled={month <= first.slice(0, 7)} onClick={() => showMonth(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <h3 id={id} aria-live="polite">
          {labels.month(month)}
        </h3>
        <IconButton label={t('month.next')} disabled={month >= last.slice(0, 7)} onClick={() => showMonth(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <Table ref={table} role="grid" aria-labelledby={id} onKeyDown={handleKey}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {labels.weekday(date)}
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
