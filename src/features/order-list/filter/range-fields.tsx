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

/**
 * First and last day of a period. A day beyond the other end takes that one with it, so the period never is empty; only
 * when its field is left or Enter is pressed, since a day typed key by key passes others on its way.
 */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('orders');
  // Kept until its field is left: the range comes back late through the URL, and an older one would end the typing.
  const [typed, setTyped] = useState<Partial<DayRange>>({});
  const today = kstDate(serverNow());
  const isUsable = (day: string) => isDate(day) && day <= today && day >= '2000-01-01';

  function change(end: keyof DayRange, day: string) {
    setTyped({ [end]: day });
    const next = { ...range, [end]: day };
    if (isUsable(day) && next.from <= next.to) onChange(next);
  }

  function settle(end: keyof DayRange) {
    const { [end]: day = '' } = typed;
    const next = { ...range, [end]: day };
    if (isUsable(day) && next.from > next.to) onChange({ from: day, to: day });
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
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle(end);
          }}
          onBlur={() => {
            settle(end);
            setTyped({});
          }}
        />
      ))}
    </Root>
  );
}
