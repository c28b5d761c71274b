import { env } from '@/config/env';

const STATISTICS = '/order/api/v1/orders/statistics';

/** `new URL` would drop the last part of a place that has a path. */
export const join = (place: string, rest: string) => (rest === '' ? place : `${place}/${rest.replace(/^\/+/, '')}`);

/**
 * Where a deployment serves the operation that the contract has at `path`, in axios' terms; without `baseURL` it is the
 * provider's host. Never a host of the path itself, because the session is sent along. `groups`: for each group of the
 * provider an absolute address, or a path on the provider's host. Pure: `npm run conform` asks at the same addresses.
 */
export function placeOf(
  groups: Readonly<Record<string, string>>,
  statisticsUrl: string,
  path: string,
): { baseURL?: string; url: string } {
  const [start = '', group = ''] = /^\/(\w+)\/api\/v1\//.exec(path) ?? [];
  // Unless a deployment has moved them, the statistics go with their group.
  const isMoved = path === STATISTICS && statisticsUrl !== STATISTICS;
  const place = isMoved ? statisticsUrl : groups[group];
  if (place === undefined) return { url: join('', path) };
  const rest = isMoved ? '' : path.slice(start.length);
  return place.startsWith('http') ? { baseURL: place, url: rest } : { url: join(place, rest) };
}

export const providerAddress = (path: string) => placeOf(env.api, env.statisticsUrl, path);

/** The same as one absolute address, for a page of the provider that opens in a window. */
export function providerPage(path: string): string {
  const { baseURL = env.providerHost, url } = providerAddress(path);
  return join(baseURL, url);
}
