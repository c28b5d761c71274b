import { keepHouseNumber } from '@/domain/text/visible-text';

type Place = { address: { roadAddress: string; buildingName?: string } | null; addressDetail: string };

/** The two lines of a place in a `RouteLine`; empty without an address. */
export const placeLines = ({ address, addressDetail }: Place) => ({
  title: keepHouseNumber(address?.roadAddress ?? ''),
  subtitle: [address?.buildingName, addressDetail].filter(Boolean).join(' '),
});
