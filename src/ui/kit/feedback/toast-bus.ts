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

/**
 * `wanted`: the container has to be there. `shown`: the text of a toast. `plain`: a message without the toast library.
 * `dismissed`: all toasts go.
 */
type ToastEvent = 'wanted' | 'shown' | 'plain' | 'dismissed';

const bus = new EventTarget();
export const sendToastEvent = (type: ToastEvent, detail = '') => bus.dispatchEvent(new CustomEvent(type, { detail }));

/** For the toaster and its container. Returns the function that ends the subscription. */
export function onToastEvent(type: ToastEvent, listener: (message: string) => void) {
  const handle = (event: Event) => listener(event instanceof CustomEvent ? String(event.detail) : '');
  bus.addEventListener(type, handle);
  return () => bus.removeEventListener(type, handle);
}
