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
export const sendToastEvent = (type: ToastEvent, detail = '') => bus.dispatchEvent(new CustomEvent(type, { detail }));

/** For the toaster and its container. Returns the function that ends the subscription. */
export function onToastEvent(type: ToastEvent, listener: (message: string) => void) {
  const handle = (event: Event) => listener(event instanceof CustomEvent ? String(event.detail) : '');
  bus.addEventListener(type, handle);
  return () => bus.removeEventListener(type, handle);
}
