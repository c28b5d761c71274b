import { useTranslation } from 'next-i18next/pages';
import { orderStatusName, type OrderStatusName } from '@/domain/order/status';
import { ToneChip, type Tone } from '../kit/feedback/tone-chip';

/** Colours by meaning: blue is in progress, yellow needs the customer, green is done, red has failed. */
const TONE: Record<OrderStatusName | 'unknown', Tone> = {
  pending: 'neutral',
  waitingForPayment: 'attention',
  active: 'primary',
  activeAndPickedUp: 'primary',
  transit: 'primary',
  completed: 'success',
  incompleted: 'error',
  cancelled: 'neutral',
  return: 'attention',
  unknown: 'neutral',
};

/** A status's colour and its text key in `tracking`. */
export function statusAppearance(status: number) {
  const name = orderStatusName(status);
  return { tone: TONE[name], key: `status.${name}` as const };
}

/** An order's status as a chip; unknown numbers show "확인 중". Needs the `tracking` texts. */
export function StatusChip({ status }: { status: number }) {
  const { t } = useTranslation('tracking');
  const { tone, key } = statusAppearance(status);
  return <ToneChip tone={tone}>{t(key)}</ToneChip>;
}
