import type { components } from '@/api/contract/schema.gen';

/** An order of the provider's lists. Only its id is certain. */
export type ListedOrder = components['schemas']['OrderListItem'];
