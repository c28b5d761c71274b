import { env } from '@/config/env';

/** As many as are worth keeping until the part that sends them has arrived, if it ever does. */
const MAX_WAITING = 20;

const waiting: unknown[] = [];
function wait(error: unknown) {
  if (waiting.length < MAX_WAITING) waiting.push(error);
}

let take = wait;

/** Something went wrong that nobody planned. */
export const observe = (error: unknown) => take(error);

/** From now on `next` hears what is observed, beginning with what has been. Returns the way back. */
export function connectObserver(next: (error: unknown) => void): () => void {
  take = next;
  waiting.splice(0).forEach(next);
  return () => {
    take = wait;
  };
}

/** What reaches no boundary and no query; asked for before everything else of the page. */
export function observeWindow() {
  if (env.telemetry.url === '') return;
  window.addEventListener('error', ({ error }) => observe(error));
  window.addEventListener('unhandledrejection', ({ reason }) => observe(reason));
}
