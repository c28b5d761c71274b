import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { ToneChip, type Tone } from '@/ui/kit/feedback/tone-chip';
import type { DayMark } from '@/domain/home-move/day-marks';
import type { DayInfo } from './day-info';
import { useDayLabels } from './use-day-labels';

const TONE: Record<DayMark, Tone> = {
  handFree: 'attention',
  holiday: 'primary',
  weekend: 'neutral',
  monthEnd: 'neutral',
};

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 28,
  '& > p': { flexBasis: '100%', fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

/** The chosen day as text, with chips for what makes it busy (holiday, weekend, month end). */
export function ChosenDay({ info }: { info: DayInfo }) {
  const { t } = useTranslation('movingDay');
  const labels = useDayLabels();
  const markLabels = labels.markLabels(info);
  return (
    <Line>
      <strong>{labels.full(info.date)}</strong>
      {info.marks.map((mark, index) => (
        <ToneChip key={mark} tone={TONE[mark]}>
          {markLabels[index]}
        </ToneChip>
      ))}
      {info.marks.length > 0 ? <p>{t('busy')}</p> : null}
    </Line>
  );
}
