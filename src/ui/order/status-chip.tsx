import type { TFunction } from 'i18next';
import { useTranslation } from '@/lib/i18n/use-translation';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import { ORDER_STATUS, orderStatusName, type OrderStatusName } from '@/domain/order/status';
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

export const statusTone = (status: number) => TONE[orderStatusName(status)];

export type StatusReader = 'customer' | 'recipient';

/** The payment is between the customer and us: for a recipient, an unpaid order is still being placed. */
const isBeingPlaced = (status: number, reader: StatusReader) =>
  reader === 'recipient' && status === ORDER_STATUS.waitingForPayment;

/** The status in the words of the order's kind: 배송 완료, 운송 완료, 이사 완료. `t` has the `tracking` texts. */
export function statusText(
  status: number,
  orderType: OrderType | undefined,
  t: TFunction<'tracking'>,
  reader: StatusReader = 'customer',
): string {
  if (isBeingPlaced(status, reader)) return t('status.beingPlaced');
  const key = `status.${orderStatusName(status)}` as const;
  // The types want a text for every kind; a kind without words of its own takes the common one.
  return t(key, { context: textContextOf(orderType), defaultValue: t(key) });
}

type StatusChipProps = { status: number; orderType: OrderType | undefined; reader?: StatusReader | undefined };

/** An order's status as a chip; unknown numbers show "확인 중". Needs the `tracking` texts. */
export function StatusChip({ status, orderType, reader = 'customer' }: StatusChipProps) {
  const { t } = useTranslation('tracking');
  const tone = isBeingPlaced(status, reader) ? 'neutral' : statusTone(status);
  return <ToneChip tone={tone}>{statusText(status, orderType, t, reader)}</ToneChip>;
}
