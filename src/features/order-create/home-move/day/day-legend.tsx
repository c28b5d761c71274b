import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { DAY_MARKS } from '@/domain/home-move/day-marks';
import { DayToken } from './day-tokens';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
}));

/** Explains the letters on the days. */
export function DayLegend() {
  const { t } = useTranslation('movingDay');
  return (
    <List aria-label={t('legend')}>
      {DAY_MARKS.map((mark) => (
        <li key={mark}>
          <DayToken data-mark={mark} aria-hidden="true">
            {t(`token.${mark}`)}
          </DayToken>
          {t(`means.${mark}`)}
        </li>
      ))}
    </List>
  );
}
