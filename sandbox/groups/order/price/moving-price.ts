import { MOVING_ITEMS } from '../../common/moving-items';
import { baseFee, type Vehicle } from '../../driver/vehicles';
import type { PricedService } from './price';

/** An amount of a move, before it is rounded. */
export type MovingPart = { code: string; amount: number; serviceCode?: string; quantity?: number };

/** Cubic metres that a truck really takes. */
const USABLE_M3: Record<string, number> = {
  truck1tCargo: 5,
  truck1tBox: 5,
  truck1_4t: 7,
  truck2_5t: 12,
  truck3_5t: 18,
  truck5t: 25,
  truck11t: 50,
};
const SMALLEST_M3 = 5;

const CREW_WON = 130_000;
const M3_PER_WORKER = 8;
/** Won for the job and for each cubic metre; what is packed for the customer takes time. */
const LEVEL_FEES: Record<string, readonly [once: number, perM3: number]> = {
  moveVehicleOnly: [0, 0],
  moveStandard: [30_000, 2_000],
  moveHalfPack: [50_000, 5_000],
  moveFullPack: [80_000, 8_000],
};

const LADDER = { first: 150_000, upToFloor: 5, step: 10_000, stepFloors: 2 };
const PARKING = { freeMetres: 20, perMetres: 10, won: 5_000 };
const FREE_KM = 10;
/** A day in demand costs more, and the more so the larger the truck. */
function peakWon(m3: number): number {
  if (m3 >= 30) return 300_000;
  if (m3 >= 20) return 200_000;
  return m3 >= 10 ? 150_000 : 100_000;
}

export const usableM3 = ({ vehicleClass }: Vehicle) => USABLE_M3[vehicleClass] ?? SMALLEST_M3;

const SIZE = new Map(MOVING_ITEMS.map(([code, , m3, kg]) => [`item-${code}`, { m3, kg }]));
const OTHER_ITEM = { m3: 0.1, kg: 12 };
const OWN_UNIT = { m3: 0.1, kg: 10 };

const sizeOf = (code: string) => {
  if (code === 'ownVolume') return OWN_UNIT;
  return code.startsWith('item-') ? (SIZE.get(code) ?? OTHER_ITEM) : { m3: 0, kg: 0 };
};

/** All that is named; nothing of it while nothing is. */
const loadOf = (services: readonly PricedService[]) =>
  services.reduce(
    (sum, { service: { code }, quantity }) => {
      const { m3, kg } = sizeOf(code);
      return { m3: sum.m3 + m3 * quantity, kg: sum.kg + kg * quantity };
    },
    { m3: 0, kg: 0 },
  );

/** Sums of decimals come out crooked; nobody pays a truck for a thousandth. */
const fullOnes = (amount: number, each: number) => Math.ceil(amount / each - 1e-3);

export const ladderWon = (floor: number) =>
  LADDER.first + Math.max(0, Math.ceil((floor - LADDER.upToFloor) / LADDER.stepFloors)) * LADDER.step;

export const parkingWon = (metres: number) =>
  Math.max(0, Math.ceil((metres - PARKING.freeMetres) / PARKING.perMetres)) * PARKING.won;

/** What a service costs in this job; null where it is only a fact, or counted elsewhere. */
function servicePart({ service, quantity }: PricedService): MovingPart | null {
  const { code, price } = service;
  const part = (amount: number, more: Partial<MovingPart> = {}) =>
    amount === 0 ? null : { code: 'service', serviceCode: code, amount, ...more };
  if (/^ladder(From|To)$/.test(code)) return part(ladderWon(quantity));
  if (/^parking(From|To)$/.test(code)) return part(parkingWon(quantity));
  return part(price * quantity, { quantity });
}

export type MovingQuestion = {
  vehicle: Vehicle;
  services: readonly PricedService[];
  distanceMetres: number;
  /** How much of the peak is asked for that day: 0, a half on weekends, 1. */
  peak: number;
};

/** A truck, a crew and their time; how many of each hangs on what there is to be carried. */
export function movingParts({ vehicle, services, distanceMetres, peak }: MovingQuestion): MovingPart[] {
  // With nothing named the truck is taken to be full.
  const load = loadOf(services);
  const volume = load.m3 || usableM3(vehicle);
  const trucks = Math.max(1, fullOnes(volume, usableM3(vehicle)), fullOnes(load.kg, vehicle.payloadKg));
  const level = services.find(({ service }) => service.code in LEVEL_FEES)?.service.code;
  const [once, perM3] = LEVEL_FEES[level ?? ''] ?? [0, 0];
  const hasCrew = level !== undefined && level !== 'moveVehicleOnly';
  const workers = Math.max(1, fullOnes(volume, M3_PER_WORKER));
  const paidKm = Math.max(0, distanceMetres / 1000 - FREE_KM);

  return [
    { code: 'base', amount: baseFee(vehicle, 'HomeMoving') * trucks, ...(trucks > 1 ? { quantity: trucks } : {}) },
    { code: 'distance', amount: paidKm * vehicle.perKm * trucks },
    ...(hasCrew ? [{ code: 'crew', amount: workers * CREW_WON, quantity: workers }] : []),
    ...(level && once > 0 ? [{ code: 'service', serviceCode: level, amount: once + perM3 * volume }] : []),
    ...services.flatMap((choice) => servicePart(choice) ?? []),
    ...(peak > 0 ? [{ code: 'peakDay', amount: peakWon(usableM3(vehicle)) * peak }] : []),
  ];
}
