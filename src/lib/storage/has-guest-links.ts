import { safeSessionStorage } from './safe-storage';

export const GUEST_LINKS_KEY = 'guestLinks';

/** Whether a guest may have placed an order in this tab, without the code that reads it. */
export const hasGuestLinks = () => safeSessionStorage.getItem(GUEST_LINKS_KEY) !== null;
