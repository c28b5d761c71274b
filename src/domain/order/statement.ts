import { isBilledLater, type Pay } from '../payment/methods';
import { vatOf } from '../payment/vat';
import { listedAmount } from './listed-amount';
import { splitPart } from './status';

type Billed = { total?: number; payAmount?: number; pay?: Pay };
type Listed = { id: string; hierarchy?: number; parentId?: string | null };

/**
 * A split order is billed once: a part is left out if its whole is there. Of a part that does not name its whole, any
 * whole counts as its own.
 */
export function billedOnce<Item extends Listed>(orders: readonly Item[]): readonly Item[] {
  const wholes = orders.filter(({ hierarchy }) => splitPart(hierarchy) === 'whole').map(({ id }) => id);
  const isCovered = ({ parentId }: Listed) => (parentId ? wholes.includes(parentId) : wholes.length > 0);
  return orders.filter((order) => typeof splitPart(order.hierarchy) !== 'number' || !isCovered(order));
}

/** A line of a statement in won; null if the amount is not known. */
export function billedLine(order: Billed) {
  const total = listedAmount(order);
  return total === undefined ? null : { ...vatOf(total), total };
}

/** `unknown`: orders whose amount is not known, which the sums lack. */
export type StatementTotals = {
  count: number;
  supply: number;
  vat: number;
  total: number;
  credit: number;
  unknown: number;
};

/**
 * Sums (won) of the orders of a statement. Supply and VAT are added up line by line, so that the sums agree with the
 * lines. `credit` is what the organization is billed for afterwards.
 */
export function statementTotals(orders: readonly Billed[]): StatementTotals {
  return orders.reduce<StatementTotals>(
    (sums, order) => {
      const line = billedLine(order);
      if (!line) return { ...sums, count: sums.count + 1, unknown: sums.unknown + 1 };
      const { supply, vat, total } = line;
      return {
        ...sums,
        count: sums.count + 1,
        supply: sums.supply + supply,
        vat: sums.vat + vat,
        total: sums.total + total,
        credit: sums.credit + (order.pay && isBilledLater(order.pay) ? total : 0),
      };
    },
    { count: 0, supply: 0, vat: 0, total: 0, credit: 0, unknown: 0 },
  );
}
