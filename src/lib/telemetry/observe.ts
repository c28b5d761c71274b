import { env } from '@/config/env';

/** How many errors are kept until the reporting code has loaded. */
const MAX_WAITING = 20;

const queue: unknown[] = [];
function enqueue(error: unknown) {
  if (queue.length < MAX_WAITING) queue.push(error);
}

let handler = enqueue;

/** Reports an unexpected error. */
export const observeError = (error: unknown) => handler(error);

/** Passes observed errors to `next`, starting with those that wait. Returns the cleanup function. */
export function connectObserver(next: (error: unknown) => void): () => void {
  handler = next;
  queue.splice(0).forEach(next);
  return () => {
    handler = enqueue;
  };
}

/** Observes errors that reach no boundary and no query; call it before any other code of the page. */
export function observeWindow() {
  if (env.telemetry.url === '') return;
  window.addEventListener('error', ({ error }) => observeError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => observeError(reason));
}
