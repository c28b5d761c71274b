import { usableM3 } from '../../groups/order/price/moving-price';
import type { Vehicle } from '../../groups/driver/vehicles';
import type { Schemas } from '../../server/operation';
import type { Place } from './places';

type Choice = Schemas['ServiceChoice'];
type Items = Readonly<Record<string, number>>;

/** Goods of a studio flat, of two rooms and of a family's flat, by what the truck holds (m³). */
const HOUSEHOLDS: readonly (readonly [upToM3: number, level: string, items: Items])[] = [
  [7, 'moveHalfPack', { bedSuperSingle: 1, desk: 1, chairOffice: 1, fridgeSmall: 1, washerMini: 1, boxMedium: 12 }],
  [
    12,
    'moveFullPack',
    { bedQueen: 1, sofa2: 1, tv55: 1, tableDining2: 1, chair: 2, fridge: 1, washerDrum: 1, drawer5: 1, boxMedium: 35 },
  ],
  [
    Infinity,
    'moveFullPack',
    {
      ...{ bedQueen: 1, bedSuperSingle: 1, wardrobeSmall: 2, drawer5: 2, sofa3: 1, tv65: 1, tvStand: 1, desk: 2 },
      ...{ chairOffice: 2, bookcase5: 1, fridgeFourDoor: 1, fridgeKimchi: 1, tableDining4: 1, chair: 4 },
      ...{ washTower: 1, airConditionerTwoInOne: 1, boxMedium: 60 },
    },
  ],
];

/** Floors that a crew does not walk with furniture. */
const LADDER_FROM_FLOOR = 3;

/** Floor, size and the way down: by elevator, ladder truck or stairs. */
function homeServices({ home }: Place, end: 'From' | 'To'): Choice[] {
  if (!home) return [];
  const { floor, areaM2, hasElevator } = home;
  const carry =
    floor >= LADDER_FROM_FLOOR
      ? { code: `ladder${end}`, quantity: floor }
      : { code: `stairs${end}`, quantity: floor - 1 };
  const way = hasElevator || floor === 1 ? [] : [carry];
  return [{ code: `area${end}`, quantity: areaM2 }, { code: `floor${end}`, quantity: floor }, ...way];
}

/** What a household of the truck's size brings along, and what the two homes need. */
export function householdServices(vehicle: Vehicle, homes: readonly Place[]): Choice[] {
  const [, level = '', items = {}] = HOUSEHOLDS.find(([upToM3]) => usableM3(vehicle) <= upToM3) ?? [];
  const [from] = homes;
  const to = homes.at(-1);
  return [
    { code: level, quantity: 1 },
    ...(from ? homeServices(from, 'From') : []),
    ...(to ? homeServices(to, 'To') : []),
    ...Object.entries(items).map(([code, quantity]) => ({ code: `item-${code}`, quantity })),
  ];
}
