import type { Router } from 'next/router';
import { unstable_forceFrameRate as giveWay } from 'scheduler';

declare module 'scheduler' {
  /** Missing in its types. `timesASecond`: 0 is React's own pace, every 5 ms. */
  function unstable_forceFrameRate(timesASecond: number): void;
}

/** Pieces of 33 ms: a phone still draws 30 frames a second, and no press waits noticeably. */
const TIMES_A_SECOND = 30;
const OWN_PACE = 0;

/** Calls `onEnd` when it stops, too. */
export function watchRouteChanges(
  events: Router['events'],
  onStart: (url: string, change: { shallow: boolean }) => void,
  onEnd: () => void,
) {
  events.on('routeChangeStart', onStart);
  events.on('routeChangeComplete', onEnd);
  events.on('routeChangeError', onEnd);
  return () => {
    onEnd();
    events.off('routeChangeStart', onStart);
    events.off('routeChangeComplete', onEnd);
    events.off('routeChangeError', onEnd);
  };
}

/**
 * Lets React render the next page in longer pieces. At its own pace it gives way every 5 ms, and a slow phone spends as
 * long on frames of the page that is being left as on the next one. Needs the copy of `scheduler` that React uses.
 */
export const hastenRouteChanges = (events: Router['events']) =>
  watchRouteChanges(
    events,
    () => giveWay(TIMES_A_SECOND),
    () => giveWay(OWN_PACE),
  );
