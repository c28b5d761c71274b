import type { NotifyKind, NotifyOptions } from './toast-container';

export const TOAST_EVENT = 'app:toast';
export const PLAIN_TOAST_EVENT = 'app:plain-toast';

/** Tells the customer something, in a corner of any page. The toast library arrives with the first one. */
export async function notify(kind: NotifyKind, message: string, options: NotifyOptions = {}): Promise<void> {
  window.dispatchEvent(new Event(TOAST_EVENT));
  try {
    const { showToast } = await import('./toast-container');
    await showToast(kind, message, options);
  } catch {
    // Its chunk did not arrive (offline, or a new version is out): the words matter more than their looks.
    window.dispatchEvent(new CustomEvent(PLAIN_TOAST_EVENT, { detail: message }));
  }
}
