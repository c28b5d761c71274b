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
  /** Parts of the order as the contract's OrderRequest has them; `stops` is the number between pickup and drop-off. */
  order?: Wishes;
};

export type AdvanceWish = { status: StatusName } | { seconds: number };
export type UserWish = { name?: string; orgCode?: string; point?: number };
