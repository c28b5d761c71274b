import { useEffect, useState } from 'react';

/** A search is expected at once; after this it needs a word. */
const PATIENCE_MS = 2_000;

/** Whether the search for this keyword has been going on for long. */
export function useSlowSearch(isLoading: boolean, keyword: string): boolean {
  const [slowKeyword, setSlowKeyword] = useState<string | null>(null);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlowKeyword(keyword), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading, keyword]);
  return isLoading && slowKeyword === keyword;
}
