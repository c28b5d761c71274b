import type { CheckContext } from '@/domain/bulk/cell-problems';
import { checkRow, stillHolds, type RowCheck } from '@/domain/bulk/check-row';
import { findRepeats, isSameRepeat, type Repeat } from '@/domain/bulk/repeats';
import type { Resolution } from '@/domain/bulk/resolve-address';
import type { BulkRow } from '@/domain/bulk/row';
import { isLocked, isLost } from '@/domain/bulk/send-state';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import type { OrderDraft } from '@/domain/order/draft';
import type { BulkOrdersState, RowPrice } from './bulk-orders-state';

type RowStatus = 'checking' | 'wrong' | 'repeat' | 'ready' | 'priced' | 'sending' | 'unknown' | 'failed' | 'sent';

export type RowView = {
  row: BulkRow;
  check: RowCheck;
  repeat: Repeat | null;
  price: RowPrice | null;
  status: RowStatus;
};

const PENDING: Resolution = { kind: 'pending' };
const NOT_CHECKED: RowCheck = { problems: [], order: null };

type Checked = { context: CheckContext; pickup: Resolution; drop: Resolution; check: RowCheck };

/** Identifies a draft's price request; equal requests give equal keys. Cached per draft. */
const keys = new WeakMap<OrderDraft, string>();
export function priceKey(draft: OrderDraft): string {
  const known = keys.get(draft);
  if (known !== undefined) return known;
  const key = JSON.stringify(toEstimateRequest(draft));
  keys.set(draft, key);
  return key;
}

/** What the customer can correct. A locked row cannot be edited; an address that is looked up may still be found. */
export const shownProblems = ({ row, check }: Pick<RowView, 'row' | 'check'>) =>
  isLocked(row.send) ? [] : check.problems.filter(({ code }) => code !== 'addressPending');

function statusOf(row: BulkRow, check: RowCheck, repeat: Repeat | null, price: RowPrice | null) {
  const { send, isRepeatMeant } = row;
  if (send.status === 'sending' || send.status === 'unknown' || send.status === 'sent') return send.status;
  if (isLost(send)) return 'failed';
  if (!check.order) return shownProblems({ row, check }).length === 0 ? 'checking' : 'wrong';
  if (repeat && !isRepeatMeant) return 'repeat';
  if (send.status === 'failed') return 'failed';
  return price?.status === 'priced' ? 'priced' : 'ready';
}

/** Derives the views of all rows. A row whose inputs have not changed keeps its view object. */
export function createRowReader() {
  const checks = new WeakMap<BulkRow, Checked>();
  const views = new WeakMap<BulkRow, RowView>();
  let last: { state: BulkOrdersState; result: readonly RowView[] } | null = null;

  function check(row: BulkRow, { found, context }: BulkOrdersState): RowCheck {
    if (!context) return NOT_CHECKED;
    const pickup = found.get(row.values.pickupAddress) ?? PENDING;
    const drop = found.get(row.values.dropAddress) ?? PENDING;
    const before = checks.get(row);
    const isSame = before?.pickup === pickup && before.drop === drop && stillHolds(row, before.context, context);
    const result = isSame ? before.check : checkRow(row, { pickup, drop }, context);
    checks.set(row, { context, pickup, drop, check: result });
    return result;
  }

  return (state: BulkOrdersState): readonly RowView[] => {
    const { history, found, context, recent, prices } = state;
    const before = last?.state;
    const isSame =
      before?.history.rows === history.rows &&
      before.found === found &&
      before.context === context &&
      before.recent === recent &&
      before.prices === prices;
    if (last && isSame) return last.result;

    const checked = history.rows.map((row) => check(row, state));
    const repeats = findRepeats(
      checked.map(({ order }) => order?.draft ?? null),
      recent,
    );
    const result = history.rows.map((row, index) => {
      const rowCheck = checked[index] ?? NOT_CHECKED;
      const requestKey = rowCheck.order ? priceKey(rowCheck.order.draft) : null;
      const storedPrice = prices.get(row.id);
      const price = storedPrice && storedPrice.key === requestKey ? storedPrice : null;
      const repeat = repeats[index] ?? null;
      const status = statusOf(row, rowCheck, repeat, price);
      const known = views.get(row);
      const isKnown =
        known?.check === rowCheck &&
        known.price === price &&
        known.status === status &&
        isSameRepeat(known.repeat, repeat);
      const view: RowView = isKnown ? known : { row, check: rowCheck, repeat, price, status };
      if (!isKnown) views.set(row, view);
      return view;
    });
    const isUnchanged =
      last?.result.length === result.length && result.every((view, index) => view === last?.result[index]);
    last = { state, result: isUnchanged && last ? last.result : result };
    return last.result;
  };
}

export type RowReader = ReturnType<typeof createRowReader>;
