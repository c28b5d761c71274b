import type { FeatureFlags } from '@/api/user/user-requests';
import { CUSTOMER_TYPE } from '@/domain/account/accounts';
import type { OrderDraft } from '@/domain/order/draft';
import type { PayerType, Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

const OFFERED = ['cash', 'card', 'credit', 'point', 'brandPay'] as const satisfies Pay[];
/** Methods that every deployment accepts; offered while the flags are unknown. */
const SAFE: readonly Pay[] = ['cash', 'card'];

const mayUse: Record<(typeof OFFERED)[number], (user: CurrentUser) => boolean> = {
  cash: () => true,
  card: () => true,
  credit: (user) => !isAnonymous(user) && user.customerType === CUSTOMER_TYPE.b2b,
  point: (user) => !isAnonymous(user) && user.point !== undefined,
  // BrandPay stores cards under a key from the provider, which guests do not have.
  brandPay: (user) => !isAnonymous(user) && user.customerKey !== undefined,
};

/** Every method that this customer could use, regardless of the deployment. */
export const possiblePays = (user: CurrentUser): Pay[] => OFFERED.filter((pay) => mayUse[pay](user));

/** Methods that this customer may use here. `flags` is undefined while loading or after a failure. */
export function payOptions(user: CurrentUser, flags: Pick<FeatureFlags, 'pays'> | undefined): Pay[] {
  const enabled = flags?.pays ?? SAFE;
  return possiblePays(user).filter((pay) => enabled.includes(pay));
}

/** The chosen method if it is offered; the first one if none was chosen. Never replaces a choice: then null. */
export function currentPay(chosen: Pay | null, offered: readonly Pay[]): Pay | null {
  if (chosen === null) return offered[0] ?? null;
  return offered.includes(chosen) ? chosen : null;
}

/**
 * Whether we can issue a cash receipt: cards, BrandPay, points and credit leave their own record, and for cash on
 * arrival the recipient asks for one.
 */
export const isReceiptOffered = (pay: Pay | null, payer: PayerType | null) =>
  pay === 'cash' && payer !== 'CashOnArrival';

/** Who pays the cash, and when; null is the sender at the pickup. */
export function payerOptions({
  orderType,
  services,
}: Pick<OrderDraft, 'orderType' | 'services'>): (PayerType | null)[] {
  // A home move has the same customer at both ends and no round trip.
  if (orderType === 'HomeMoving') return [null, 'SMS'];
  const isRoundTrip = services.some(({ code }) => code === 'roundTrip');
  return [null, 'CashOnArrival', ...(isRoundTrip ? (['RoundTrip'] as const) : []), 'SMS'];
}
