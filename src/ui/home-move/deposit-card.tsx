import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { depositsOf } from '@/domain/home-move/cancellation';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { isBilledLater, isPrepaid, type Pay } from '@/domain/payment/methods';
import { formatWon } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { SectionCard } from '../kit/layout/section-card';
import { styled } from '../styled';
import { useLocale } from '../use-locale';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
}));
const How = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const { depositRate } = HOME_MOVE_TERMS;

type DepositCardProps = {
  orderType: OrderType;
  pay: Pay | undefined;
  /** Won before a coupon; the deposit is a share of it. */
  total: number;
  /** Won to pay in all. */
  amount: number;
};

/** What a move costs before and after it, if it is paid neither when it is ordered nor by the monthly bill. */
export function DepositCard({ orderType, pay, total, amount }: DepositCardProps) {
  const isDue =
    rulesOf(orderType).cancellation === 'beforeDay' && pay !== undefined && !isPrepaid(pay) && !isBilledLater(pay);
  const hasTexts = useLazyTexts(isDue ? 'movingQuote' : null);
  return isDue && hasTexts ? (
    <Due deposit={Math.min(amount, depositsOf(1, total, depositRate))} amount={amount} />
  ) : null;
}

function Due({ deposit, amount }: { deposit: number; amount: number }) {
  const { t } = useTranslation('movingQuote');
  const locale = useLocale();
  return (
    <SectionCard title={t('deposit.due')}>
      <Rows>
        <div>
          <dt>{t('price.deposit', { percent: Math.round(depositRate * 100) })}</dt>
          <dd>{formatWon(deposit, locale)}</dd>
        </div>
        <div>
          <dt>{t('price.balance')}</dt>
          <dd>{formatWon(amount - deposit, locale)}</dd>
        </div>
      </Rows>
      <How>{t('deposit.asked')}</How>
    </SectionCard>
  );
}
