/** Spec §9. */
export const PUSH_WORKER = '/firebase-messaging-sw.js';
export const PUSH_TOAST_MS = 7_000;

/** Message from the worker to an open page: open this path. The page answers on the port of the message. */
export const OPEN_PATH = 'push/open';
/** Message from the worker to an open page: where are you? The page answers with `Whereabouts` on the same port. */
export const ASK_WHERE = 'push/where';
export type Whereabouts = {
  /** The current address. */
  url: string;
  /** The user whose pushes the page shows; null if it shows none now. */
  shownTo: string | null;
};
/** Message from a page to the worker, in the sandbox only: a push has arrived. */
export const SANDBOX_PUSH = 'sandbox/push';
