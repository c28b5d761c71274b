import type { FeatureFlags } from '@/api/user/user-requests';
import { IS_OFFERED } from '@/config/env';
import { CUSTOMER_TYPE } from '@/domain/account/accounts';
import type { OrderDraft } from '@/domain/order/draft';
import type { PayerType, Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

const OFFERED = ['cash', 'card', 'credit', 'point', 'brandPay'] as const satisfies Pay[];
/** What every deployment can take; offered when nobody has told us what this one does. */
const SAFE: readonly Pay[] = ['cash', 'card'];

const mayUse: Record<(typeof OFFERED)[number], (user: CurrentUser) => boolean> = {
  cash: () => true,
  card: () => true,
  credit: (user) => !isAnonymous(user) && user.customerType === CUSTOMER_TYPE.b2b,
  point: (user) => !isAnonymous(user) && user.point !== undefined,
  // It keeps a customer's cards under a key that the provider gives, and guests have none.
  brandPay: (user) => IS_OFFERED.brandPay && !isAnonymous(user) && user.customerKey !== undefined,
};

/** Every way this customer could pay, wherever the deployment takes it. */
export const possiblePays = (user: CurrentUser): Pay[] => OFFERED.filter((pay) => mayUse[pay](user));

/** How this customer may pay here. `flags` is undefined while, or when, the provider has not said. */
export function payOptions(user: CurrentUser, flags: Pick<FeatureFlags, 'pays'> | undefined): Pay[] {
  const enabled = flags?.pays ?? SAFE;
  return possiblePays(user).filter((pay) => enabled.includes(pay));
}

/** The customer's choice where it is offered; the first one when nothing was chosen; never another one in its stead. */
export function currentPay(chosen: Pay | null, offered: readonly Pay[]): Pay | null {
  if (chosen === null) return offered[0] ?? null;
  return offered.includes(chosen) ? chosen : null;
}

/**
 * Whether we can have a cash receipt issued: cards, BrandPay, points and credit leave a record of their own, and of cash
 * on arrival the recipient asks for one.
 */
export const isReceiptOffered = (pay: Pay | null, payer: PayerType | null) =>
  pay === 'cash' && payer !== 'CashOnArrival';

/** Who hands over the cash, and when; null is the sender at the pickup. */
export function payerOptions({
  orderType,
  services,
}: Pick<OrderDraft, 'orderType' | 'services'>): (PayerType | null)[] {
  // A move has one customer at both ends, and nobody comes back.
  if (orderType === 'HomeMoving') return [null, 'SMS'];
  const isRoundTrip = services.some(({ code }) => code === 'roundTrip');
  return [null, 'CashOnArrival', ...(isRoundTrip ? (['RoundTrip'] as const) : []), 'SMS'];
}
