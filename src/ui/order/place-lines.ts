import { keepHouseNumber } from '@/domain/text/visible-text';

type Place = { address: { roadAddress: string; buildingName?: string }; addressDetail: string };

/** The two lines of a place of an order in a `RouteLine`. */
export const placeLines = ({ address, addressDetail }: Place) => ({
  title: keepHouseNumber(address.roadAddress),
  subtitle: [address.buildingName, addressDetail].filter(Boolean).join(' '),
});
