import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Closes a dialog or drawer when the page changes. A separate component, so that a page change renders only this. */
export function CloseOnLeaving({ close }: { close: () => void }) {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events, close]);
  return null;
}
