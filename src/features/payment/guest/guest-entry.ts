import type { AppStore } from '@/store/create-store';

/** What a guest has typed and ticked. */
export type GuestEntry = { name: string; phoneNumber: string; agreements: { privacy: boolean; location: boolean } };

/** Nobody's consent is ticked beforehand. */
export const NO_GUEST: GuestEntry = { name: '', phoneNumber: '', agreements: { privacy: false, location: false } };

/** Of each page that is open; beyond it nothing of a guest is kept. */
const entries = new WeakMap<AppStore, { epoch: number; guest: GuestEntry }>();

const epochOf = (store: AppStore) => store.getState().auth.epoch;

/** So that a look at the composer costs the guest nothing. */
export const keepGuest = (store: AppStore, guest: GuestEntry) =>
  void entries.set(store, { epoch: epochOf(store), guest });

/** Whoever signs in or out in between is another person. */
export function keptGuest(store: AppStore): GuestEntry {
  const entry = entries.get(store);
  return entry?.epoch === epochOf(store) ? entry.guest : NO_GUEST;
}

export const forgetGuest = (store: AppStore) => void entries.delete(store);
