/** Spec §9. */
export const PUSH_WORKER = '/firebase-messaging-sw.js';
export const PUSH_TOAST_MS = 7_000;

/** From the worker to an open page: "go there". The page answers through the port that comes with it. */
export const OPEN_PATH = 'push/open';
/** From a page to the worker, in the sandbox alone: "this has just been pushed". */
export const SANDBOX_PUSH = 'sandbox/push';
