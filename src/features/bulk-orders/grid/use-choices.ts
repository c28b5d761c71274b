import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { commonQueries } from '@/api/common/common-queries';
import type { BulkField } from '@/domain/bulk/fields';
import { BULK_PAYS } from '@/domain/bulk/read-value';
import { searchesOf } from '@/domain/bulk/resolve-address';
import type { BulkRow, Picked } from '@/domain/bulk/row';
import type { DraftAddress } from '@/domain/order/draft';
import { useDeskState } from '../state/bulk-orders-context';

const REST_MS = 250;
const SHORTEST = 2;

/** What a cell may become: its text, and the place that it then means. */
export type Choice = { id: string; text: string; hint: string; picked: Picked | null };

function useRestedText(text: string) {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const isAddress = (field: BulkField) => field === 'pickupAddress' || field === 'dropAddress';

const toChoice = (address: DraftAddress, rest: string): Choice => ({
  id: `${address.roadAddress}|${address.buildingName ?? ''}`,
  text: address.roadAddress,
  hint: [address.buildingName, address.jibunAddress].filter((part) => part).join(' · '),
  picked: { text: address.roadAddress, address, rest },
});

/** Choices for the cell that is being written: places of the address search, vehicles, ways to pay. */
export function useChoices(field: BulkField, row: BulkRow, typed: string): readonly Choice[] {
  const { t } = useTranslation('bulk');
  const context = useDeskState('context');
  const found = useDeskState('found');
  const rested = useRestedText(isAddress(field) ? typed : '');
  const [{ search, detail } = { search: '', detail: '' }] = searchesOf(rested, 1);
  const isSearched = search.length >= SHORTEST;
  const { data } = useQuery({ ...commonQueries.addresses(search), enabled: isSearched });

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
  return isSearched ? (data?.items ?? []).map((address) => toChoice(address, detail)) : [];
}
