import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Chromium has it; TypeScript does not yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** While a dialog, a menu or a full-screen list is open, Android's Back button closes it and does not leave the page. */
export function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return undefined;
    let watcher: InstanceType<typeof CloseWatcher>;
    // A watcher ends with its first request: what stays open needs another, below that of a question it may ask.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watch();
        close();
      });
    };
    watch();
    // Escape is MUI's: as a request to close, it would also close the dialog below, or the one around an open list.
    const keepEscape = (event: KeyboardEvent) => (event.key === 'Escape' ? event.preventDefault() : undefined);
    document.addEventListener('keydown', keepEscape, true);
    return () => {
      watcher.destroy();
      document.removeEventListener('keydown', keepEscape, true);
    };
  }, [isOpen]);
}
