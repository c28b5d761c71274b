import { isBilledLater } from '../payment/methods';
import { vatOf } from '../payment/vat';
import { splitPart } from './status';

type Billed = { total?: number; payAmount?: number; pay?: string; hierarchy?: number };

/** Won, after the coupon. */
export const billedAmount = ({ payAmount, total = 0 }: Billed) => payAmount ?? total;

/** A split order is billed once: as a whole, not by its parts, where both are there. */
export function billedOnce<Item extends Billed>(orders: readonly Item[]): readonly Item[] {
  const parts = orders.map(({ hierarchy }) => splitPart(hierarchy));
  return parts.includes('whole') ? orders.filter((_, index) => typeof parts[index] !== 'number') : orders;
}

export type StatementTotals = { count: number; supply: number; vat: number; total: number; credit: number };

/**
 * Sums (won) of the orders of a statement. Supply and VAT are added up line by line, so that the sums agree with the
 * lines. `credit` is what the organization is billed for afterwards.
 */
export function statementTotals(orders: readonly Billed[]): StatementTotals {
  return orders.reduce<StatementTotals>(
    (sums, order) => {
      const total = billedAmount(order);
      const { supply, vat } = vatOf(total);
      return {
        count: sums.count + 1,
        supply: sums.supply + supply,
        vat: sums.vat + vat,
        total: sums.total + total,
        credit: sums.credit + (isBilledLater(order.pay ?? '') ? total : 0),
      };
    },
    { count: 0, supply: 0, vat: 0, total: 0, credit: 0 },
  );
}
