import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';

const Legend = styled('legend')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
}));

const Times = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: theme.spacing(2),
}));

const Time = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.layout.target,
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: theme.radius.inner,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.brand}`,
    backgroundColor: theme.vars.palette.primary.soft,
    fontWeight: theme.typography.fontWeightBold,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
}));

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type ArrivalChoiceProps = { times: readonly string[]; value: string; onChange: (time: string) => void };

/** The crew's arrival time as KST times ("09:00"). */
export function ArrivalChoice({ times, value, onChange }: ArrivalChoiceProps) {
  const { t } = useTranslation('movingDay');
  const name = useId();
  return (
    <fieldset>
      <Legend>{t('arrival.legend')}</Legend>
      <Times>
        {times.map((time) => (
          <Time key={time}>
            <HiddenRadio
              name={name}
              value={time}
              checked={time === value}
              disabled={false}
              onChange={() => onChange(time)}
            />
            {time}
          </Time>
        ))}
      </Times>
      <Hint>{t('arrival.hint')}</Hint>
    </fieldset>
  );
}
