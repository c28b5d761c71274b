import type { ParsedUrlQuery } from 'node:querystring';
import { kstDate, kstDateAfter } from '@/domain/time/kst';
import { statusesIn } from '@/domain/order/status';
import { ORDER_TYPES, type OrderType } from '@/domain/order/kinds';

/** What the customer filters by, under its name in the address; several of the provider's statuses stand behind each. */
export const STATUS_GROUPS = {
  waiting: statusesIn('waiting'),
  moving: statusesIn('inProgress'),
  completed: statusesIn('completed'),
  stopped: statusesIn('stopped'),
} as const;
export type StatusGroup = keyof typeof STATUS_GROUPS;
export const STATUS_GROUP_NAMES = ['waiting', 'moving', 'completed', 'stopped'] as const satisfies StatusGroup[];

/** Days back from today, today among them. */
export const PERIOD_DAYS = { week: 7, month: 30, quarter: 90 } as const;
export const PERIODS = ['week', 'month', 'quarter'] as const satisfies (keyof typeof PERIOD_DAYS)[];
export type Period = (typeof PERIODS)[number];

export const SORTS = ['createdAtDesc', 'createdAtAsc', 'totalDesc', 'totalAsc'] as const;
export type Sort = (typeof SORTS)[number];
const USUAL_SORT: Sort = 'createdAtDesc';

export type OrderListFilter = {
  status: StatusGroup | null;
  type: OrderType | null;
  period: Period | null;
  sort: Sort;
};

const oneOf = <T extends string>(known: readonly T[], value: unknown) => known.find((name) => name === value) ?? null;

/** The address bar is anybody's to write: what is not known there is as if it were not there. */
export const readFilter = (query: ParsedUrlQuery): OrderListFilter => ({
  status: oneOf(STATUS_GROUP_NAMES, query.status),
  type: oneOf(ORDER_TYPES, query.type),
  period: oneOf(PERIODS, query.period),
  sort: oneOf(SORTS, query.sort) ?? USUAL_SORT,
});

/** Only what differs from the plain list, so that the plain list has the plain address. */
export const writeFilter = ({ status, type, period, sort }: OrderListFilter): Record<string, string> => ({
  ...(status ? { status } : {}),
  ...(type ? { type } : {}),
  ...(period ? { period } : {}),
  ...(sort === USUAL_SORT ? {} : { sort }),
});

/** The same orders as one long list or page by page, or those under way on a map. */
export const LIST_VIEWS = ['scroll', 'pages', 'map'] as const;
export type ListView = (typeof LIST_VIEWS)[number];
export const readView = ({ view }: ParsedUrlQuery): ListView => oneOf(LIST_VIEWS, view) ?? 'scroll';
export const writeView = (view: ListView): Record<string, string> => (view === 'scroll' ? {} : { view });

/** Counted from 1; what is no page is the first. */
export const readPage = ({ page }: ParsedUrlQuery) =>
  typeof page === 'string' && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
export const writePage = (page: number): Record<string, string> => (page === 1 ? {} : { page: String(page) });

export const isFiltered = ({ status, type, period }: OrderListFilter, keyword: string) =>
  status !== null || type !== null || period !== null || keyword !== '';

const MAX_KEYWORD = 100;
export const toKeyword = (text: string) => text.trim().slice(0, MAX_KEYWORD);

/** As the provider takes it. */
export const toWireFilter = ({ status, type, period, sort }: OrderListFilter, keyword: string, now: number) => ({
  ...(status ? { status: STATUS_GROUPS[status].join(',') } : {}),
  ...(type ? { orderType: type } : {}),
  ...(period ? { from: kstDateAfter(now, 1 - PERIOD_DAYS[period]), to: kstDate(now) } : {}),
  ...(keyword ? { keyword } : {}),
  sort,
});
export type WireFilter = ReturnType<typeof toWireFilter>;
