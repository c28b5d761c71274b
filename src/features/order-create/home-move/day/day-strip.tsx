import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
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
  gridTemplateRows: 'auto auto 20px 20px',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  flex: 'none',
  width: 68,
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
  '&:has(:disabled)': {
    backgroundColor: theme.vars.palette.surface.sunken,
    cursor: 'not-allowed',
    '& > *': { color: theme.vars.palette.text.disabled },
  },
  '& > [data-cheapest="true"]': {
    color: theme.vars.palette.success.text,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

const Price = styled('span')({ whiteSpace: 'nowrap' });

type DayStripProps = { days: readonly DayInfo[]; centre: string; onChoose: (date: string) => void };

/** The two weeks around the chosen day, which is scrolled to the middle. */
export function DayStrip({ days, centre, onChoose }: DayStripProps) {
  const { t } = useTranslation('movingDay');
  const labels = useDayLabels();
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLLabelElement>(null);

  useEffect(() => {
    if (!scroller.current || !middle.current) return;
    const { offsetLeft, offsetWidth } = middle.current;
    scroller.current.scrollLeft = offsetLeft - (scroller.current.clientWidth - offsetWidth) / 2;
  }, [centre]);

  return (
    <fieldset>
      <VisuallyHidden as="legend">{t('strip')}</VisuallyHidden>
      <Scroller ref={scroller}>
        {days.map((info) => (
          <Day key={info.date} ref={info.date === centre ? middle : null} data-weekend={info.marks.includes('weekend')}>
            <HiddenRadio
              name={name}
              value={info.date}
              checked={info.isChosen}
              disabled={!info.isOpen}
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
