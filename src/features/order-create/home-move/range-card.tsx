import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { type OpenAnswer, quoteRange } from '@/domain/home-move/confidence';
import { formatWon } from '@/domain/text/format';
import { draftBatch } from '@/lib/photos/photo-batch';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { usePhotos } from '@/ui/photos/use-photos';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { lastPrice, useEstimate } from '../price/estimate';
import { usePriceStatusText } from '../price/use-price-status-text';
import { useChecks } from '../problems';
import { useDraft } from '../use-draft';
import { AnswerRow } from './answer-row';
import { DAY_ID, homeId } from './field-ids';
import type { MoveStep } from './steps';

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
  '&[data-stale="true"]': { color: theme.vars.palette.text.secondary },
}));
const Line = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
}));
const Narrow = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > h3': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
}));
/** The quote as a range, and the three answers that would narrow it most, each as a way to its question. */
export function RangeCard({ go }: { go: (step: MoveStep) => void }) {
  const { t } = useTranslation('moving');
  const locale = useLocale();
  const { show } = useChecks();
  const estimate = useEstimate();
  const status = usePriceStatusText();
  const move = useDraft((draft) => draft.moving);
  const hasDay = useDraft(({ appointmentAt }) => appointmentAt !== null);
  const { photos } = usePhotos(draftBatch);
  const shown = lastPrice(estimate);
  const won = (amount: number) => formatWon(amount, locale);
  const range = shown
    ? quoteRange({ move, total: shown.price.total, photos: photos.length, hasDay, fees: HOME_MOVE_FEES })
    : null;

  function ask({ code, end }: OpenAnswer) {
    // The list and its photos are a step of their own.
    if (code === 'list' || code === 'photos') return go('things');
    show({ id: end === null || code === 'day' ? DAY_ID : homeId(end, code), waypoint: null, message: '' });
  }

  return (
    <SectionCard title={t('range.title')}>
      <Total data-stale={estimate.status !== 'ready'}>{shown ? won(shown.price.total) : null}</Total>
      {range ? (
        <>
          <Line>
            <b>{t(`range.basis.${range.basis}`, { percent: range.percent })}</b>{' '}
            {t('range.between', { min: won(range.min), max: won(range.max) })}
          </Line>
          {range.most > range.max ? <Line>{t('range.most', { most: won(range.most) })}</Line> : null}
        </>
      ) : (
        <Line>{status}</Line>
      )}
      {range && range.narrowing.length > 0 ? (
        <Narrow>
          <h3>{t('range.narrow')}</h3>
          <ul>
            {range.narrowing.map((answer) => (
              <AnswerRow
                key={`${answer.code}${answer.end ?? ''}`}
                figure={t('range.width', { won: won(answer.won) })}
                onClick={() => ask(answer)}
              >
                {answer.end ? `${t(`end.${answer.end}`)} · ` : null}
                {t(`range.answer.${answer.code}`)}
              </AnswerRow>
            ))}
          </ul>
        </Narrow>
      ) : null}
    </SectionCard>
  );
}
