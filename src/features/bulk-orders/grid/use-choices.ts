import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { BulkField } from '@/domain/bulk/fields';
import { BULK_PAYS } from '@/domain/bulk/read-value';
import { searchesOf } from '@/domain/bulk/resolve-address';
import type { BulkRow, Picked } from '@/domain/bulk/row';
import { createSearch } from '@/domain/home-move/item-search';
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

const toChoices = (addresses: readonly DraftAddress[], rest: string) =>
  addresses.map((address, index): Choice => ({
    // With its place in the list: a lot may have two entries of one road.
    id: `${index}|${address.roadAddress}|${address.buildingName ?? ''}`,
    text: address.roadAddress,
    hint: [address.buildingName, address.jibunAddress].filter((part) => part).join(' · '),
    picked: { text: address.roadAddress, address, rest },
  }));

/** The names that match the typed text, best first; all of them for the cell's own text or one that matches none. */
function choicesOf(names: readonly { id: string; text: string }[], own: string, typed: string): readonly Choice[] {
  const all = names.map((name) => ({ ...name, hint: '', picked: null }));
  if (typed === own) return all;
  const search = createSearch(all.map(({ id, text }) => ({ key: id, words: [text] })));
  const matching = search(typed).flatMap((id) => all.find((choice) => choice.id === id) ?? []);
  return matching.length > 0 ? matching : all;
}

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
    const vehicles = (context?.vehicles ?? []).map(({ id, name }) => ({ id, text: name }));
    return choicesOf(vehicles, row.values.vehicle, typed);
  }
  if (field === 'pay') {
    const pays = BULK_PAYS.map((pay) => ({ id: pay, text: t(`pay.${pay}`) }));
    return choicesOf(pays, row.values.pay, typed);
  }
  if (!isAddress(field)) return [];
  const known = found.get(row.values[field]);
  if (typed === row.values[field] && known?.kind === 'several') {
    return toChoices(known.addresses, known.rest);
  }
  return isSearched ? toChoices(data ?? [], detail) : [];
}
