import { useTranslation } from 'next-i18next/pages';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import type { HomeMoveTerms, QuoteSheetModel } from '@/domain/home-move/quote';
import { Bullets, Columns, Part, Rows, Small, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

const { depositRate, claimDays, late, isReviewedByLawyer }: HomeMoveTerms = HOME_MOVE_TERMS;
const percent = Math.round(depositRate * 100);

/** What each side pays if the move does not happen as agreed. */
export function QuoteTerms({
  customerCancels,
  moverCancels,
  lateWon,
}: Pick<QuoteSheetModel, 'customerCancels' | 'moverCancels' | 'lateWon'>) {
  const { t } = useTranslation('movingTerms');
  const { won } = useQuoteLabels();
  const sides = [
    { key: 'customer', notices: customerCancels },
    { key: 'mover', notices: moverCancels },
  ] as const;
  return (
    <Part>
      <h3>{t('title')}</h3>
      {isReviewedByLawyer ? null : <Small>{t('draft')}</Small>}
      <p>{t('deposit', { percent })}</p>
      <Columns>
        {sides.map(({ key, notices }) => (
          <Stack key={key}>
            <h4>{t(key)}</h4>
            <Rows>
              {notices.map(({ notice, deposits, won: owed }) => (
                <div key={notice}>
                  <dt>{t(`notice.${notice}`)}</dt>
                  <dd>{t('amount', { deposits, won: won(owed) })}</dd>
                </div>
              ))}
            </Rows>
          </Stack>
        ))}
      </Columns>
      <Bullets>
        <li>{t('late', { hours: late.hours, deposits: late.deposits, won: won(lateWon) })}</li>
        <li>{t('damage', { days: claimDays })}</li>
        <li>{t('extra')}</li>
        <li>{t('inventory')}</li>
      </Bullets>
    </Part>
  );
}
