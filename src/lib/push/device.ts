import { del, get, set } from 'idb-keyval';
import { pushDatabase } from './push-database';

const KEY = 'device';

/** Whose pushes this browser takes. The worker, which knows no session, reads it as well. */
export type PushDevice = {
  userId: string;
  locale: string;
  /** The token that the provider has; null until it took one. */
  token: string | null;
};

export async function readDevice(): Promise<PushDevice | null> {
  try {
    return (await get<PushDevice>(KEY, pushDatabase())) ?? null;
  } catch {
    return null;
  }
}

export const writeDevice = (device: PushDevice) => set(KEY, device, pushDatabase());

export async function dropDevice() {
  try {
    await del(KEY, pushDatabase());
  } catch {
    // Blocked: nothing was kept.
  }
}
