import type { components } from '@/api/contract/schema.gen';
import { isVehicleClass, VEHICLE_CLASSES, type VehicleClass } from '../order/vehicles';

export type BulkVehicle = Pick<
  components['schemas']['VehiclePool'],
  'id' | 'vehicleClass' | 'payloadKg' | 'innerCm'
> & {
  /** As shown in the customer's language. */
  name: string;
};

/** Names that customers write, by class, in both languages: a sheet may be written in the other one. */
const ALIASES: Readonly<Record<VehicleClass, readonly string[]>> = {
  motorcycle: ['오토바이', '오토', '바이크', '퀵', '이륜', '이륜차', 'bike', 'motorcycle', 'motorbike', 'scooter'],
  car: ['승용차', '승용', '자동차', '세단', 'car', 'sedan'],
  damas: ['다마스', '경승합', 'damas', 'damasvan'],
  labo: ['라보', 'labo', 'labopickup'],
  truck1tCargo: ['1t카고', '1topen', '1tcargo', '1tflatbed', '1tpickup'],
  truck1tBox: ['1t탑', '1t탑차', '1tbox', '1tboxvan'],
  truck1tWing: ['1t윙바디', '1t윙', '1twingbody', '1twing'],
  truck1_4t: ['1.4t'],
  truck2_5t: ['2.5t'],
  truck3_5t: ['3.5t'],
  truck5t: ['5t'],
  truck11t: ['11t'],
};

// From the one list of classes, so that a word such as 트럭 fits a new truck too.
const OF_ONE_TON: readonly VehicleClass[] = ['truck1tCargo', 'truck1tBox', 'truck1tWing'];
const TRUCKS = VEHICLE_CLASSES.filter((name) => name.startsWith('truck'));
const LARGE = TRUCKS.filter((name) => !OF_ONE_TON.includes(name));

/** Words that do not name a class, and those that they fit. Larger trucks come with any body, so a body alone does not tell them apart. */
const FAMILIES: readonly (readonly [words: readonly string[], classes: readonly VehicleClass[]])[] = [
  [
    ['트럭', 'truck', 'lorry'],
    ['labo', ...TRUCKS],
  ],
  [
    ['카고', 'cargo', 'open', 'flatbed'],
    ['truck1tCargo', ...LARGE],
  ],
  [
    ['탑', '탑차', 'box', 'boxvan'],
    ['truck1tBox', ...LARGE],
  ],
  [
    ['윙', '윙바디', 'wing', 'wingbody'],
    ['truck1tWing', ...LARGE],
  ],
  [
    ['밴', 'van'],
    ['damas', 'truck1tBox'],
  ],
  [['minivan'], ['damas']],
  [
    ['픽업', 'pickup'],
    ['labo', 'truck1tCargo'],
  ],
];

/** One spelling: `1-ton truck`, `1 tonne` and `1톤 트럭` are `1t`, and so is `1` alone. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_()/]/g, '')
    .replace(/(\d)(?:\.0)?(?:톤|tonnes?|tons?|t)/g, '$1t')
    .replace(/^[\d.]+$/, '$&t')
    .replace(/(.)(?:트럭|trucks?|lorry)$/, '$1');

type Named = Pick<BulkVehicle, 'vehicleClass' | 'name'>;

const aliasesOf = (vehicleClass: string) => (isVehicleClass(vehicleClass) ? ALIASES[vehicleClass] : []);
const namesOf = ({ vehicleClass, name }: Named): readonly string[] => [plain(name), ...aliasesOf(vehicleClass)];

/** A single letter or half a figure names nothing: `2` is not `2.5t`. */
const MIN_START = 2;

/** The vehicles that a word fits: by the whole name, by a word for several, else by the beginning of a name. */
function fitting<Vehicle extends Named>(word: string, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const exact = vehicles.find((vehicle) => namesOf(vehicle).includes(word));
  if (exact) return [exact];
  const family = FAMILIES.find(([words]) => words.includes(word))?.[1];
  if (family) {
    // Names of the provider's own: a `Cargo van` is a van too.
    return vehicles.filter(({ vehicleClass, name }) =>
      isVehicleClass(vehicleClass) ? family.includes(vehicleClass) : plain(name).includes(word),
    );
  }
  if (word.length < MIN_START) return [];
  return vehicles.filter((vehicle) => namesOf(vehicle).some((known) => known.startsWith(word)));
}

type VehicleReading =
  | { kind: 'one'; vehicle: BulkVehicle }
  | { kind: 'several'; vehicles: readonly BulkVehicle[] }
  /** Known, but not offered for this kind of order. */
  | { kind: 'notOffered' }
  | { kind: 'unknown' };

const EVERY: readonly Named[] = VEHICLE_CLASSES.map((vehicleClass) => ({ vehicleClass, name: '' }));

/** Finds the offered vehicle that a cell names. A word that fits several is a question: each has another price. */
export function readVehicle(cell: string, offered: readonly BulkVehicle[]): VehicleReading {
  const word = plain(cell);
  if (word === '') return { kind: 'unknown' };
  const vehicles = fitting(word, offered);
  const [first] = vehicles;
  if (first) return vehicles.length === 1 ? { kind: 'one', vehicle: first } : { kind: 'several', vehicles };
  return { kind: fitting(word, EVERY).length > 0 ? 'notOffered' : 'unknown' };
}
