import type { AppStore } from '@/store/create-store';

/** What a guest must agree to; the names are the provider's. */
export const GUEST_CONSENTS = ['service', 'privacy', 'thirdParty'] as const;
export type GuestConsent = (typeof GUEST_CONSENTS)[number];

/** A guest's name, phone and consents as entered. */
export type GuestEntry = { name: string; phoneNumber: string; agreements: Record<GuestConsent, boolean> };

/** Consents must not be preselected. */
export const NO_GUEST: GuestEntry = {
  name: '',
  phoneNumber: '',
  agreements: { service: false, privacy: false, thirdParty: false },
};

/** Kept per open page, in memory only: a guest's data is never stored. */
const entries = new WeakMap<AppStore, { epoch: number; guest: GuestEntry }>();

const epochOf = (store: AppStore) => store.getState().auth.epoch;

/** Keeps the input while the guest visits the composer. */
export const saveGuestEntry = (store: AppStore, guest: GuestEntry) =>
  void entries.set(store, { epoch: epochOf(store), guest });

/** After a sign-in or sign-out, the input belongs to another person and is not returned. */
export function readGuestEntry(store: AppStore): GuestEntry {
  const entry = entries.get(store);
  return entry?.epoch === epochOf(store) ? entry.guest : NO_GUEST;
}

export const clearGuestEntry = (store: AppStore) => void entries.delete(store);
