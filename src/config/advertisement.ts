import { ROUTES } from './routes';

/**
 * The advertisement on the dashboard; null shows none. Its texts are in locales (dashboard:ad). A deployment replaces
 * this file.
 */
export const ADVERTISEMENT: { href: string } | null = { href: ROUTES.coupon };
