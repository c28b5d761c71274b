import { ADDRESS_PAGE_SIZE } from '@/config/limits';
import type { DraftAddress } from '@/domain/order/draft';
import type { LatLng } from '@/domain/order/route-drawing';
import { loadKakao } from '../kakao/load-kakao';
import type { AddressAt, AddressSource } from './address-source';

type RoadAddress = kakao.maps.services.RoadAaddress;
type Lot = kakao.maps.services.Address;

/** `x` and `y` are texts; the vendor gives '' for an area without a point. */
function pointOf({ x, y }: { x: string; y: string }): Partial<LatLng> {
  const [lat, lng] = [Number.parseFloat(y), Number.parseFloat(x)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : {};
}

/** An address by road if there is one, else by lot. Null for an area (`강남구`), to which nothing can be delivered. */
function addressOf(road: RoadAddress | null, lot: Lot | null, point: Partial<LatLng>): DraftAddress | null {
  const roadAddress = road?.address_name || lot?.address_name;
  if (!roadAddress) return null;
  return {
    roadAddress,
    jibunAddress: road && lot ? lot.address_name : '',
    buildingName: road?.building_name ?? '',
    zonecode: road?.zone_no ?? '',
    ...point,
  };
}

/** Waits for a call of the vendor. No result is an empty list; `ERROR` rejects, with the key or the quota as its usual cause. */
function answer<Row>(
  ask: (callback: (rows: Row[], status: kakao.maps.services.Status) => void) => void,
  signal?: AbortSignal,
) {
  return new Promise<Row[]>((resolve, reject) => {
    // The vendor's calls cannot be aborted; the answer is dropped.
    signal?.addEventListener('abort', () => reject(new DOMException('The search was given up', 'AbortError')));
    ask((rows, status) => {
      const { Status } = kakao.maps.services;
      if (status === Status.OK) resolve(rows);
      else if (status === Status.ZERO_RESULT) resolve([]);
      else reject(new Error(`Kakao answered ${status}`));
    });
  });
}

async function searchAddresses(keyword: string, signal?: AbortSignal): Promise<DraftAddress[]> {
  const geocoder = new kakao.maps.services.Geocoder();
  type Found = Parameters<Parameters<typeof geocoder.addressSearch>[1]>[0][number];
  const rows = await answer<Found>((callback) => geocoder.addressSearch(keyword, callback), signal);
  return rows
    .filter(({ address_type: type }) => type === 'ROAD_ADDR' || type === 'REGION_ADDR')
    .flatMap((row) => addressOf(row.road_address, row.address, pointOf(row)) ?? []);
}

/** Places by name: stations and their exits, shops, offices. */
async function searchPlaces(keyword: string, signal?: AbortSignal): Promise<DraftAddress[]> {
  const places = new kakao.maps.services.Places();
  const size = ADDRESS_PAGE_SIZE;
  const rows = await answer<kakao.maps.services.PlacesSearchResultItem>(
    (callback) => places.keywordSearch(keyword, callback, { size }),
    signal,
  );
  return rows.map((row) => ({
    roadAddress: row.road_address_name || row.address_name,
    jibunAddress: row.road_address_name ? row.address_name : '',
    buildingName: row.place_name,
    ...pointOf(row),
  }));
}

const keyOf = ({ roadAddress, buildingName }: DraftAddress) => `${roadAddress}\n${buildingName ?? ''}`;

/** Kakao Local, through the vendor's JavaScript SDK: its key is public and bound to the site's domain. */
export const kakaoSource: AddressSource = {
  search: async (keyword, signal) => {
    await loadKakao();
    const [addresses, places] = await Promise.all([searchAddresses(keyword, signal), searchPlaces(keyword, signal)]);
    const all = [...addresses, ...places].filter(({ roadAddress }) => roadAddress !== '');
    return [...new Map(all.map((address) => [keyOf(address), address])).values()].slice(0, ADDRESS_PAGE_SIZE);
  },

  findAt: async (point, signal): Promise<AddressAt> => {
    await loadKakao();
    const geocoder = new kakao.maps.services.Geocoder();
    type Found = Parameters<Parameters<typeof geocoder.coord2Address>[2]>[0][number];
    const [found] = await answer<Found>((callback) => geocoder.coord2Address(point.lng, point.lat, callback), signal);
    return { address: found ? addressOf(found.road_address, found.address, point) : null, isServed: true };
  },
};
