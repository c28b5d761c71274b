import { queryOptions } from '@tanstack/react-query';
import { findAddressAt, searchAddresses } from '@/api/common/common-requests';
import { env } from '@/config/env';
import { ADDRESS_PAGE_SIZE } from '@/config/limits';
import { leftOutOf, recordLeftOut } from '@/domain/left-out';
import type { DraftAddress } from '@/domain/order/draft';
import { keywordsOf } from '@/domain/address/address-keyword';
import type { LatLng } from '@/domain/order/route-drawing';
import type { AddressSource } from '@/lib/address/address-source';

const providerSource = {
  search: async (keyword, signal) => {
    const page = await searchAddresses({ keyword, pageIndex: 0, pageSize: ADDRESS_PAGE_SIZE }, signal);
    recordLeftOut(page.items, leftOutOf(page));
    return page.items;
  },
  findAt: (point, signal) => findAddressAt(point, signal),
} satisfies AddressSource;

/** The deployment's source of addresses. A vendor's code loads with the first search. */
const SOURCES: Record<typeof env.address.source, () => Promise<AddressSource>> = {
  provider: async () => providerSource,
  kakao: () => import('@/lib/address/kakao-source').then(({ kakaoSource }) => kakaoSource),
  juso: () => import('@/lib/address/juso-source').then(({ jusoSource }) => jusoSource),
  // The postcode service is a window of its own; the list under the field stays the provider's.
  postcode: async () => providerSource,
};

const loadSource = () => SOURCES[env.address.source]();

/** Tries the keyword as typed, then in the forms that more sources know. */
async function search(keyword: string, signal: AbortSignal): Promise<DraftAddress[]> {
  const source = await loadSource();
  for (const candidate of keywordsOf(keyword)) {
    const found = await source.search(candidate, signal);
    if (found.length > 0) return found;
  }
  return [];
}

/** About a metre: a pin that did not move asks for nothing. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const KEPT_MS = 10 * 60_000;
const meta = { isErrorShownInPlace: true };

export const addressQueries = {
  search: (keyword: string) =>
    queryOptions({
      queryKey: ['addresses', keyword],
      queryFn: ({ signal }) => search(keyword, signal),
      meta,
      staleTime: KEPT_MS,
    }),

  /** The address with the coordinates that a search left out; the same address if they are not known. */
  located: (address: DraftAddress) =>
    queryOptions({
      queryKey: ['addresses', 'located', address],
      queryFn: async ({ signal }) => (await (await loadSource()).locate?.(address, signal)) ?? address,
      meta,
      staleTime: KEPT_MS,
    }),

  /** The address of a pin. Sources that cannot tell it leave the question to the provider. */
  at: (point: LatLng) => {
    const at = { lat: rounded(point.lat), lng: rounded(point.lng) };
    return queryOptions({
      queryKey: ['addresses', 'at', at],
      queryFn: async ({ signal }) => ((await loadSource()).findAt ?? providerSource.findAt)(at, signal),
      meta,
      staleTime: KEPT_MS,
    });
  },
};
