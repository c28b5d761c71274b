import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import type { ArrivalTimes } from '@/domain/home-move/arrival-times';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { SelectField } from '@/ui/kit/form/select-field';
import { styled } from '@/ui/styled';

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

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const PartName = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
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

type ArrivalChoiceProps = { times: ArrivalTimes; value: string; onChange: (time: string) => void };

/** The crew's arrival time as KST times ("09:00"): usual ones of the morning and afternoon, or any half hour. */
export function ArrivalChoice({ times, value, onChange }: ArrivalChoiceProps) {
  const { t } = useTranslation('movingDay');
  const name = useId();
  const parts = (['morning', 'afternoon'] as const).filter((part) => times[part].length > 0);
  return (
    <fieldset>
      <Legend>{t('arrival.legend')}</Legend>
      <Parts>
        {parts.map((part) => (
          <div key={part} role="group" aria-labelledby={`${name}-${part}`}>
            <PartName id={`${name}-${part}`}>{t(`arrival.${part}`)}</PartName>
            <Times>
              {times[part].map((time) => (
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
          </div>
        ))}
        {times.others.length === 0 ? null : (
          <SelectField
            label={t('arrival.other')}
            value={times.others.includes(value) ? value : ''}
            placeholder={t('arrival.chooseOther')}
            options={times.others.map((time) => ({ value: time, label: time }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Parts>
      <Hint>{t('arrival.hint')}</Hint>
    </fieldset>
  );
}
