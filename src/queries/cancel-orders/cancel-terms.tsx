import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order } from '@/api/order/order-requests';
import { formatMoment, formatTime, formatWon } from '@/domain/text/format';
import { rulesOf, textContextOf } from '@/domain/order/kinds';
import { FeeList } from '@/ui/order/fee-list';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useCancellationTerms } from './use-cancellation-terms';

export const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** The current fee and refund, and when they change. */
export function CancelTerms({ order }: { order: Order }) {
  const { t } = useTranslation('cancel');
  const locale = useLocale();
  const { fee, refund, next } = useCancellationTerms(order);
  const { cancellation } = rulesOf(order.orderType);
  // The fee changes per day, or per minute.
  const isByDay = cancellation === 'beforeDay';
  const momentOf = (at: string) => (isByDay ? formatMoment(at, locale) : formatTime(at));
  return (
    <div aria-live="polite">
      <FeeList>
        <div>
          <dt>{t('fee')}</dt>
          <dd>{fee > 0 ? formatWon(fee, locale) : t('free')}</dd>
        </div>
        <div>
          <dt>{t('refund')}</dt>
          <dd>{formatWon(refund, locale)}</dd>
        </div>
      </FeeList>
      {isByDay ? <Small>{t('move')}</Small> : null}
      {refund === 0 ? <Small>{t('nothingToRefund', { context: textContextOf(order.orderType) })}</Small> : null}
      {next ? <Small>{t('next', { time: momentOf(next.at), fee: formatWon(next.fee, locale) })}</Small> : null}
    </div>
  );
}
