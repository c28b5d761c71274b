import { sharedText } from './shared-text';

const lastUse = sharedText('lastUse');
/** All tabs read each change, so not every key is one. */
const EVERY_MS = 5_000;

/** When this browser was last used, in ms since 1970, in any of its tabs. Now if that is not known. */
export function usedAt(): number {
  const at = Number(lastUse.read());
  return at > 0 && at <= Date.now() ? at : recordUse();
}

/** Also for work that runs on without the customer. */
export function recordUse(): number {
  const now = Date.now();
  const at = Number(lastUse.read());
  if (!(at <= now && now - at < EVERY_MS)) lastUse.write(String(now));
  return now;
}

export const useLastUse = () => lastUse.useText();
