import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** For what stays mounted over a change of the page. Reads the router here, so that the change renders only this. */
export function CloseOnLeaving({ close }: { close: () => void }) {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events, close]);
  return null;
}
