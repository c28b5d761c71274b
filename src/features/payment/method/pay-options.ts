import type { FeatureFlags } from '@/api/user/user-requests';
import { CUSTOMER_TYPE } from '@/domain/account/accounts';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { isAlwaysOffered, PAYS, type PayerType, type Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

const mayUse: Record<Pay, (user: CurrentUser) => boolean> = {
  cash: () => true,
  card: () => true,
  credit: (user) => !isAnonymous(user) && user.customerType === CUSTOMER_TYPE.b2b,
  point: (user) => !isAnonymous(user) && user.point !== undefined,
  // It keeps a customer's cards under a key that the provider gives, and guests have none.
  brandPay: (user) => !isAnonymous(user) && user.customerKey !== undefined,
};

/** Every way this customer could pay, wherever the deployment takes it. */
export const possiblePays = (user: CurrentUser): Pay[] => PAYS.filter((pay) => mayUse[pay](user));

/** How this customer may pay here. `flags` is undefined while, or when, the provider has not said. */
export function payOptions(user: CurrentUser, flags: Pick<FeatureFlags, 'pays'> | undefined): Pay[] {
  return possiblePays(user).filter((pay) => (flags ? flags.pays.includes(pay) : isAlwaysOffered(pay)));
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
  const isRoundTrip = services.some(({ code }) => code === 'roundTrip');
  const payers = rulesOf(orderType).cashPayers;
  return [null, ...payers.filter((payer) => payer !== 'RoundTrip' || isRoundTrip)];
}
