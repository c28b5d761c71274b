import { useTranslation } from '@/lib/i18n/use-translation';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { addMonths, clampDate } from '@/domain/time/calendar';
import { Button } from '@/ui/kit/button/button';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import type { DayInfo } from './day-info';
import { DayTokens } from './day-tokens';
import { useDayLabels } from './use-day-labels';

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  // Space for the focus ring.
  padding: theme.spacing(1),
  margin: theme.spacing(-1),
}));

const Day = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1.25rem 1.25rem',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  flex: 'none',
  width: '4.25rem',
  padding: theme.spacing(2, 1),
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  '& > strong': { fontSize: theme.typography.h2.fontSize, lineHeight: 1.3, color: theme.vars.palette.text.primary },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.brand,
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.brand}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
  '&[data-weekend="true"] > strong': { color: theme.vars.palette.primary.text },
  '& > [data-cheapest="true"]': {
    color: theme.vars.palette.success.text,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

const Price = styled('span')({ whiteSpace: 'nowrap' });

const Months = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

/** The day that a key leads to beyond the browser's arrow keys; null for other keys. */
function dayAfterKey(date: string, key: string, first: string, last: string): string | null {
  const target = {
    PageUp: () => addMonths(date, -1),
    PageDown: () => addMonths(date, 1),
    Home: () => first,
    End: () => last,
  };
  const move = Object.entries(target).find(([name]) => name === key)?.[1];
  return move ? clampDate(move(), first, last) : null;
}

type DayStripProps = { days: readonly DayInfo[]; centre: string; onChoose: (date: string) => void };

/**
 * All days that can be booked, in one row. One Tab stop; the arrow keys go by a day, Page keys by a month, Home and End to
 * the first and last day. The months above only scroll.
 */
export function DayStrip({ days, centre, onChoose }: DayStripProps) {
  const { t } = useTranslation('movingDay');
  const labels = useDayLabels();
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [first, last] = [days[0]?.date ?? centre, days.at(-1)?.date ?? centre];
  const months = days.filter(({ date }, index) => index === 0 || date.endsWith('-01'));

  const labelOf = (date: string) => scroller.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);

  function scrollTo(date: string, isMiddle: boolean) {
    const [strip, label] = [scroller.current, labelOf(date)];
    if (!strip || !label) return;
    strip.scrollLeft = label.offsetLeft - (isMiddle ? (strip.clientWidth - label.offsetWidth) / 2 : 0);
  }

  // A day in view stays where it was pressed.
  const scrollIntoView = useEffectEvent((date: string) => {
    const [strip, label] = [scroller.current, labelOf(date)];
    if (!strip || !label) return;
    const isVisible =
      label.offsetLeft >= strip.scrollLeft &&
      label.offsetLeft + label.offsetWidth <= strip.scrollLeft + strip.clientWidth;
    if (!isVisible) scrollTo(date, true);
  });
  useEffect(() => scrollIntoView(centre), [centre]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLInputElement ? event.target.value : null;
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(from, event.key, first, last);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    labelOf(next)?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <fieldset onKeyDown={handleKey}>
      <VisuallyHidden as="legend">{t('strip')}</VisuallyHidden>
      <Months>
        {months.map(({ date }) => (
          <Button key={date} size="small" variant="ghost" onClick={() => scrollTo(date, false)}>
            <VisuallyHidden>{t('month.show')} </VisuallyHidden>
            {labels.month(date.slice(0, 7))}
          </Button>
        ))}
      </Months>
      <Scroller ref={scroller}>
        {days.map((info) => (
          <Day key={info.date} data-date={info.date} data-weekend={info.marks.includes('weekend')}>
            <HiddenRadio
              name={name}
              value={info.date}
              checked={info.isChosen}
              disabled={false}
              onChange={() => onChoose(info.date)}
            />
            <span aria-hidden="true">{labels.weekday(info.date)}</span>
            <strong aria-hidden="true">{dayNumber(info.date)}</strong>
            <span aria-hidden="true">
              <DayTokens marks={info.marks} />
            </span>
            <Price aria-hidden="true" data-cheapest={info.isCheapest}>
              {typeof info.won === 'number' ? labels.brief(info.won) : null}
              {info.won === null ? t('price.noneBrief') : null}
            </Price>
            <VisuallyHidden>{labels.label(info)}</VisuallyHidden>
          </Day>
        ))}
      </Scroller>
    </fieldset>
  );

  /** The first of a month also shows the month. */
  function dayNumber(date: string) {
    const [, month, day] = date.split('-').map(Number);
    return day === 1 ? `${month ?? ''}/${day}` : day;
  }
}
