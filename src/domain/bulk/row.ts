import type { DraftAddress } from '../order/draft';
import type { BulkValues } from './fields';
import type { SendState } from './send-state';

/** A place picked among several that the typed text may mean; it counts while the text stays the same. */
export type Picked = { text: string; address: DraftAddress; rest: string };

export type BulkRow = {
  id: string;
  values: BulkValues;
  /** What stood in the columns that we do not know; it goes into the result as it came. */
  extra: readonly string[];
  pickup: Picked | null;
  drop: Picked | null;
  /** The customer said that this is no duplicate. */
  isRepeatMeant: boolean;
  send: SendState;
};

export const newRow = (id: string, values: BulkValues, extra: readonly string[] = []): BulkRow => ({
  id,
  values,
  extra,
  pickup: null,
  drop: null,
  isRepeatMeant: false,
  send: { status: 'open' },
});
