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

/** `wanted`: the container has to be there. `plain`: a message without the toast library. `dismissed`: all toasts go. */
type ToastEvent = 'wanted' | 'plain' | 'dismissed';

const bus = new EventTarget();
const send = (type: ToastEvent, detail = '') => bus.dispatchEvent(new CustomEvent(type, { detail }));

/** For toaster.tsx and the container. Returns the function that ends the subscription. */
export function onToastEvent(type: ToastEvent, listener: (message: string) => void) {
  const handle = (event: Event) => listener(event instanceof CustomEvent ? String(event.detail) : '');
  bus.addEventListener(type, handle);
  return () => bus.removeEventListener(type, handle);
}

/** Shows a message in a corner of any page. The toast library arrives with the first one. */
export async function notify(kind: NotifyKind, message: string, options: NotifyOptions = {}): Promise<void> {
  send('wanted');
  try {
    const { showToast } = await import('./toast-container');
    await showToast(kind, message, options);
  } catch {
    // The library did not load (offline, or a new version is out); the message is shown without it.
    send('plain', message);
  }
}

/** Removes all toasts, for example when the customer opens the list of the same messages. */
export const dismissToasts = () => send('dismissed');
