import { ROUTES } from './routes';

/** The composer with a copy of this order. */
export const reorderRoute = (id: string) => `${ROUTES.newOrder}?reorder=${encodeURIComponent(id)}`;
