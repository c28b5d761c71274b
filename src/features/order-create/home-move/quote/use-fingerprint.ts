import { useEffect, useState } from 'react';
import { MOVING_TERMS } from '@/config/home-move-terms';
import type { QuoteInput } from '@/domain/home-move/quote';
import { agreedText, quoteFingerprint } from '@/domain/home-move/quote-fingerprint';

/** '' while it is counted, never that of another quote; null where the browser cannot count it. */
export function useFingerprint(quote: QuoteInput): string | null {
  const text = agreedText(quote, MOVING_TERMS);
  const [counted, setCounted] = useState<{ text: string; print: string | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void quoteFingerprint(text).then((print) => isCurrent && setCounted({ text, print }));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return counted?.text === text ? counted.print : '';
}
