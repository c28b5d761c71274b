import { accessOf, floorOf } from './access';
import type { Load, HomeMoveJob } from './job';
import { extrasRange, type PossibleExtra } from './possible-extras';

export const QUOTE_ENDS = ['from', 'to'] as const;
export type QuoteEnd = (typeof QUOTE_ENDS)[number];

/** `name` is in the reader's language; `volume` is m³ per piece. */
type QuoteItem = { code: string; name: string; quantity: number; volume: number };
type QuoteExtra = { code: string; name: string; quantity: number };
type QuoteVehicle = { code: string; name: string; quantity: number };
/** Won. */
type QuotePart = { code: string; name: string; won: number };
/** A possible extra cost, in won. `kind` says on what it depends; `code` adds the home. */
type QuotePossible = { code: string; kind: PossibleExtra['code']; name: string; min: number; max: number };

/** The content of the agreement: its codes and figures count; names are only for display. */
export type QuoteInput = {
  customer: { name: string; phone: string };
  /** ISO; arrival of the crew. */
  appointmentAt: string | null;
  job: HomeMoveJob;
  addresses: Record<QuoteEnd, { address: string; detail: string }>;
  /** Catalogue items and own items, in display order. */
  items: QuoteItem[];
  extras: QuoteExtra[];
  load: Load;
  vehicles: QuoteVehicle[];
  /** People, including the driver. */
  crew: number;
  price: { total: number; parts: QuotePart[] };
  included: string[];
  notIncluded: string[];
  possible: QuotePossible[];
  remark: string;
};

/** The code of an own item is its key, which is random. */
export const ownItemOf = ({ job }: QuoteInput, code: string) => job.ownItems.find(({ key }) => key === code);

/** A notice period and the number of deposits that cancelling then costs. */
type Notice = { notice: 'twoDaysBefore' | 'upToDayBefore' | 'dayBefore' | 'sameDay' | 'none'; deposits: number };

export type HomeMoveTerms = {
  isReviewedByLawyer: boolean;
  depositRate: number;
  /** Days after the move within which damage must be reported. */
  claimDays: number;
  customerCancels: readonly Notice[];
  moverCancels: readonly Notice[];
  late: { hours: number; deposits: number };
  customerLate: { hours: number; deposits: number };
  delay: { depositsPerHour: number; moverMaxDeposits: number; customerMaxDeposits: number };
};

/** `open`: not known yet, may be added as an extra. */
type LadderUse = 'used' | 'open' | 'none';

/** Possible extras that may mean a ladder truck. */
const LADDER_EXTRAS = {
  from: ['ladderFrom', 'elevatorFrom', 'floorFrom'],
  to: ['ladderTo', 'elevatorTo', 'floorTo'],
} as const;

/** Derived from the price and the possible extras, so that the sheet cannot contradict them. */
function ladderUse({ job, possible }: Pick<QuoteInput, 'job' | 'possible'>, end: QuoteEnd): LadderUse {
  if (accessOf(job[end]).by === 'ladder') return 'used';
  // Below ground, a missing elevator means stairs.
  const isBelow = (floorOf(job[end]) ?? 1) < 1;
  const isOpen = possible.some(({ code }) => LADDER_EXTRAS[end].some((extra) => extra === code));
  return isOpen && !isBelow ? 'open' : 'none';
}

type Due = { total: number; deposit: number; balance: number };
type Compensation = Notice & { won: number };

/** Figures calculated for the sheet; the rest comes from the input. */
export type QuoteSheetModel = {
  due: Due;
  ladder: Record<QuoteEnd, LadderUse>;
  /** Storage units; 0 is none. */
  storage: number;
  pieces: number;
  customerCancels: Compensation[];
  moverCancels: Compensation[];
  lateWon: number;
  customerLateWon: number;
  /** Won for each full hour of delay, and the most that each side owes. */
  delay: { perHour: number; moverMax: number; customerMax: number };
  /** Won; all possible extras together never cost more. */
  possibleMax: number;
};

const STORAGE = 'storage';

/** Calculates deposit, balance and compensations (won) of a quote by its terms. */
export function quoteSheet(quote: QuoteInput, terms: HomeMoveTerms): QuoteSheetModel {
  const { items, extras, price, possible } = quote;
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
    customerLateWon: terms.customerLate.deposits * deposit,
    delay: {
      perHour: Math.round(terms.delay.depositsPerHour * deposit),
      moverMax: terms.delay.moverMaxDeposits * deposit,
      customerMax: terms.delay.customerMaxDeposits * deposit,
    },
    possibleMax: extrasRange(possible).max,
  };
}
