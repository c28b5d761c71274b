import { safeSessionStorage } from './safe-storage';
import { announceStorage } from './use-stored-text';

/** The session storage keys that belong to the current draft. */
export const DRAFT_KEYS = {
  photos: 'photos',
  quote: 'movingQuote',
  intent: 'paymentIntent',
  plan: 'movePlan',
} as const;

const keys = Object.values(DRAFT_KEYS);
const heldKey = (key: string) => `held:${key}`;

function move(from: string, to: string) {
  const text = safeSessionStorage.getItem(from);
  if (text === null) return;
  safeSessionStorage.setItem(to, text);
  safeSessionStorage.removeItem(from);
}

/** Hides these values together with the draft they belong to. */
export function hideDraftKeys() {
  for (const key of keys) move(key, heldKey(key));
  announceStorage();
}

export function restoreDraftKeys() {
  for (const key of keys) move(heldKey(key), key);
  announceStorage();
}

/** The photos of the hidden draft. */
export const hiddenPhotos = () => safeSessionStorage.getItem(heldKey(DRAFT_KEYS.photos));

export function dropHiddenDraftKeys() {
  for (const key of keys) safeSessionStorage.removeItem(heldKey(key));
}

/** Empties the session storage, but for the values of the hidden draft. */
export function clearAllButHiddenKeys() {
  const hidden = keys.map((key) => [heldKey(key), safeSessionStorage.getItem(heldKey(key))] as const);
  safeSessionStorage.clear();
  for (const [key, text] of hidden) if (text !== null) safeSessionStorage.setItem(key, text);
}

export function dropDraftKeys() {
  for (const key of keys) safeSessionStorage.removeItem(key);
  announceStorage();
}
