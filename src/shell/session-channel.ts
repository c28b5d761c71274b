const NAME = 'session';
const ENDED = 'ended';

/** Tells this origin's other tabs that the session is over, and hears it from them. */
export function openSessionChannel(onEnded: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { announceEnd: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === ENDED) onEnded();
  };
  return { announceEnd: () => channel.postMessage(ENDED), close: () => channel.close() };
}
