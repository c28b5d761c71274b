import { useTranslation } from 'next-i18next/pages';
import { orderStatusName, type OrderStatusName } from '@/domain/order/status';
import { ToneChip, type Tone } from '../kit/feedback/tone-chip';

/** What a customer feels about it: moving is blue, waiting for them is yellow, done is green, failed is red. */
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

/** Its colour and its word's key in the `tracking` texts. */
export function statusLook(status: number) {
  const name = orderStatusName(status);
  return { tone: TONE[name], key: `status.${name}` as const };
}

/** An order's status in words; a number we do not know reads "확인 중". Needs the `tracking` texts. */
export function StatusChip({ status }: { status: number }) {
  const { t } = useTranslation('tracking');
  const { tone, key } = statusLook(status);
  return <ToneChip tone={tone}>{t(key)}</ToneChip>;
}
