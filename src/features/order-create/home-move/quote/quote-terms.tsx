import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { SITE } from '@/config/site';
import type { HomeMoveTerms, QuoteSheetModel } from '@/domain/home-move/quote';
import { Bullets, Columns, Part, Rows, Small, Stack } from './quote-layout';
import { useQuoteLabels } from './use-quote-labels';

const { depositRate, claimDays, late, customerLate, isReviewedByLawyer }: HomeMoveTerms = HOME_MOVE_TERMS;
const percent = Math.round(depositRate * 100);

type QuoteTermsProps = Pick<
  QuoteSheetModel,
  'customerCancels' | 'moverCancels' | 'lateWon' | 'customerLateWon' | 'delay'
>;

/** What each side pays if the move does not happen as agreed, and who helps in a dispute. */
export function QuoteTerms({ customerCancels, moverCancels, lateWon, customerLateWon, delay }: QuoteTermsProps) {
  const { t } = useTranslation('movingTerms');
  const { won } = useQuoteLabels();
  const perHour = won(delay.perHour);
  const sides = [
    {
      key: 'customer',
      notices: customerCancels,
      delays: [
        t('delay.customer', { perHour, max: won(delay.customerMax) }),
        t('delay.customerEnds', { ...customerLate, won: won(customerLateWon) }),
      ],
    },
    {
      key: 'mover',
      notices: moverCancels,
      delays: [t('delay.mover', { perHour, max: won(delay.moverMax) }), t('late', { ...late, won: won(lateWon) })],
    },
  ] as const;
  return (
    <Part>
      <h3>{t('title')}</h3>
      {isReviewedByLawyer ? null : <Small>{t('draft')}</Small>}
      <p>{t('deposit', { percent })}</p>
      <Columns>
        {sides.map(({ key, notices, delays }) => (
          <Stack key={key}>
            <h4>{t(key)}</h4>
            <Rows>
              {notices.map(({ notice, deposits, won: owed }) => (
                <div key={notice}>
                  <dt>{t(`notice.${notice}`)}</dt>
                  <dd>{t(deposits === 1 ? 'amountOne' : 'amount', { deposits, won: won(owed) })}</dd>
                </div>
              ))}
            </Rows>
            <Small>{t(`paidDeposit.${key}`)}</Small>
            <h4>{t(`delay.${key}Title`)}</h4>
            <Bullets>
              {delays.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Bullets>
          </Stack>
        ))}
      </Columns>
      <Stack>
        <h4>{t('otherTitle')}</h4>
        <Bullets>
          <li>{t('damage', { days: claimDays })}</li>
          <li>{t('extra')}</li>
          <li>{t('inventory')}</li>
        </Bullets>
      </Stack>
      <Stack>
        <h4>{t('remedy.title')}</h4>
        <Bullets>
          <li>{t('remedy.first', { phone: SITE.customerCentrePhone })}</li>
          <li>{t('remedy.bodies')}</li>
        </Bullets>
      </Stack>
    </Part>
  );
}
