export const HUSH_EVENT = 'app:hush';

/** Dismisses all visible toasts, because the page now shows the same information. */
export const hush = () => window.dispatchEvent(new Event(HUSH_EVENT));
