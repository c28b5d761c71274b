import type { PushWish } from '../google/push-to';
import type { StatusName } from '../groups/order/status';
import type { OrderSpec } from '../db/make-order';
import type { Wishes } from '../db/random-request';

/** What `POST /__sandbox/orders` takes. Everything may be left out. */
export type OrderWish = {
  id?: string;
  /** `consumer`, `staff`, `member` or `guest`. */
  role?: NonNullable<OrderSpec['role']>;
  /** Instead of a role: a person that `POST /__sandbox/users` made. */
  userId?: string;
  status?: StatusName;
  /** How long it has been in that status. */
  enteredSecondsAgo?: number;
  /** A frozen order stays as it is. */
  isFrozen?: boolean;
  /** How old the driver's last position is. */
  positionAgeSeconds?: number;
  isPartner?: boolean;
  /** How its life differs from the usual one: the driver is held up, gives it back, cannot deliver, … */
  course?: NonNullable<OrderSpec['course']>;
  /** One of the parts a larger order was split into, or that order. */
  hierarchy?: NonNullable<OrderSpec['hierarchy']>;
  /** Parts of the order as the contract's OrderRequest has them; `stops` is the number between pickup and drop-off. */
  order?: Wishes;
};

export type AdvanceWish = { status: StatusName } | { seconds: number };
/** `phone`: whose browsers hear it. */
export type PushRequest = PushWish & { phone: string };
export type UserWish = { name?: string; orgCode?: string; point?: number };
