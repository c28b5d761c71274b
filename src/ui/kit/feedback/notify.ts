export type NotifyKind = 'success' | 'error' | 'info';
export type NotifyOptions = {
  title?: string;
  durationMs?: number;
  /** A bar that runs out with the time, and stops under the pointer. */
  hasProgress?: boolean;
  /** What to name when asking about it. */
  reference?: string;
  action?: { label: string; href: string; onFollow?: () => void };
};

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
