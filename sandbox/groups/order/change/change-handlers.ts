import type { Handlers } from '../../../server/operation';
import { conflict, wrongField } from '../../../server/refusal';
import { cancelQuote } from '../cancel-policy';
import { returnCoupon } from '../coupon/coupon';
import { iso } from '../life/progress';
import { historyOf } from '../order-row';
import { ownOrder } from '../read/own-order';
import { isInProgress, STATUS } from '../status';
import { storeShareSettings, withoutContradiction } from '../view/share';

const TIP_WINDOW_MS = 24 * 60 * 60 * 1000;
const TIP_AFTERWARDS: readonly number[] = [STATUS.completed, STATUS.return];

export const changeHandlers: Handlers<'cancelOrder' | 'submitTip' | 'saveShareSettings'> = {
  cancelOrder: async ({ db, now, path, body, caller }) => {
    const row = await ownOrder(db, path.id, caller);
    const quoted = cancelQuote(row, now);
    if (!quoted) throw conflict('NOT_CANCELLABLE', 'The order can no longer be cancelled.');

    const cancellation = { reason: body.reason, ...quoted, cancelledAt: iso(now) };
    const history = [...historyOf(row), { status: STATUS.cancelled, at: now }];
    await db.run(
      'UPDATE orders SET status = ?, historyJson = ?, cancellationJson = ?, nextChangeAt = NULL WHERE id = ?',
      [STATUS.cancelled, JSON.stringify(history), JSON.stringify(cancellation), row.id],
    );
    if (row.couponId !== null && quoted.fee === 0) await returnCoupon(db, row.couponId);
    if (row.paidPoint > 0) {
      await db.run('UPDATE users SET point = point + ? WHERE id = ?', [quoted.refund, row.ownerId]);
    }
    return { data: cancellation };
  },

  saveShareSettings: async ({ db, path, body, caller }) => {
    const row = await ownOrder(db, path.id, caller);
    const settings = withoutContradiction(body);
    await storeShareSettings(db, row.id, settings);
    return { data: settings };
  },

  submitTip: async ({ db, now, path, body, caller }) => {
    if (body.id !== path.id) throw wrongField('MISMATCH', 'id');
    const row = await ownOrder(db, path.id, caller);
    const endedAt = historyOf(row).at(-1)?.at ?? row.createdAt;
    const isOpen = isInProgress(row.status) || (TIP_AFTERWARDS.includes(row.status) && now - endedAt <= TIP_WINDOW_MS);
    if (!isOpen) throw conflict('TIP_CLOSED', 'A tip is no longer possible.');
    await db.run('UPDATE orders SET tip = tip + ? WHERE id = ?', [body.amount, row.id]);
    return { data: { tip: row.tip + body.amount } };
  },
};
