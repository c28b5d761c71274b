import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { serverNow } from '@/domain/time/clock';
import { kstDate } from '@/domain/time/kst';
import { styled } from '@/ui/styled';
import { type DayRange, isDate } from './order-list-filter';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1),
  color: theme.vars.palette.primary.text,
}));

const Day = styled('input')(({ theme }) => ({
  minHeight: 40,
  padding: theme.spacing(0, 2),
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: theme.radius.inner,
  background: 'none',
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.primary,
}));

/** This month up to today (KST). */
export function defaultRange(): DayRange {
  const today = kstDate(serverNow());
  return { from: `${today.slice(0, 8)}01`, to: today };
}

type RangeFieldsProps = { range: DayRange; onChange: (range: DayRange) => void };

/** First and last day of a period. A day beyond the other end takes that one with it, so the period never is empty. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('orders');
  /** A half-typed day stays in its field and changes nothing. */
  const [typed, setTyped] = useState<Partial<DayRange>>({});
  const today = kstDate(serverNow());

  function change(end: keyof DayRange, day: string) {
    const isUsable = isDate(day) && day <= today && day >= '2000-01-01';
    setTyped({ [end]: isUsable ? undefined : day });
    if (!isUsable) return;
    const next = { ...range, [end]: day };
    onChange(next.from <= next.to ? next : { from: day, to: day });
  }

  return (
    <Root>
      {(['from', 'to'] as const).map((end) => (
        <Day
          key={end}
          type="date"
          aria-label={t(`period.${end}`)}
          value={typed[end] ?? range[end]}
          max={today}
          required
          onChange={({ target }) => change(end, target.value)}
          onBlur={() => setTyped({})}
        />
      ))}
    </Root>
  );
}
