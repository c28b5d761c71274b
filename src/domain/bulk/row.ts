import type { DraftAddress } from '../order/draft';
import type { BulkValues } from './fields';
import type { SendState } from './send-state';

/** An address that the customer picked for an ambiguous text; it is ignored once the text changes. */
export type Picked = { text: string; address: DraftAddress; rest: string };

export type BulkRow = {
  id: string;
  values: BulkValues;
  /** Cells of unmapped columns; they return unchanged in the result file. */
  extra: readonly string[];
  pickup: Picked | null;
  drop: Picked | null;
  /** The customer confirmed that this row is not a duplicate. */
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
