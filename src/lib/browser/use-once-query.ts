import { useEffect, useLayoutEffect, useRef } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Out of the address, the history entry and whatever reports addresses; before Next looks at it, or it writes it back. */
function stripQuery() {
  const { pathname } = window.location;
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  window.history.replaceState({ ...kept, as: pathname, url: pathname }, '', pathname);
}

/** Hands over what the address brought, once, after taking it out of the address. For pages that others send people to. */
export function useOnceQuery(handle: (query: URLSearchParams) => void) {
  const brought = useRef<URLSearchParams | null>(null);
  const wasHandled = useRef(false);

  useBrowserLayoutEffect(() => {
    if (brought.current !== null) return;
    brought.current = new URLSearchParams(window.location.search);
    if (window.location.search !== '') stripQuery();
  }, []);

  useEffect(() => {
    if (wasHandled.current || brought.current === null) return;
    wasHandled.current = true;
    handle(brought.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was brought is handled once, by the first handler
  }, []);
}
