import { ROUTES } from './routes';

/** The dashboard's advertisement; its words are in locales (dashboard:ad). Null shows none. A deployment replaces this file. */
export const ADVERTISEMENT: { href: string } | null = { href: ROUTES.coupon };
