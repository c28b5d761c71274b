import type { Address, ShippingRecord } from '@/api/order/order-requests';
import { MAX_PHONES_PER_WAYPOINT } from '@/domain/order/draft';
import type { DraftAddress } from '@/domain/order/draft';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';
import { type DevicePlace, keptFields, type KeptFields } from '@/lib/storage/device-places';

/** IDs of the options that are not addresses. */
export const RETRY_OPTION = 'retry';
export const MORE_OPTION = 'more';
export const PIN_OPTION = 'pin';
/** Takes the typed text itself as the address. */
export const PLAIN_OPTION = 'plain';
export const POSTCODE_OPTION = 'postcode';

/** The values that a choice fills in: the address, and for a recent place also its contact. */
export type AddressChoice = Pick<KeptFields, 'address'> & Partial<KeptFields>;

export type AddressOption = {
  id: string;
  /** Such as `회사`, given by the customer; '' if there is none. */
  name: string;
  road: string;
  building: string;
  /** '' if the source has none. */
  english: string;
  lot: string;
  /** Detail, contact and phone of a recent place; '' for a search result. */
  person: string;
  choice: AddressChoice;
};

/** For example `서울 중구 세종대로 110 [서울특별시청]`. */
export const addressText = ({ roadAddress, buildingName }: DraftAddress) =>
  buildingName ? `${roadAddress} [${buildingName}]` : roadAddress;

const addressTexts = ({ roadAddress, buildingName = '', roadAddressEnglish = '', jibunAddress = '' }: Address) => ({
  road: roadAddress,
  building: buildingName,
  english: roadAddressEnglish,
  lot: jibunAddress,
});

/** `exit`: of a station, as typed (`3번 출구`); the driver finds it in the detail of the address. */
export const resultOption = (address: Address, index: number, exit = ''): AddressOption => ({
  id: `result-${index}`,
  name: '',
  ...addressTexts(address),
  person: exit,
  choice: { address, ...(exit === '' ? {} : { addressDetail: exit }) },
});

export function recentOption(record: ShippingRecord, index: number): AddressOption {
  const { address, addressDetail, contactName, mobileNo } = record;
  const phones = splitMobileNo(mobileNo).map(formatPhone).slice(0, MAX_PHONES_PER_WAYPOINT);
  return {
    id: `recent-${index}`,
    name: '',
    ...addressTexts(address),
    person: [addressDetail, contactName, phones[0]].filter(Boolean).join(' · '),
    choice: {
      address,
      addressDetail,
      // A record without a contact must not take away the one that the customer has typed.
      ...(`${contactName}${mobileNo}` === '' ? {} : { contactName, phones: phones.length > 0 ? phones : [''] }),
    },
  };
}

export function placeOption(place: DevicePlace): AddressOption {
  const { address, addressDetail, contactName, phones } = place;
  return {
    id: `place-${place.id}`,
    name: place.name,
    ...addressTexts(address),
    person: [addressDetail, contactName, phones[0]].filter(Boolean).join(' · '),
    choice: keptFields(place),
  };
}
