import { useEffect, useState } from 'react';

/** After this time the popup says that the search is slow. */
const SLOW_AFTER_MS = 2_000;

/** Whether the search for this keyword has been loading for more than 2 s. */
export function useSlowSearch(isLoading: boolean, keyword: string): boolean {
  const [slowKeyword, setSlowKeyword] = useState<string | null>(null);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlowKeyword(keyword), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading, keyword]);
  return isLoading && slowKeyword === keyword;
}
