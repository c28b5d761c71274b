import type { FeatureFlags } from '@/api/user/user-requests';
import { IS_OFFERED } from '@/config/env';
import { CUSTOMER_TYPE } from '@/domain/account/accounts';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { isAlwaysOffered, PAYS, type CashPayer, type PayerType, type Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

const mayUse: Record<Pay, (user: CurrentUser) => boolean> = {
  cash: () => true,
  card: () => true,
  credit: (user) => !isAnonymous(user) && user.customerType === CUSTOMER_TYPE.b2b,
  point: (user) => !isAnonymous(user) && user.point !== undefined,
  // BrandPay stores cards under a key from the provider, which guests do not have.
  brandPay: (user) => IS_OFFERED.brandPay && !isAnonymous(user) && user.customerKey !== undefined,
};

/** Every method that this customer could use, regardless of the deployment. */
export const possiblePays = (user: CurrentUser): Pay[] => PAYS.filter((pay) => mayUse[pay](user));

/** Methods that this customer may use here. Without `flags` or their `pays`, those that any deployment takes. */
export function payOptions(user: CurrentUser, flags: Pick<FeatureFlags, 'pays'> | undefined): Pay[] {
  return possiblePays(user).filter((pay) => flags?.pays?.includes(pay) ?? isAlwaysOffered(pay));
}

/** Who pays, where the method alone decides it. SMS: by the link in a text message. */
const PAYER: Record<Pay, PayerType | null> = { cash: null, card: 'SMS', credit: null, point: null, brandPay: null };
export const payerOfMethod = (pay: Pay | null) => pay && PAYER[pay];

/** Cash is not proposed for more than this, in won: few drivers can give change for it. */
const MOST_CASH = 100_000;

type Proposal = {
  offered: readonly Pay[];
  user: CurrentUser;
  /** What this order costs, in won. */
  amount: number;
  /** The method of the last order from this device. */
  lastPay: Pay | null;
};

/**
 * The method for a customer who has not chosen one: the last one used; else credit for a company's staff; else BrandPay;
 * else what is offered first. Cash only if nothing else is offered, for guests and for large amounts.
 */
export function proposedPay({ offered, user, amount, lastPay }: Proposal): Pay | null {
  const isCashFit = amount <= MOST_CASH && !isAnonymous(user);
  const isFit = (pay: Pay) =>
    offered.includes(pay) &&
    (pay !== 'cash' || isCashFit) &&
    (pay !== 'point' || (!isAnonymous(user) && (user.point ?? 0) >= amount));
  const wished = [lastPay, 'credit', 'brandPay', ...offered] as const;
  return wished.find((pay): pay is Pay => pay !== null && isFit(pay)) ?? offered[0] ?? null;
}

/** The chosen method if it is offered, the proposed one if none was chosen. Never replaces a choice: then null. */
export function currentPay(chosen: Pay | null, proposal: Proposal): Pay | null {
  if (chosen === null) return proposedPay(proposal);
  return proposal.offered.includes(chosen) ? chosen : null;
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
}: Pick<OrderDraft, 'orderType' | 'services'>): (CashPayer | null)[] {
  const isRoundTrip = services.some(({ code }) => code === 'roundTrip');
  const payers = rulesOf(orderType).cashPayers;
  return [null, ...payers.filter((payer) => payer !== 'RoundTrip' || isRoundTrip)];
}
