import { accessOf, floorOf } from './access';
import type { Load, MovingJob } from './job';

export const QUOTE_ENDS = ['from', 'to'] as const;
export type QuoteEnd = (typeof QUOTE_ENDS)[number];

/** `name` is in the reader's language; `volume` is of one piece, m³. */
export type QuoteItem = { code: string; name: string; quantity: number; volume: number };
export type QuoteExtra = { code: string; name: string; quantity: number };
export type QuoteVehicle = { code: string; name: string; quantity: number };
/** Won. */
export type QuotePart = { code: string; name: string; won: number };
/** What may come on top, in won. */
export type QuotePossible = { code: string; name: string; min: number; max: number };

/** All that both sides agree on. Names are words of the page; what is agreed hangs on codes and figures. */
export type QuoteInput = {
  customer: { name: string; phone: string };
  /** ISO; when the crew arrives. */
  appointmentAt: string | null;
  job: MovingJob;
  addresses: Record<QuoteEnd, { address: string; detail: string }>;
  /** Of the catalogue and the customer's own, in the order in which they are listed. */
  items: QuoteItem[];
  extras: QuoteExtra[];
  load: Load;
  vehicles: QuoteVehicle[];
  /** People, the driver among them. */
  crew: number;
  price: { total: number; parts: QuotePart[] };
  included: string[];
  notIncluded: string[];
  possible: QuotePossible[];
  remark: string;
};

/** Who gives notice when, and how many deposits that costs. */
type Notice = { notice: 'twoDaysBefore' | 'dayBefore' | 'sameDay' | 'none'; deposits: number };

export type MovingTerms = {
  isReviewedByLawyer: boolean;
  depositRate: number;
  /** Days after the move within which damage must be told. */
  claimDays: number;
  customerCancels: readonly Notice[];
  moverCancels: readonly Notice[];
  late: { hours: number; deposits: number };
};

/** `open`: nobody knows yet, so it may come as an extra. */
export type LadderUse = 'used' | 'open' | 'none';

/** The possible extras that may turn out to be a ladder truck. */
const LADDER_EXTRAS = {
  from: ['ladderFrom', 'elevatorFrom', 'floorFrom'],
  to: ['ladderTo', 'elevatorTo', 'floorTo'],
} as const;

/** Never other than what the price and the possible extras say. */
function ladderUse({ job, possible }: Pick<QuoteInput, 'job' | 'possible'>, end: QuoteEnd): LadderUse {
  if (accessOf(job[end]).by === 'ladder') return 'used';
  // Below ground an elevator that is missing means stairs.
  const isBelow = (floorOf(job[end]) ?? 1) < 1;
  const isOpen = possible.some(({ code }) => LADDER_EXTRAS[end].some((extra) => extra === code));
  return isOpen && !isBelow ? 'open' : 'none';
}

type Due = { total: number; deposit: number; balance: number };
type Compensation = Notice & { won: number };

/** The sheet's own figures; everything else on it is the input's. */
export type QuoteSheetModel = {
  due: Due;
  ladder: Record<QuoteEnd, LadderUse>;
  /** How many units of storage; 0 is none. */
  storage: number;
  pieces: number;
  customerCancels: Compensation[];
  moverCancels: Compensation[];
  lateWon: number;
};

const STORAGE = 'storage';

export function quoteSheet(quote: QuoteInput, terms: MovingTerms): QuoteSheetModel {
  const { items, extras, price } = quote;
  const deposit = Math.round(price.total * terms.depositRate);
  const inWon = (notices: readonly Notice[]) =>
    notices.map((notice) => ({ ...notice, won: notice.deposits * deposit }));
  return {
    due: { total: price.total, deposit, balance: price.total - deposit },
    ladder: { from: ladderUse(quote, 'from'), to: ladderUse(quote, 'to') },
    storage: extras.find(({ code }) => code === STORAGE)?.quantity ?? 0,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    customerCancels: inWon(terms.customerCancels),
    moverCancels: inWon(terms.moverCancels),
    lateWon: terms.late.deposits * deposit,
  };
}
