import { withoutLocale } from './locales';

/** All paths of the app (spec §2). */
export const ROUTES = {
  root: '/',
  login: '/login',
  signup: '/signup',
  welcome: '/welcome',
  forgotPassword: '/forgotpassword',
  dashboard: '/dashboard',
  orders: '/orders',
  newOrder: '/orders/new',
  bulk: '/orders/new?view=bulk',
  payment: '/orders/payment',
  user: '/user',
  withdraw: '/user/withdraw',
  coupon: '/user/coupon',
  oauthResult: '/oauth-result',
  kcbStart: '/kcb-start',
  kcbResult: '/kcb-result',
  farewell: '/farewell',
} as const;

/** Query of the payment page, not shown in its address: the draft is a copy of an earlier order. */
export const REPEATED = { repeated: '1' } as const;

/** Query of the order list that shows the orders in progress on a map. */
export const IN_PROGRESS_VIEW = { view: 'map' } as const;

/** Sections of the composer that have their own address. */
export type ComposerSection = 'type' | 'route' | 'vehicle' | 'options' | 'when' | 'goods';
export const composerSection = (section: ComposerSection) => `${ROUTES.newOrder}#${section}`;

export const orderRoute = (id: string) => `/orders/${encodeURIComponent(id)}`;
/** Documents that can be printed for an order. */
export const SHEETS = ['receipt', 'claim'] as const;
export type SheetName = (typeof SHEETS)[number];
export const orderSheetRoute = (id: string, sheet: SheetName) => `${orderRoute(id)}?sheet=${sheet}`;
/** The monthly statement of an organization's orders (거래명세서), shown instead of the list; `month` is `2026-10`. */
export const statementRoute = (month: string) => `${ROUTES.orders}?statement=${month}`;
export const publicOrderRoute = (organizationId: string, orderId: string) =>
  `/public/customer/${encodeURIComponent(organizationId)}/order/${encodeURIComponent(orderId)}`;
export const TERMS = ['service', 'collection', 'provision', 'privacy', 'location', 'marketing'] as const;
export type TermsName = (typeof TERMS)[number];
export const termsRoute = (name: TermsName) => `/terms/${name}`;

/** Spec §2: the pages a guest may open. */
const GUEST_PATHS: readonly string[] = [ROUTES.newOrder, ROUTES.payment];

/** Public pages that are steps of a sign-in. */
const SIGN_IN_STEPS: readonly string[] = [ROUTES.oauthResult, ROUTES.kcbStart, ROUTES.kcbResult];
export const isSignInStep = (pathname: string) => SIGN_IN_STEPS.includes(pathname);

/** `url`: a path from Next's router, with or without a locale and a query. */
export const allowsAnonymous = (url: string) => GUEST_PATHS.includes(withoutLocale(url.replace(/[?#].*$/, '')));
