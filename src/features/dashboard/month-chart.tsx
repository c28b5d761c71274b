import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type PointerEvent } from 'react';
import { formatDay, formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

type Day = { date: string; count: number; total: number };

const STEP = 10;
const BAR = 6;
const HEIGHT = 96;
/** Pixels: a day with an order is visible even if it cost little. */
const MIN_BAR_HEIGHT = 4;

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  borderBottom: `1px solid ${theme.vars.palette.line.strong}`,
  touchAction: 'pan-y',
  '& > rect': { fill: theme.vars.palette.route.line, opacity: 0.5 },
  '& > rect[data-on="true"]': { fill: theme.vars.palette.accent, opacity: 1 },
}));

const Axis = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(1),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const DayDetails = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const noon = (date: string) => `${date}T12:00:00+09:00`;

/** A bar chart, with a table for screen readers. `today` is highlighted until the pointer is on another day. */
export function MonthChart({ days, today, label }: { days: readonly Day[]; today: string; label: string }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const [pointedIndex, setPointedIndex] = useState<number | null>(null);
  const highest = Math.max(1, ...days.map(({ total }) => total));
  const shown = pointedIndex ?? days.findIndex(({ date }) => date === today);
  const day = days[shown];

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0)
      setPointedIndex(Math.max(0, Math.min(days.length - 1, Math.floor(((clientX - left) / width) * days.length))));
  }

  return (
    <>
      <DayDetails aria-hidden="true">
        {day
          ? t('month.day', {
              day: formatDay(noon(day.date), locale),
              count: day.count,
              total: formatWon(day.total, locale),
            })
          : t('month.hint')}
      </DayDetails>
      <Chart
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={point}
        // A finger leaves when it is lifted: the tapped day stays.
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : setPointedIndex(null))}
      >
        {days.map(({ date, total }, index) => {
          const height = total > 0 ? Math.max(MIN_BAR_HEIGHT, (total / highest) * (HEIGHT - STEP)) : 0;
          return (
            <rect
              key={date}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-on={index === shown}
            />
          );
        })}
      </Chart>
      <Axis aria-hidden="true">
        {[days.at(0), days[Math.floor(days.length / 2)], days.at(-1)].map((tick, index) => (
          <span key={index}>{tick ? Number(tick.date.slice(-2)) : null}</span>
        ))}
      </Axis>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month.date')}</th>
              <th scope="col">{t('month.countLabel')}</th>
              <th scope="col">{t('month.spendLabel')}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(({ date, count, total }) => (
                <tr key={date}>
                  <th scope="row">{formatDay(noon(date), locale)}</th>
                  <td>{t('month.count', { count })}</td>
                  <td>{formatWon(total, locale)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
