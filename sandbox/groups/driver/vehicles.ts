import type { Schemas } from '../../server/operation';

type OrderType = Schemas['OrderType'];
export type Vehicle = Omit<Schemas['VehiclePool'], 'basePrice'> & {
  orderTypes: readonly OrderType[];
  basePrice: number;
  /** Won per kilometre beyond the free ones. */
  perKm: number;
  /** Won per day of a home move, without crew; null for vehicles that are not used for moves. */
  movingPrice: number | null;
};

type Size = readonly [length: number, width: number, height: number | null];
type Fees = readonly [base: number, perKm: number, moving: number | null];

const QUICK: readonly OrderType[] = ['Quick', 'Default'];
const BOTH: readonly OrderType[] = ['Quick', 'Delivery', 'Default'];
const LARGE: readonly OrderType[] = ['Delivery', 'Default'];

function vehicle(
  code: string,
  name: string,
  offered: readonly OrderType[],
  payloadKg: number,
  size: Size,
  fees: Fees,
): Vehicle {
  const [length, width, height] = size;
  const [basePrice, perKm, movingPrice] = fees;
  return {
    id: `pool-${code}`,
    vehicleClass: code,
    name,
    payloadKg,
    innerCm: { length, width, height },
    orderTypes: movingPrice === null ? offered : [...offered, 'HomeMoving'],
    basePrice,
    perKm,
    movingPrice,
  };
}

/** Fares of a town around Seoul; where they come from is in docs/decisions. */
export const VEHICLES: readonly Vehicle[] = [
  vehicle('motorcycle', '오토바이', QUICK, 20, [45, 40, 40], [9_000, 800, null]),
  vehicle('car', '승용차', QUICK, 50, [100, 80, 50], [12_000, 900, null]),
  vehicle('damas', '다마스', BOTH, 450, [160, 110, 110], [19_000, 1_000, null]),
  vehicle('labo', '라보', BOTH, 550, [220, 140, null], [23_000, 1_100, null]),
  vehicle('truck1tCargo', '1톤 카고', BOTH, 1_000, [286, 163, null], [33_000, 1_300, 160_000]),
  vehicle('truck1tBox', '1톤 탑차', BOTH, 1_000, [280, 160, 160], [38_000, 1_400, 170_000]),
  vehicle('truck1tWing', '1톤 윙바디', BOTH, 1_000, [285, 162, 165], [42_000, 1_500, null]),
  vehicle('truck1_4t', '1.4톤', LARGE, 1_400, [310, 170, 180], [52_000, 1_600, 240_000]),
  vehicle('truck2_5t', '2.5톤', LARGE, 2_500, [430, 180, 180], [75_000, 1_800, 380_000]),
  vehicle('truck3_5t', '3.5톤', LARGE, 3_500, [480, 200, 210], [92_000, 2_000, 430_000]),
  vehicle('truck5t', '5톤', LARGE, 5_000, [620, 230, 230], [120_000, 2_300, 480_000]),
  vehicle('truck11t', '11톤', LARGE, 11_000, [910, 235, 250], [200_000, 3_000, 850_000]),
];

export const vehiclesFor = (orderType: OrderType) =>
  VEHICLES.filter(({ orderTypes }) => orderTypes.includes(orderType));

/** The kinds of order that somebody can carry. `Default` only comes in answers. */
export const OFFERED_TYPES: OrderType[] = [...new Set(VEHICLES.flatMap(({ orderTypes }) => orderTypes))].filter(
  (orderType) => orderType !== 'Default',
);

export const baseFee = ({ basePrice, movingPrice }: Vehicle, orderType: OrderType) =>
  orderType === 'HomeMoving' ? (movingPrice ?? basePrice) : basePrice;
