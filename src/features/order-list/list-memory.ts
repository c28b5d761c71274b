import { useState } from 'react';
import { historyKey } from '@/lib/browser/after-list';

/** The list's state while an order is open. In memory only, because a keyword may be a person's name. */
type ListState = { keyword: string; scrollY: number };

const FRESH: ListState = { keyword: '', scrollY: 0 };
let remembered = new Map<string, ListState>();
let rememberedEpoch: number | null = null;

function statesOfSession(epoch: number) {
  if (epoch !== rememberedEpoch) {
    remembered = new Map();
    rememberedEpoch = epoch;
  }
  return remembered;
}

/** `epoch` identifies the sign-in, so that the next customer in this browser does not see this one's state. */
export function useListMemory(epoch: number) {
  const [key] = useState(historyKey);
  const [restored] = useState<ListState>(() => statesOfSession(epoch).get(key) ?? FRESH);
  const [remember] = useState(() => (part: Partial<ListState>) => {
    // A history entry without a key cannot be identified later.
    if (key === '') return;
    const states = statesOfSession(epoch);
    states.set(key, { ...(states.get(key) ?? FRESH), ...part });
  });
  return { restored, remember };
}
