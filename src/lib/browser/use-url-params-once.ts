import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldsOf } from '@/domain/stored-values';

/**
 * Removes the query from the address and the history entry, so that nothing reports it. It runs before Next reads the
 * address, or Next would write it back.
 */
function stripQuery() {
  const { pathname } = window.location;
  window.history.replaceState({ ...fieldsOf(window.history.state), as: pathname, url: pathname }, '', pathname);
}

/**
 * Passes the query of the address to `handle` once, after removing it from the address. For pages that other sites
 * redirect to.
 */
export function useUrlParamsOnce(handle: (query: URLSearchParams) => void) {
  const query = useRef<URLSearchParams | null>(null);
  const wasHandled = useRef(false);

  useLayoutEffect(() => {
    if (query.current !== null) return;
    query.current = new URLSearchParams(window.location.search);
    if (window.location.search !== '') stripQuery();
  }, []);

  useEffect(() => {
    if (wasHandled.current || query.current === null) return;
    wasHandled.current = true;
    handle(query.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the query is handled once, by the first handler
  }, []);
}
