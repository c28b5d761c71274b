import { DRAFT_KEYS } from '@/lib/storage/draft-keys';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { announceStorage } from '@/lib/storage/use-stored-text';

const KEY = 'replaced:plan';

function move(from: string, to: string) {
  const text = safeSessionStorage.getItem(from);
  safeSessionStorage.removeItem(from);
  if (text === null) safeSessionStorage.removeItem(to);
  else safeSessionStorage.setItem(to, text);
  announceStorage();
}

/** Sets the ticked tasks of a draft aside that an earlier order replaces: they belong to another move. */
export const setPlanAside = () => move(DRAFT_KEYS.plan, KEY);

/** The customer returns to the replaced draft. */
export const bringPlanBack = () => move(KEY, DRAFT_KEYS.plan);
