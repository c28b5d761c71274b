import type { BulkRow } from '@/domain/bulk/row';
import { isLocked, isLost } from '@/domain/bulk/send-state';
import { sendOf } from './bulk-orders-state';
import type { RowView } from './row-views';

export const canBeSent = ({ row, status, price, check }: RowView) =>
  status === 'unknown' ||
  status === 'priced' ||
  isLost(row.send) ||
  (status === 'failed' && check.order !== null && price?.status === 'priced');

export const needsCare = ({ status }: RowView) => status === 'wrong' || status === 'repeat' || status === 'failed';

/** The order that a locked row repeats unchanged. After a reload the row itself is not checked or priced again. */
function requestOf(row: BulkRow) {
  const send = sendOf(row);
  return isLocked(send) && 'attempt' in send ? send.attempt?.request : undefined;
}

/** The number of rows by status, and their totals in won. */
export function countRows(views: readonly RowView[]) {
  const count = (wanted: (view: RowView) => boolean) => views.filter(wanted).length;
  const totalOf = (view: RowView) => {
    if (view.row.send.status === 'sent') return view.row.send.total;
    const price = view.price?.status === 'priced' ? view.price.total : 0;
    return requestOf(view.row)?.calculationPrice.total ?? price;
  };
  const sum = (wanted: (view: RowView) => boolean) =>
    views.filter(wanted).reduce((total, view) => total + totalOf(view), 0);
  const isUnpriced = ({ row, status, price }: RowView) =>
    (status === 'ready' || (status === 'failed' && !isLost(row.send))) && price?.status !== 'priced';
  const isOnCredit = (view: RowView) => canBeSent(view) && (requestOf(view.row) ?? view.check.order)?.pay === 'credit';
  return {
    rows: views.length,
    checking: count(({ status }) => status === 'checking'),
    care: count(needsCare),
    wrong: count(({ status }) => status === 'wrong'),
    repeats: count(({ status }) => status === 'repeat'),
    failed: count(({ status }) => status === 'failed'),
    unpriced: count(isUnpriced),
    unpriceable: count((view) => isUnpriced(view) && view.price?.status === 'failed'),
    pricing: count(({ status }) => status === 'ready'),
    sendable: count(canBeSent),
    ready: count((view) => canBeSent(view) && view.status !== 'failed'),
    sending: count(({ status }) => status === 'sending'),
    sent: count(({ status }) => status === 'sent'),
    sendableTotal: sum(canBeSent),
    onCredit: count(isOnCredit),
    creditTotal: sum(isOnCredit),
    sendingTotal: sum(({ status }) => status === 'sending'),
    sentTotal: sum(({ status }) => status === 'sent'),
  };
}

export type RowCounts = ReturnType<typeof countRows>;
