import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { serverNow } from '@/domain/time/clock';
import { newestInProgress } from '@/queries/in-progress/newest-in-progress';
import { useEarlyRequest } from '@/queries/use-early-request';
import { readFilter, toWireFilter } from './filter/order-list-filter';
import { firstPage } from './use-order-list';

const requestList = (client: QueryClient) =>
  Promise.all([
    client.query(firstPage(toWireFilter(readFilter({}), '', serverNow()))),
    client.query(newestInProgress(true)),
  ]);

/** Asks for the list without a filter before the page behind the guard has mounted. */
export function ListRequest() {
  const { query, isReady } = useRouter();
  useEarlyRequest(isReady && Object.keys(query).length === 0 ? requestList : null);
  return null;
}
