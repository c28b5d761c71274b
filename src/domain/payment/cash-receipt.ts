import type { CashReceiptKind } from './methods';
import { formatPhone } from '../text/phone';

/** As typed: half a number must survive being stored. */
export type CashReceipt = { kind: CashReceiptKind; number: string };

const figuresOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** 사업자등록번호 in groups of 3, 2 and 5, complete or half typed. */
export function formatBusinessNumber(text: string): string {
  const figures = figuresOf(text);
  return [figures.slice(0, 3), figures.slice(3, 5), figures.slice(5)].filter(Boolean).join('-');
}

export const formatReceiptNumber = ({ kind, number }: CashReceipt) =>
  kind === 'expenseProof' ? formatBusinessNumber(number) : formatPhone(number);

/** The figures alone, as the provider takes them. */
export const toReceiptNumber = (receipt: CashReceipt) => figuresOf(formatReceiptNumber(receipt));

const MOBILE = /^(010\d{8}|01[16-9]\d{7,8})$/;
const BUSINESS = /^\d{10}$/;
/** Of the first nine figures, by the National Tax Service's rule. */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

function hasCheckFigure(number: string): boolean {
  const figures = Array.from(number, Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (figures[place] ?? 0), 0);
  const carried = Math.floor((5 * (figures[8] ?? 0)) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === figures[9];
}

/** Whether a receipt could be issued on it. A business number has to have the right check figure. */
export function isReceiptNumber(receipt: CashReceipt): boolean {
  const number = toReceiptNumber(receipt);
  if (receipt.kind === 'incomeDeduction') return MOBILE.test(number);
  return BUSINESS.test(number) && !/^0+$/.test(number) && hasCheckFigure(number);
}
