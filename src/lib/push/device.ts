import { del, get, set } from 'idb-keyval';
import { pushDatabase } from './push-database';

const KEY = 'device';

/** The user whose pushes this browser takes. The service worker reads it too, because it has no session. */
type PushDevice = {
  userId: string;
  locale: string;
  /** The token that the provider has; null until it has saved one. */
  token: string | null;
};

/** Null if nothing is stored or the database is blocked. */
export async function readDevice(): Promise<PushDevice | null> {
  try {
    return (await get<PushDevice>(KEY, pushDatabase())) ?? null;
  } catch {
    return null;
  }
}

/** Rejects if the database is blocked. */
export const writeDevice = (device: PushDevice) => set(KEY, device, pushDatabase());

export async function dropDevice() {
  try {
    await del(KEY, pushDatabase());
  } catch {
    // The database is blocked: nothing was stored.
  }
}
