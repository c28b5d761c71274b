import type { PushContent } from '../google/push-to';
import type { StatusName } from '../groups/order/status';
import type { OrderSpec } from '../db/make-order';
import type { RequestOverrides } from '../db/random-request';

/** The body of `POST /__sandbox/orders`; all fields are optional. */
export type CreateOrderOptions = {
  id?: string;
  /** `consumer`, `staff`, `member` or `guest`. */
  role?: NonNullable<OrderSpec['role']>;
  /** Instead of a role: a user created by `POST /__sandbox/users`. */
  userId?: string;
  status?: StatusName;
  /** How long ago it reached that status. */
  enteredSecondsAgo?: number;
  /** A frozen order does not progress. */
  isFrozen?: boolean;
  /** The age of the driver's last position. */
  positionAgeSeconds?: number;
  isPartner?: boolean;
  /** How it deviates from the usual course: the driver is delayed, returns the order, cannot deliver, … */
  course?: NonNullable<OrderSpec['course']>;
  /** Makes it a split order, or a part of one. */
  hierarchy?: NonNullable<OrderSpec['hierarchy']>;
  /** Fields of the contract's OrderRequest; `stops` is the number of stops between pickup and drop-off. */
  order?: RequestOverrides;
};

export type AdvanceOrderOptions = { status: StatusName } | { seconds: number };
/** `phone`: the user whose browsers receive it. */
export type PushRequest = PushContent & { phone: string };
export type CreateUserOptions = { name?: string; orgCode?: string; point?: number };
