import { env } from '@/config/env';

const STATISTICS = '/order/api/v1/orders/statistics';

/** What the contract has at a path, and where this deployment has it: an address, or a path at the provider. */
const PLACES: readonly (readonly [path: string, place: string])[] = [
  ...(env.statisticsUrl === STATISTICS ? [] : [[STATISTICS, env.statisticsUrl] as const]),
  ['/user/api/v1/', env.api.user],
  ['/order/api/v1/', env.api.order],
  ['/driver/api/v1/', env.api.driver],
  ['/common/api/v1/', env.api.common],
  ['/notification/api/v1/', env.api.notification],
];

/** `new URL` would drop the last part of a place that has a path. */
const join = (place: string, rest: string) => (rest === '' ? place : `${place}/${rest.replace(/^\/+/, '')}`);

/**
 * Where to send what the contract names by `path`. The host is always one of the deployment's, whatever the path is: the
 * session goes along.
 */
export function providerAddress(path: string): { baseURL?: string; url: string } {
  const [known, place] = PLACES.find(([start]) => path.startsWith(start)) ?? ['', ''];
  const rest = path.slice(known.length);
  return place.startsWith('http') ? { baseURL: place, url: rest } : { url: join(place, rest) };
}

/** The same as one address, for pages that a window opens. */
export function providerPage(path: string): string {
  const { baseURL = env.providerHost, url } = providerAddress(path);
  return join(baseURL, url);
}
