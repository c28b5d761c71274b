import type { DraftAddress } from '@/domain/order/draft';
import type { LatLng } from '@/domain/order/route-drawing';

/** `address` is null where none is near. `isServed` is false only if the source knows that drivers do not come there. */
export type AddressAt = { address: DraftAddress | null; isServed: boolean };

/**
 * Where addresses come from. Every source answers with the contract's `Address`; they reject if the vendor cannot be
 * reached or refuses the key.
 */
export type AddressSource = {
  /** The best matches first, at most `ADDRESS_PAGE_SIZE`; coordinates may be missing. */
  search: (keyword: string, signal?: AbortSignal) => Promise<DraftAddress[]>;
  /** Adds the coordinates that a search leaves out. Resolves with the same address if there are none. */
  locate?: (address: DraftAddress, signal?: AbortSignal) => Promise<DraftAddress>;
  /** The address of a place on the map, with the coordinates of that place. */
  findAt?: (point: LatLng, signal?: AbortSignal) => Promise<AddressAt>;
};
