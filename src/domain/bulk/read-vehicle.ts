import { isVehicleClass, type VehicleClass } from '../order/vehicles';

export type BulkVehicle = {
  id: string;
  vehicleClass: string;
  /** As shown in the customer's language. */
  name: string;
  payloadKg: number;
  innerCm?: { length: number; width: number; height: number | null } | null | undefined;
};

/** Other names that customers write, by class; the names shown in the app match too. */
const ALIASES: Readonly<Record<VehicleClass, readonly string[]>> = {
  motorcycle: ['오토바이', '오토', '바이크', '퀵', '이륜', '이륜차', 'bike', 'motorcycle', 'motorbike'],
  car: ['승용차', '승용', '자동차', '세단', 'car', 'sedan'],
  damas: ['다마스', 'damas', 'damasvan', '경승합'],
  labo: ['라보', 'labo', 'labopickup'],
  truck1tCargo: ['1톤카고', '1t카고', '카고', '1topentruck', '1tcargo'],
  truck1tBox: ['1톤탑', '1t탑', '탑차', '1톤탑차', '1tboxtruck', '1tbox'],
  truck1tWing: ['1톤윙바디', '1톤윙', '윙바디', '1twingbody', '1twing'],
  truck1_4t: ['1.4톤', '1.4t', '1.4ttruck'],
  truck2_5t: ['2.5톤', '2.5t', '2.5ttruck'],
  truck3_5t: ['3.5톤', '3.5t', '3.5ttruck'],
  truck5t: ['5톤', '5t', '5ttruck'],
  truck11t: ['11톤', '11t', '11ttruck'],
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_()/]/g, '')
    .replace(/트럭$/, '');

function namesOf({ vehicleClass, name }: BulkVehicle): readonly string[] {
  return [plain(name), ...(isVehicleClass(vehicleClass) ? ALIASES[vehicleClass] : [])];
}

type VehicleReading =
  { kind: 'one'; vehicle: BulkVehicle } | { kind: 'several'; vehicles: readonly BulkVehicle[] } | { kind: 'none' };

/** Finds the offered vehicle that a cell names: by the whole name, else by the beginning of a name. */
export function readVehicle(cell: string, offered: readonly BulkVehicle[]): VehicleReading {
  const word = plain(cell);
  if (word === '') return { kind: 'none' };
  const exact = offered.find((vehicle) => namesOf(vehicle).includes(word));
  if (exact) return { kind: 'one', vehicle: exact };
  const near = offered.filter((vehicle) => namesOf(vehicle).some((known) => known.startsWith(word)));
  const [first] = near;
  if (near.length === 1 && first) return { kind: 'one', vehicle: first };
  return near.length === 0 ? { kind: 'none' } : { kind: 'several', vehicles: near };
}
