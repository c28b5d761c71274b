import type { TFunction } from 'i18next';
import { allowedActions } from '@/domain/order-actions';
import { listedStatus, type ListedOrder } from '@/ui/order-words';

export type ListT = TFunction<'orders'>;

export const canReorder = (item: ListedOrder, now: number) =>
  allowedActions(listedStatus(item), null, now).includes('reorder');
