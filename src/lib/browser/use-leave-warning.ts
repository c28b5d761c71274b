import { useEffect } from 'react';

/** While `isOn`, the browser asks before the tab is closed or reloaded. */
export function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
