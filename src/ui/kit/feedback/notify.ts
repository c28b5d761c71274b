import { sendToastEvent, type NotifyKind, type NotifyOptions } from './toast-bus';

/** Shows a toast. The toast library loads with the first one. */
export async function notify(kind: NotifyKind, message: string, options: NotifyOptions = {}): Promise<void> {
  sendToastEvent('wanted');
  try {
    const { showToast } = await import('./toast-container');
    await showToast(kind, message, options);
  } catch {
    // The chunk did not load (offline, or a new version was deployed): shows the plain message instead.
    sendToastEvent('plain', message);
  }
}

/** Removes all toasts, for example when the customer opens the list of the same messages. */
export const dismissToasts = () => sendToastEvent('dismissed');
