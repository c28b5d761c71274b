import { useEffect, useRef, useState } from 'react';
import { searchKeyword } from '@/domain/text/search-keyword';
import { COMPOSING_MS, TYPING_MS } from '@/lib/browser/use-debounced-value';

export const MIN_KEYWORD = 2;

/** Debounces the typed text into a search keyword. */
export function useKeyword() {
  const [keyword, setKeyword] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function searchFor(text: string, afterMs: number) {
    clearTimeout(timer.current);
    const next = searchKeyword(text);
    if (afterMs === 0) setKeyword(next);
    else timer.current = setTimeout(() => setKeyword(next), afterMs);
  }

  return {
    keyword,
    typed: (text: string, isUnfinished: boolean) => searchFor(text, isUnfinished ? COMPOSING_MS : TYPING_MS),
    searchNow: (text: string) => searchFor(text, 0),
  };
}
