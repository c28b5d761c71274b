import type { Address, ShippingRecord } from '@/api/order/order-requests';
import { MAX_PHONES_PER_WAYPOINT } from '@/domain/order/draft';
import type { DraftAddress, DraftWaypoint } from '@/domain/order/draft';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';

/** Ids of the two options that are no address. */
export const RETRY_OPTION = 'retry';
export const MORE_OPTION = 'more';

/** What a choice fills in: the address, and of a place used before also whom to ask for there. */
export type AddressChoice = Pick<DraftWaypoint, 'address'> &
  Partial<Pick<DraftWaypoint, 'addressDetail' | 'contactName' | 'phones'>>;

export type AddressOption = {
  id: string;
  road: string;
  building: string;
  /** '' where the source has none. */
  english: string;
  lot: string;
  /** Of a recent one: detail, contact, number. */
  person: string;
  choice: AddressChoice;
};

/** `서울 중구 세종대로 110 [서울특별시청]` */
export const addressText = ({ roadAddress, buildingName }: DraftAddress) =>
  buildingName ? `${roadAddress} [${buildingName}]` : roadAddress;

const words = ({ roadAddress, buildingName = '', roadAddressEnglish = '', jibunAddress = '' }: Address) => ({
  road: roadAddress,
  building: buildingName,
  english: roadAddressEnglish,
  lot: jibunAddress,
});

export const resultOption = (address: Address, index: number): AddressOption => ({
  id: `result-${index}`,
  ...words(address),
  person: '',
  choice: { address },
});

export function recentOption(record: ShippingRecord, index: number): AddressOption {
  const { address, addressDetail, contactName, mobileNo } = record;
  const phones = splitMobileNo(mobileNo).map(formatPhone).slice(0, MAX_PHONES_PER_WAYPOINT);
  return {
    id: `recent-${index}`,
    ...words(address),
    person: [addressDetail, contactName, phones[0]].filter(Boolean).join(' · '),
    choice: { address, addressDetail, contactName, phones: phones.length > 0 ? phones : [''] },
  };
}
