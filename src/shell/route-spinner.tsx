import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { SPINNER_DELAY_MS } from '@/config/limits';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';

/** Spec §2: a global spinner after 250 ms while the next page loads. */
export function RouteSpinner() {
  const { events } = useRouter();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) timer = setTimeout(() => setIsShown(true), SPINNER_DELAY_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      setIsShown(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return isShown ? <FullScreenSpinner /> : null;
}
