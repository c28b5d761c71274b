import { env } from '@/config/env';
import { localePrefix } from '@/config/locales';
import { publicOrderRoute } from '@/config/routes';

/** The absolute link to an order's public page, in the language in which its sender reads and previews it. */
export const publicOrderUrl = (locale: string | undefined, organizationId: string, orderId: string) =>
  `${env.siteUrl}${localePrefix(locale)}${publicOrderRoute(organizationId, orderId)}`;
