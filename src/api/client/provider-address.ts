import { env } from '@/config/env';

const STATISTICS = '/order/api/v1/orders/statistics';

/**
 * Beginnings of the contract's paths, and where this deployment serves them: an absolute address, or a path on the
 * provider's host. The first that fits counts.
 */
const PLACES: readonly (readonly [start: string, place: string])[] = [
  // Unless a deployment has moved them, the statistics go with their group.
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
 * Where to send the operation that the contract has at `path`, in axios' terms; without `baseURL` it is the provider's
 * host. Never a host of the path itself, because the session is sent along.
 */
export function providerAddress(path: string): { baseURL?: string; url: string } {
  const [start, place] = PLACES.find(([known]) => path.startsWith(known)) ?? ['', ''];
  const rest = path.slice(start.length);
  return place.startsWith('http') ? { baseURL: place, url: rest } : { url: join(place, rest) };
}

/** The same as one absolute address, for a page of the provider that opens in a window. */
export function providerPage(path: string): string {
  const { baseURL = env.providerHost, url } = providerAddress(path);
  return join(baseURL, url);
}
