import { ROUTES } from './routes';

/** The groups of statuses as the list's address names them; `moving` are the orders in progress. */
export type StatusGroup = 'waiting' | 'moving' | 'completed' | 'stopped';

/** The order list with the orders of one group. */
export const statusGroupRoute = (status: StatusGroup) => ({ pathname: ROUTES.orders, query: { status } });
