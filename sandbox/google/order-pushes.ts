import { settleOrders } from '../groups/order/life/settle';
import type { OrderRow } from '../groups/order/order-row';
import { STATUS } from '../groups/order/status';
import type { Sandbox } from '../server/context';
import { pushTo, type PushContent } from './push-to';

type WatchedOrder = Pick<OrderRow, 'id' | 'orderNo' | 'status' | 'orderType'>;
type Message = Omit<PushContent, 'link'>;
type Messages = Readonly<Record<number, Message>>;

const CANCELLED: Message = { title: '주문이 취소됐어요', body: '취소 내용을 확인해 주세요.' };
const QUICK: Messages = {
  [STATUS.active]: { title: '기사님이 배정됐어요', body: '지금 픽업하러 가고 있어요.' },
  [STATUS.activeAndPickedUp]: { title: '픽업을 완료했어요', body: '물품을 싣고 출발했어요.' },
  [STATUS.completed]: { title: '배송을 완료했어요', body: '이용해 주셔서 고마워요.' },
  [STATUS.cancelled]: CANCELLED,
};
const FREIGHT: Messages = {
  [STATUS.active]: { title: '차량이 배차됐어요', body: '지금 상차하러 가고 있어요.' },
  [STATUS.activeAndPickedUp]: { title: '상차를 완료했어요', body: '화물을 싣고 출발했어요.' },
  [STATUS.completed]: { title: '운송을 완료했어요', body: '이용해 주셔서 고마워요.' },
  [STATUS.cancelled]: CANCELLED,
};
const MOVE: Messages = {
  [STATUS.active]: { title: '이사팀이 배정됐어요', body: '담당자와 차량을 확인해 주세요.' },
  [STATUS.activeAndPickedUp]: { title: '상차를 완료했어요', body: '이삿짐을 싣고 출발했어요.' },
  [STATUS.completed]: { title: '이사를 완료했어요', body: '이용해 주셔서 고마워요.' },
  [STATUS.cancelled]: CANCELLED,
};
const MESSAGES: Readonly<Record<OrderRow['orderType'], Messages>> = {
  Quick: QUICK,
  Default: QUICK,
  Delivery: FREIGHT,
  HomeMoving: MOVE,
};

/** Pushes each status change of an order to its owner, as a real provider does. Each call of the result checks once. */
export function watchOrders(sandbox: Sandbox, token: string) {
  let known: Map<string, number> | undefined;
  return async () => {
    const orders = await sandbox.database.transaction(async (db) => {
      await settleOrders(db, sandbox.clock.now());
      return db.all<WatchedOrder>(
        `SELECT id, orderNo, status, orderType FROM orders
         WHERE ownerId = (SELECT userId FROM pushTokens WHERE token = ?) ORDER BY createdAt DESC LIMIT 100`,
        [token],
      );
    });
    const before = known;
    known = new Map(orders.map(({ id, status }) => [id, status]));
    for (const { id, orderNo, status, orderType } of orders) {
      const message = MESSAGES[orderType][status];
      // On the first check, all statuses are new to us but not to the customer.
      if (!message || !before?.has(id) || before.get(id) === status) continue;
      await pushTo(sandbox, token, { ...message, body: `${message.body} (${orderNo})`, link: `/orders/${id}` });
    }
  };
}
