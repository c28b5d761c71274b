import { rulesOf, type OrderType } from '../order/kinds';
import type { CashReceiptKind } from './methods';
import { KOREAN_MOBILE } from '../text/mobile';
import { formatPhone } from '../text/phone';

/** The number is kept as typed, so that half a number survives storage. */
export type CashReceipt = { kind: CashReceiptKind; number: string };

/**
 * Cash from this sum, in won with VAT, gets a receipt even if the customer asks for none: for moves by tax law (소득세법
 * 제162조의3 제4항, 의무발행업종 이사화물운송주선사업), for other orders because the company promises it.
 */
export const CASH_RECEIPT_FROM_WON = 100_000;

/** The number of the National Tax Service for a receipt without a customer's number (자진발급). */
export const SELF_ISSUED: CashReceipt = { kind: 'incomeDeduction', number: '010-000-1234' };

/** The receipt for `won` in cash that is issued even if the customer asks for none; null if none has to be. */
export const requiredReceipt = (orderType: OrderType, won: number) =>
  rulesOf(orderType).mustIssueCashReceipt && won >= CASH_RECEIPT_FROM_WON ? SELF_ISSUED : null;

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Groups a 사업자등록번호 as 3-2-5 digits, complete or half-typed. */
export function formatBusinessNumber(text: string): string {
  const digits = digitsOf(text);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

export const formatReceiptNumber = ({ kind, number }: CashReceipt) =>
  kind === 'expenseProof' ? formatBusinessNumber(number) : formatPhone(number);

/** Digits only, as the provider requires. */
export const toReceiptNumber = (receipt: CashReceipt) => digitsOf(formatReceiptNumber(receipt));

const BUSINESS = /^\d{10}$/;
/** Weights of the first nine digits, by the rule of the National Tax Service (국세청). */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

function hasValidCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  const carried = Math.floor((5 * (digits[8] ?? 0)) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === digits[9];
}

/** Whether a receipt can be issued for the number. A business number needs a valid check digit. */
export function isReceiptNumber(receipt: CashReceipt): boolean {
  const number = toReceiptNumber(receipt);
  if (receipt.kind === 'incomeDeduction') return KOREAN_MOBILE.test(number);
  return BUSINESS.test(number) && !/^0+$/.test(number) && hasValidCheckDigit(number);
}
