import { MOVING_ITEMS } from '../../common/moving-items';
import { baseFee, type Vehicle } from '../../driver/vehicles';
import type { PricedService } from './price';

/** A part of a move's price, before rounding. */
export type MovingPart = { code: string; amount: number; serviceCode?: string; quantity?: number };

/** Usable cubic metres per truck. */
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
/** Won per job and per cubic metre; packing takes time. */
const LEVEL_FEES: Record<string, readonly [once: number, perM3: number]> = {
  moveVehicleOnly: [0, 0],
  moveStandard: [30_000, 2_000],
  moveHalfPack: [50_000, 5_000],
  moveFullPack: [80_000, 8_000],
};

const LADDER = { first: 150_000, upToFloor: 5, step: 10_000, stepFloors: 2 };
const PARKING = { freeMetres: 20, perMetres: 10, won: 5_000 };
const FREE_KM = 10;
/** The surcharge in won of a day in full demand; higher for larger trucks. */
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

/** The load of all listed items. */
const loadOf = (services: readonly PricedService[]) =>
  services.reduce(
    (sum, { service: { code }, quantity }) => {
      const { m3, kg } = sizeOf(code);
      return { m3: sum.m3 + m3 * quantity, kg: sum.kg + kg * quantity };
    },
    { m3: 0, kg: 0 },
  );

/** Rounds up to whole units, but tolerates floating-point noise: a thousandth needs no further truck. */
const wholeUnits = (amount: number, each: number) => Math.ceil(amount / each - 1e-3);

/** Ladder truck fee in won. */
export const ladderWon = (floor: number) =>
  LADDER.first + Math.max(0, Math.ceil((floor - LADDER.upToFloor) / LADDER.stepFloors)) * LADDER.step;

/** Fee in won for carrying from a distant parking place. */
export const parkingWon = (metres: number) =>
  Math.max(0, Math.ceil((metres - PARKING.freeMetres) / PARKING.perMetres)) * PARKING.won;

/** The price of a service in this job; null if it is only a fact, or if its price is included elsewhere. */
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
  /** Demand on that day: 0, 0.5 or 1. */
  peak: number;
};

/** The price of a move: trucks, crew and their time, depending on the load. */
export function movingParts({ vehicle, services, distanceMetres, peak }: MovingQuestion): MovingPart[] {
  // Without listed items, assumes a full truck.
  const load = loadOf(services);
  const volume = load.m3 || usableM3(vehicle);
  const trucks = Math.max(1, wholeUnits(volume, usableM3(vehicle)), wholeUnits(load.kg, vehicle.payloadKg));
  const level = services.find(({ service }) => service.code in LEVEL_FEES)?.service.code;
  const [once, perM3] = LEVEL_FEES[level ?? ''] ?? [0, 0];
  const hasCrew = level !== undefined && level !== 'moveVehicleOnly';
  const workers = Math.max(1, wholeUnits(volume, M3_PER_WORKER));
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
