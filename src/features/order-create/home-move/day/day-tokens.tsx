import { useTranslation } from '@/lib/i18n/use-translation';
import type { DayMark } from '@/domain/home-move/day-marks';
import { styled } from '@/ui/styled';

/** A boxed letter, so that a mark is recognizable without colour; the legend explains it. The weekend has no box. */
export const DayToken = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  padding: theme.spacing(0, 0.5),
  borderRadius: 5,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-mark="handFree"]': {
    color: theme.vars.palette.attention.contrastText,
    backgroundColor: theme.vars.palette.attention.main,
  },
  '&[data-mark="holiday"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-mark="weekend"]': { color: theme.vars.palette.primary.text, fontWeight: theme.typography.fontWeightBold },
  '&[data-mark="monthEnd"]': {
    color: theme.vars.palette.neutral.text,
    backgroundColor: theme.vars.palette.neutral.soft,
  },
}));

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  minHeight: '1.25rem',
}));

/** The marks of a day as small boxes. A weekend has no box: its weekday and date are coloured. */
export function DayTokens({ marks }: { marks: readonly DayMark[] }) {
  const { t } = useTranslation('movingDay');
  return (
    <Row>
      {marks.map((mark) =>
        mark === 'weekend' ? null : (
          <DayToken key={mark} data-mark={mark}>
            {t(`token.${mark}`)}
          </DayToken>
        ),
      )}
    </Row>
  );
}
