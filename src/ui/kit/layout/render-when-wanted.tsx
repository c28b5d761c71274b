import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsNear } from '@/lib/browser/use-is-in-view';

/** These may need the children at once: a press can start a check that moves the focus to a wrong field. */
const COMMANDS = ['click', 'keydown', 'beforeprint'];

/** A press that leaves the page needs nothing more of it, and rendering would only keep the next page waiting. */
function isPressOnLinkAway({ type, target }: Event) {
  const link = type !== 'keydown' && target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && link.pathname !== window.location.pathname;
}

/** After this time a page that nobody touches is complete, for screen readers and the browser's search. */
const QUIET_MS = 5_000;

type RenderWhenWantedProps = {
  /** About the height of the children, in px: the scroll bar jumps by the difference. */
  height: number;
  /** Something waits for the children from the start. */
  isAwaited?: boolean;
  children: ReactNode;
};

/**
 * Renders parts that are below the screen once they are near it, at the first press or key on the page, before print, or
 * after some seconds; at once if the URL has a hash that may point into them. Until then, an empty place (`data-later`)
 * stands for them. Only for parts whose effects no other part of the page needs.
 */
export function RenderWhenWanted({ height, isAwaited = false, children }: RenderWhenWantedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [isAsked, setIsAsked] = useState(isAwaited || window.location.hash !== '');
  const isWanted = isNear || isAsked;

  useEffect(() => {
    if (isWanted) return;
    const render = () => setIsAsked(true);
    const renderInSlices = () => startTransition(render);
    const listening = new AbortController();
    const listen = (type: string, listener: () => void) =>
      window.addEventListener(type, (event) => isPressOnLinkAway(event) || listener(), {
        capture: true,
        signal: listening.signal,
      });
    // In slices, so that the page keeps up with the finger.
    listen('pointerdown', renderInSlices);
    for (const type of COMMANDS) listen(type, () => flushSync(render));
    const timer = setTimeout(renderInSlices, QUIET_MS);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [isWanted]);

  return isWanted ? children : <div ref={place} data-later="true" style={{ height }} />;
}
