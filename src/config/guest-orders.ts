import { ROUTES } from './routes';

/**
 * The payment page with the orders that a guest has placed, whatever the draft is. Not in `routes`, which every page
 * loads.
 */
export const GUEST_ORDERS = `${ROUTES.payment}#placed`;
