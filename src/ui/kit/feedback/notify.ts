import { sendToastEvent, type NotifyKind, type NotifyOptions } from './toast-bus';

/** Shows a message in a corner of any page. The toast library arrives with the first one. */
export async function notify(kind: NotifyKind, message: string, options: NotifyOptions = {}): Promise<void> {
  sendToastEvent('wanted');
  try {
    const { showToast } = await import('./toast-container');
    await showToast(kind, message, options);
  } catch {
    // The library did not load (offline, or a new version is out); the message is shown without it.
    sendToastEvent('plain', message);
  }
}

/** Removes all toasts, for example when the customer opens the list of the same messages. */
export const dismissToasts = () => sendToastEvent('dismissed');
