import { useState } from 'react';
import { historyKey } from '@/lib/browser/after-list';

/** What a list remembers of itself while its order details are open. In memory alone: a keyword may be a name. */
type ListState = { keyword: string; scrollY: number };

const FRESH: ListState = { keyword: '', scrollY: 0 };
let remembered = new Map<string, ListState>();
let rememberedEpoch: number | null = null;

function ofSession(epoch: number) {
  if (epoch !== rememberedEpoch) {
    remembered = new Map();
    rememberedEpoch = epoch;
  }
  return remembered;
}

/** `epoch`: of the sign-in; the next customer at this browser starts with nothing of this one's. */
export function useListMemory(epoch: number) {
  const [key] = useState(historyKey);
  const [restored] = useState<ListState>(() => ofSession(epoch).get(key) ?? FRESH);
  const [remember] = useState(() => (part: Partial<ListState>) => {
    // An entry without a name cannot be told from another: nothing comes back to it.
    if (key === '') return;
    const states = ofSession(epoch);
    states.set(key, { ...(states.get(key) ?? FRESH), ...part });
  });
  return { restored, remember };
}
