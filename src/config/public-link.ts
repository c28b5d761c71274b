import { env } from './env';
import { publicOrderRoute } from './routes';

/** The address that recipients open, without a language: the page follows the browser's. */
export const publicOrderLink = (organizationId: string, orderId: string) =>
  new URL(publicOrderRoute(organizationId, orderId), env.siteUrl).href;
