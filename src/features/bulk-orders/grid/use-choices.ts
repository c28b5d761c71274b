import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { BulkField } from '@/domain/bulk/fields';
import { BULK_PAYS } from '@/domain/bulk/read-value';
import { searchesOf } from '@/domain/bulk/resolve-address';
import type { BulkRow, Picked } from '@/domain/bulk/row';
import type { DraftAddress } from '@/domain/order/draft';
import { useDebouncedValue } from '@/lib/browser/use-debounced-value';
import { addressQueries } from '@/queries/address-queries';
import { useBulkOrdersState } from '../state/bulk-orders-context';

const MIN_LENGTH = 2;

/** A suggestion for a cell: its text and, for addresses, the place that it means. */
export type Choice = { id: string; text: string; hint: string; picked: Picked | null };

const isAddress = (field: BulkField) => field === 'pickupAddress' || field === 'dropAddress';

/** Whether cells of this column offer choices while they are edited. */
export const hasChoices = (field: BulkField) => isAddress(field) || field === 'vehicle' || field === 'pay';

const toChoice = (address: DraftAddress, rest: string): Choice => ({
  id: `${address.roadAddress}|${address.buildingName ?? ''}`,
  text: address.roadAddress,
  hint: [address.buildingName, address.jibunAddress].filter((part) => part).join(' · '),
  picked: { text: address.roadAddress, address, rest },
});

/** Suggestions for the edited cell: addresses, vehicles, or payment methods. */
export function useChoices(field: BulkField, row: BulkRow, typed: string): readonly Choice[] {
  const { t } = useTranslation('bulk');
  const context = useBulkOrdersState('context');
  const found = useBulkOrdersState('found');
  const debounced = useDebouncedValue(isAddress(field) ? typed : '');
  const [{ search, detail } = { search: '', detail: '' }] = searchesOf(debounced, 1);
  const isSearched = search.length >= MIN_LENGTH;
  const { data } = useQuery({ ...addressQueries.search(search), enabled: isSearched });

  if (field === 'vehicle') {
    return (context?.vehicles ?? []).map(({ id, name }) => ({ id, text: name, hint: '', picked: null }));
  }
  if (field === 'pay') {
    return BULK_PAYS.map((pay) => ({ id: pay, text: t(`pay.${pay}`), hint: '', picked: null }));
  }
  if (!isAddress(field)) return [];
  const known = found.get(row.values[field]);
  if (typed === row.values[field] && known?.kind === 'several') {
    return known.addresses.map((address) => toChoice(address, known.rest));
  }
  return isSearched ? (data ?? []).map((address) => toChoice(address, detail)) : [];
}
