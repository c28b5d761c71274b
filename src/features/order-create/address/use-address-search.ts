import { useQuery } from '@tanstack/react-query';
import { shippingRecordQueries } from '@/api/order/order-queries';
import { useState } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { env } from '@/config/env';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { exitOf } from '@/domain/address/address-keyword';
import { addressQueries } from '@/queries/address-queries';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { type DevicePlace, useDevicePlaces } from '@/lib/storage/device-places';
import { placeOption, recentOption, resultOption, type AddressOption } from './address-options';
import { MIN_KEYWORD } from './use-keyword';

const PLACES_AT_FIRST = 5;
const PLACES_WHILE_TYPING = 2;
const RECENTS_AT_FIRST = 5;
const RECENTS_WHILE_TYPING = 3;
const RECENTS_MORE = 10;

export type AddressSearch = {
  /** Places that this device keeps. */
  places: readonly AddressOption[];
  recents: readonly AddressOption[];
  results: readonly AddressOption[];
  /** Whether there are more recent addresses than those loaded. */
  hasMore: boolean;
  showMore: () => void;
  state: 'hint' | 'loading' | 'error' | 'empty' | 'found';
  retry: () => void;
  /** Nothing was found, and the provider takes the text itself. */
  canBePlain: boolean;
  /** As they came, for what they lack. */
  answers: readonly unknown[];
};

/** The postcode service opens a separate search, so typing here starts none. */
export const IS_POSTCODE = env.address.source === 'postcode';

/** Whether name, address or contact contain the keyword; everything does without one. */
const matches = ({ name, address, contactName }: DevicePlace, keyword: string) =>
  [name, address.roadAddress, address.buildingName ?? '', contactName].some((text) =>
    text.toLocaleLowerCase().includes(keyword.toLocaleLowerCase()),
  );

/** Places of this device and recent addresses first, then search results. Sends no request while the list is closed. */
export function useAddressSearch(keyword: string, isOpen: boolean): AddressSearch {
  // A guest has no session to load recent addresses with.
  const isMember = useAppSelector(selectSignIn).kind === 'member';
  const isSearch = keyword.length >= MIN_KEYWORD;
  const wanted = isSearch ? keyword : '';
  const [more, setMore] = useState({ keyword: '', count: 0 });
  const atFirst = isSearch ? RECENTS_WHILE_TYPING : RECENTS_AT_FIRST;
  const limit = Math.min(MAX_PAGE_SIZE, atFirst + (more.keyword === keyword ? more.count : 0));
  const recent = useQuery({
    ...shippingRecordQueries.list(wanted, limit),
    enabled: isOpen && isMember,
    // Keeps showing the shorter list while the longer one loads.
    placeholderData: (before, query) => (query?.queryKey[1] === wanted ? before : undefined),
  });
  const found = useQuery({ ...addressQueries.search(keyword), enabled: isOpen && isSearch && !IS_POSTCODE });

  const { places: kept } = useDevicePlaces();
  const places = kept
    .filter((place) => matches(place, wanted))
    .slice(0, isSearch ? PLACES_WHILE_TYPING : PLACES_AT_FIRST)
    .map(placeOption);
  // All homes of an apartment complex may share one road address.
  const isKept = ({ choice: { address, addressDetail } }: AddressOption) =>
    places.some(
      ({ choice }) => choice.address.roadAddress === address.roadAddress && choice.addressDetail === addressDetail,
    );

  const { items = [], total = 0 } = recent.data ?? {};
  const recents = items.map(recentOption).filter((option) => !isKept(option));
  const exit = exitOf(keyword);
  const results = isSearch ? (found.data ?? []).map((address, index) => resultOption(address, index, exit)) : [];
  const hasOptions = places.length + recents.length + results.length > 0;
  const state = stateOf();
  const isEmpty = state === 'empty';
  const { data: flags } = useQuery({ ...userQueries.featureFlags(), enabled: isEmpty });

  return {
    places,
    recents,
    results,
    hasMore: total > items.length && limit < MAX_PAGE_SIZE,
    showMore: () => setMore({ keyword, count: limit - atFirst + RECENTS_MORE }),
    state,
    retry: () => void found.refetch(),
    canBePlain: isEmpty && flags?.hasPlainAddresses === true,
    answers: isSearch ? [recent.data, found.data] : [recent.data],
  };

  function stateOf(): AddressSearch['state'] {
    if (!isSearch || IS_POSTCODE) return hasOptions ? 'found' : 'hint';
    if (found.data) return hasOptions ? 'found' : 'empty';
    return found.isError && !found.isFetching ? 'error' : 'loading';
  }
}
