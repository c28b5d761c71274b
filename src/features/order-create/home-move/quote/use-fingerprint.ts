import { useEffect, useState } from 'react';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import type { QuoteInput } from '@/domain/home-move/quote';
import { agreedText, quoteFingerprint } from '@/domain/home-move/quote-fingerprint';

/** Fingerprint of the agreed content: '' while it is computed, null if the browser cannot compute it. */
export function useFingerprint(quote: QuoteInput): string | null {
  const text = agreedText(quote, HOME_MOVE_TERMS);
  const [computed, setComputed] = useState<{ text: string; print: string | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void quoteFingerprint(text).then((print) => isCurrent && setComputed({ text, print }));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return computed?.text === text ? computed.print : '';
}
