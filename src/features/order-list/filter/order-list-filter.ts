import type { ParsedUrlQuery } from 'node:querystring';
import type { StatusGroup } from '@/config/order-list-route';
import { keysOf } from '@/domain/keys-of';
import { kstDate, kstDateAfter, kstToIso } from '@/domain/time/kst';
import { statusesIn } from '@/domain/order/status';
import { ORDER_TYPES, type OrderType } from '@/domain/order/kinds';

/** Each group stands for several of the provider's statuses. */
const STATUS_GROUPS = {
  waiting: statusesIn('waiting'),
  moving: statusesIn('inProgress'),
  completed: statusesIn('completed'),
  stopped: statusesIn('stopped'),
} as const satisfies Record<StatusGroup, readonly number[]>;
export const STATUS_GROUP_NAMES = keysOf(STATUS_GROUPS);

/** Days back, including today. */
const PERIOD_DAYS = { week: 7, month: 30, quarter: 90 } as const;
export const PERIODS = keysOf(PERIOD_DAYS);
type Period = (typeof PERIODS)[number];
/** First and last day (KST), both included. */
export type DayRange = { from: string; to: string };

export const SORTS = ['createdAtDesc', 'createdAtAsc', 'totalDesc', 'totalAsc'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'createdAtDesc';

export type OrderListFilter = {
  status: StatusGroup | null;
  type: OrderType | null;
  period: Period | DayRange | null;
  sort: Sort;
};

const findKnown = <T extends string>(known: readonly T[], value: unknown) =>
  known.find((name) => name === value) ?? null;

/** Whether it is a date like `2026-11-21` that exists. */
export const isDate = (date: string) => kstToIso(date, '00:00') !== null;

const RANGE = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/;

function readPeriod(value: unknown): OrderListFilter['period'] {
  const [, from = '', to = ''] = (typeof value === 'string' ? RANGE.exec(value) : null) ?? [];
  return isDate(from) && isDate(to) && from <= to ? { from, to } : findKnown(PERIODS, value);
}

const writePeriod = (period: Period | DayRange) =>
  typeof period === 'string' ? period : `${period.from}~${period.to}`;

/** Reads the filter from the URL. Anyone can edit the URL, so unknown values are ignored. */
export const readFilter = (query: ParsedUrlQuery): OrderListFilter => ({
  status: findKnown(STATUS_GROUP_NAMES, query.status),
  type: findKnown(ORDER_TYPES, query.type),
  period: readPeriod(query.period),
  sort: findKnown(SORTS, query.sort) ?? DEFAULT_SORT,
});

/** Only what differs from the default, so that the default list has the plain URL. */
export const writeFilter = ({ status, type, period, sort }: OrderListFilter): Record<string, string> => ({
  ...(status ? { status } : {}),
  ...(type ? { type } : {}),
  ...(period ? { period: writePeriod(period) } : {}),
  ...(sort === DEFAULT_SORT ? {} : { sort }),
});

/** One long list, pages, or a map of the orders in progress. */
const LIST_VIEWS = ['scroll', 'pages', 'map'] as const;
export type ListView = (typeof LIST_VIEWS)[number];
export const readView = ({ view }: ParsedUrlQuery): ListView => findKnown(LIST_VIEWS, view) ?? 'scroll';
export const writeView = (view: ListView): Record<string, string> => (view === 'scroll' ? {} : { view });

/** The page from the URL, from 1; 1 for an invalid value. */
export const readPage = ({ page }: ParsedUrlQuery) =>
  typeof page === 'string' && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
export const writePage = (page: number): Record<string, string> => (page === 1 ? {} : { page: String(page) });

/** The order that is shown beside the list; null for none. */
export const readPreview = ({ preview }: ParsedUrlQuery) =>
  typeof preview === 'string' && preview !== '' ? preview : null;

export const isFiltered = ({ status, type, period }: OrderListFilter, keyword: string) =>
  status !== null || type !== null || period !== null || keyword !== '';

const daysOf = (period: Period | DayRange, now: number): DayRange =>
  typeof period === 'string' ? { from: kstDateAfter(now, 1 - PERIOD_DAYS[period]), to: kstDate(now) } : period;

/** The filter as the provider's query parameters. `now`: ms; dates are in KST. */
export const toWireFilter = ({ status, type, period, sort }: OrderListFilter, keyword: string, now: number) => ({
  ...(status ? { status: STATUS_GROUPS[status].join(',') } : {}),
  ...(type ? { orderType: type } : {}),
  ...(period ? daysOf(period, now) : {}),
  ...(keyword ? { keyword } : {}),
  sort,
});
export type WireFilter = ReturnType<typeof toWireFilter>;
