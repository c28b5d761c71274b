export type NotifyKind = 'success' | 'error' | 'info';
export type NotifyOptions = {
  title?: string;
  durationMs?: number;
  /** Shows a bar that runs down with the time and pauses on hover. */
  hasProgress?: boolean;
  /** The request ID that the customer can quote to support. */
  reference?: string;
  action?: { label: string; href: string; onFollow?: () => void };
};

export const TOAST_EVENT = 'app:toast';
export const PLAIN_TOAST_EVENT = 'app:plain-toast';

/** Shows a toast. The toast library loads with the first one. */
export async function notify(kind: NotifyKind, message: string, options: NotifyOptions = {}): Promise<void> {
  window.dispatchEvent(new Event(TOAST_EVENT));
  try {
    const { showToast } = await import('./toast-container');
    await showToast(kind, message, options);
  } catch {
    // The chunk did not load (offline, or a new version was deployed): shows the plain message instead.
    window.dispatchEvent(new CustomEvent(PLAIN_TOAST_EVENT, { detail: message }));
  }
}
