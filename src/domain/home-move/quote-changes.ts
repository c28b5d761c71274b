import { keysOf } from '../keys-of';
import { isQuestionRelevant } from './access';
import type { HomeMoveHome } from './job';
import { ownItemOf, QUOTE_ENDS, type QuoteEnd, type QuoteInput } from './quote';

type Quantity = { from: number; to: number };
type Text = { from: string; to: string };

/** One difference to an agreed quote. */
export type QuoteChange =
  | ({ kind: 'item' | 'extra' | 'vehicle'; code: string; name: string } & Quantity)
  | ({ kind: 'crew' | 'volume' | 'total' } & Quantity)
  | { kind: 'day'; from: string | null; to: string | null }
  | ({ kind: 'level' } & Text)
  | ({ kind: 'address'; end: QuoteEnd } & Text)
  | ({ kind: 'customer' } & Text)
  | { kind: 'home'; end: QuoteEnd; field: keyof HomeMoveHome; from: HomeMoveHome; to: HomeMoveHome }
  | { kind: 'own' | 'parts' | 'possible' | 'remark' };

type CountedItem = { code: string; name: string; quantity: number };

const quantityOf = (items: readonly CountedItem[], code: string) =>
  items.reduce((sum, item) => sum + (item.code === code ? item.quantity : 0), 0);

function countChanges(
  kind: 'item' | 'extra' | 'vehicle',
  before: readonly CountedItem[],
  after: readonly CountedItem[],
) {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes.flatMap((code): QuoteChange[] => {
    const [from, to] = [quantityOf(before, code), quantityOf(after, code)];
    const name = [...after, ...before].find((one) => one.code === code)?.name ?? code;
    return from === to ? [] : [{ kind, code, name, from, to }];
  });
}

function homeChanges(before: QuoteInput, after: QuoteInput) {
  return QUOTE_ENDS.flatMap((end): QuoteChange[] => {
    const [from, to] = [before.job[end], after.job[end]];
    // Hidden questions are not listed: the answer that hid them is.
    const changed = keysOf(to).filter((field) => isQuestionRelevant(to, field) && from[field] !== to[field]);
    return changed.map((field) => ({ kind: 'home', end, field, from, to }));
  });
}

const placeOf = ({ address, detail }: { address: string; detail: string }) => `${address} ${detail}`.trim();
const personOf = ({ name, phone }: { name: string; phone: string }) => `${name} ${phone}`.trim();
const dayOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));
/** An own item that was deleted and entered again has another key, but is the same. */
const countedItems = (quote: QuoteInput) =>
  quote.items.map((item) => {
    const own = ownItemOf(quote, item.code);
    return own ? { ...item, code: `own ${own.name}` } : item;
  });
/** The own items, except those whose changed number is listed already. */
const ownOf = ({ job }: QuoteInput, listed: readonly QuoteChange[]) =>
  job.ownItems
    .filter(({ name }) => !listed.some((change) => change.kind === 'item' && change.code === `own ${name}`))
    .map(({ name, widthCm, depthCm, heightCm, quantity }) => [name, widthCm, depthCm, heightCm, quantity].join('×'))
    .sort()
    .join();

function amountChanges(before: QuoteInput, after: QuoteInput) {
  const sums = ({ price }: QuoteInput) =>
    price.parts
      .map(({ code, won }) => `${code}=${won}`)
      .sort()
      .join();
  const ranges = ({ possible }: QuoteInput) =>
    possible
      .map(({ code, min, max }) => `${code}=${min}-${max}`)
      .sort()
      .join();
  const [from, to] = [before.price.total, after.price.total];
  const isSameTotal = from === to;
  return [
    ...(isSameTotal ? [] : [{ kind: 'total' as const, from, to }]),
    // A changed total already implies changed parts.
    ...(isSameTotal && sums(before) !== sums(after) ? [{ kind: 'parts' as const }] : []),
    ...(ranges(before) !== ranges(after) ? [{ kind: 'possible' as const }] : []),
  ];
}

/**
 * All changes since a quote, prices last. Empty when the fingerprints are equal, if both quotes have only relevant
 * answers.
 */
export function quoteChanges(before: QuoteInput, after: QuoteInput): QuoteChange[] {
  const items = countChanges('item', countedItems(before), countedItems(after));
  const texts = (kind: 'level' | 'customer', from: string, to: string): QuoteChange[] =>
    from === to ? [] : [{ kind, from, to }];

  return [
    ...(dayOf(before.appointmentAt) === dayOf(after.appointmentAt)
      ? []
      : [{ kind: 'day' as const, from: before.appointmentAt, to: after.appointmentAt }]),
    ...texts('level', before.job.level, after.job.level),
    ...QUOTE_ENDS.flatMap((end): QuoteChange[] => {
      const [from, to] = [placeOf(before.addresses[end]), placeOf(after.addresses[end])];
      return from === to ? [] : [{ kind: 'address', end, from, to }];
    }),
    ...homeChanges(before, after),
    ...items,
    ...countChanges('extra', before.extras, after.extras),
    ...(ownOf(before, items) === ownOf(after, items) ? [] : [{ kind: 'own' as const }]),
    ...(before.load.volume === after.load.volume
      ? []
      : [{ kind: 'volume' as const, from: before.load.volume, to: after.load.volume }]),
    ...countChanges('vehicle', before.vehicles, after.vehicles),
    ...(before.crew === after.crew ? [] : [{ kind: 'crew' as const, from: before.crew, to: after.crew }]),
    ...texts('customer', personOf(before.customer), personOf(after.customer)),
    ...(before.remark.trim() === after.remark.trim() ? [] : [{ kind: 'remark' as const }]),
    ...amountChanges(before, after),
  ];
}
