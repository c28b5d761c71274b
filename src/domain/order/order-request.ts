import type { components } from '@/api/contract/schema.gen';
import { homeMoveRemark } from '../home-move/payload';
import { toReceiptNumber, type CashReceipt } from '../payment/cash-receipt';
import type { PayerType, Pay } from '../payment/methods';
import { joinMobileNo, toWirePhone } from '../text/phone';
import type { BrandpayPaymentInfo, DraftAddress, DraftWaypoint, OrderDraft } from './draft';
import { hasInventory, jobOf, placedWaypoints, toAddress } from './estimate-request';
import { readGoods } from './goods';

type Schemas = components['schemas'];

/** The fields that the payment step adds to the draft. */
export type PaymentChoice = {
  pay: Pay;
  payer: PayerType | null;
  coupon: { id: string } | null;
  /** Sent only with cash. */
  cashReceipt?: CashReceipt | null;
  /** Sent only with BrandPay. */
  brandpayPaymentInfo?: BrandpayPaymentInfo;
};

/** A guest who orders; all agreements are required. */
export type Orderer = {
  name: string;
  phone: string;
  agreements: { service: true; privacy: true; thirdParty: true };
};

const toWaypoint = ({
  key: _key,
  isDoorCodeLost: _isDoorCodeLost,
  address,
  addressDetail,
  contactName,
  phones,
  note,
  doorCode,
  ...unsent
}: DraftWaypoint & { address: DraftAddress }): Schemas['WaypointRequest'] => ({
  address: toAddress(address),
  addressDetail: addressDetail.trim(),
  contactName: contactName.trim(),
  mobileNo: joinMobileNo(phones),
  note: note.trim(),
  ...(doorCode.trim() === '' ? {} : { doorCode: doorCode.trim() }),
  // Does not compile while a new field of the draft is neither sent nor named above.
  ...(unsent satisfies Record<string, never>),
});

/** The known fields of the goods; none for an empty description without figures. */
function goodsOf(draft: OrderDraft) {
  // The goods of a home move are its items.
  if (hasInventory(draft)) return {};
  const { goodsDescription, goodsSize } = draft;
  const description = goodsDescription.trim();
  const goods = { ...(description === '' ? {} : { description }), ...readGoods(goodsSize) };
  return Object.keys(goods).length === 0 ? {} : { goods };
}

const receiptOf = (cashReceipt: PaymentChoice['cashReceipt']) =>
  cashReceipt ? { cashReceipt: { kind: cashReceipt.kind, number: toReceiptNumber(cashReceipt) } } : {};

/** The request that creates an order. `orderer` is null unless the customer is a guest. */
export const toOrderRequest = (
  draft: OrderDraft,
  { cashReceipt, ...payment }: PaymentChoice,
  orderer: Orderer | null,
) => ({
  ...jobOf({ ...draft, payer: payment.payer }),
  waypoints: placedWaypoints(draft).map(toWaypoint),
  remark: hasInventory(draft) ? homeMoveRemark(draft.moving, draft.remark) : draft.remark.trim(),
  ...goodsOf(draft),
  calculationPrice: { total: draft.calculationPrice.total },
  ...payment,
  ...receiptOf(cashReceipt),
  ...(orderer
    ? {
        guest: {
          name: orderer.name.trim(),
          phoneNumber: toWirePhone(orderer.phone),
          agreements: orderer.agreements,
        },
      }
    : {}),
});
