import { env } from '@/config/env';

/** As many as are worth keeping until the part that sends them has arrived. */
const MAX_WAITING = 20;

const waiting: unknown[] = [];
let take: ((error: unknown) => void) | null = null;

/** Something went wrong that nobody planned. Costs nothing where the deployment names no address for reports. */
export function observe(error: unknown) {
  if (env.telemetry.url === '') return;
  if (take) take(error);
  else if (waiting.length < MAX_WAITING) waiting.push(error);
}

/** From now on `next` hears what is observed, beginning with what has been. Returns the way back. */
export function connectObserver(next: (error: unknown) => void): () => void {
  take = next;
  waiting.splice(0).forEach(next);
  return () => {
    take = null;
  };
}

/** What reaches no boundary and no query. Before everything else of the page. */
export function observeWindow() {
  if (env.telemetry.url === '') return;
  window.addEventListener('error', ({ error }) => observe(error));
  window.addEventListener('unhandledrejection', ({ reason }) => observe(reason));
}
