import type { Schemas } from '../../../server/operation';
import type { Vehicle } from '../../driver/vehicles';
import { routeLength, type LatLng } from './geometry';
import { isNight } from './korean-calendar';
import { movingParts } from './moving-price';

type PricePart = Schemas['PricePart'];
export type PricedService = { service: Schemas['Service']; quantity: number };
export type PriceQuestion = {
  orderType: Schemas['OrderType'];
  vehicle: Vehicle;
  points: readonly LatLng[];
  services: readonly PricedService[];
  /** The appointment, or now. */
  at: number;
  /** False while a move has no date yet. */
  hasDay: boolean;
  /** Demand on the day of a move. */
  peak: number;
  /** A surcharge set by tests. */
  surchargePercent: number;
};
export type Price = Omit<Schemas['CalculationPrice'], 'validUntil'>;

const STEP_WON = 100;
const STOP_WON = 3_000;
const NIGHT_PERCENT = 20;
const FREE_KM = 3;
/** Services that appear in the price under their own code. */
const NAMED_SERVICES: readonly string[] = ['roundTrip', 'urgent'];

const roundToStep = (won: number) => Math.round(won / STEP_WON) * STEP_WON;
const part = (code: string, amount: number, more: Partial<PricePart> = {}): PricePart => ({
  code,
  amount: roundToStep(amount),
  ...more,
});

function servicePart({ service, quantity }: PricedService, roadFee: number): PricePart {
  const each = service.isPercent ? (roadFee * service.price) / 100 : service.price;
  const code = NAMED_SERVICES.includes(service.code) ? service.code : 'service';
  return part(code, each * quantity, { serviceCode: service.code, quantity });
}

const sumOf = (parts: readonly PricePart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The price of a ride, without surcharges. */
function ridePrice({ vehicle, points, services }: PriceQuestion, distanceMetres: number): PricePart[] {
  const paidKm = Math.max(0, distanceMetres / 1000 - FREE_KM);
  const base = part('base', vehicle.basePrice);
  const distance = part('distance', paidKm * vehicle.perKm);
  const stopCount = points.length - 2;
  const roadFee = base.amount + distance.amount;
  return [
    base,
    distance,
    ...(stopCount > 0 ? [part('stops', stopCount * STOP_WON, { quantity: stopCount })] : []),
    ...services.map((choice) => servicePart(choice, roadFee)),
  ];
}

const movePrice = ({ vehicle, services, peak }: PriceQuestion, distanceMetres: number) =>
  movingParts({ vehicle, services, distanceMetres, peak }).map(({ code, amount, ...more }) => part(code, amount, more));

/** Won including VAT; the parts add up to the total. */
export function priceOf(question: PriceQuestion): Price {
  const { orderType, points, at, hasDay, surchargePercent } = question;
  const length = routeLength(points);
  const isMove = orderType === 'HomeMoving';
  const baseParts = isMove ? movePrice(question, length.distanceMetres) : ridePrice(question, length.distanceMetres);
  const roadFee = sumOf(baseParts.filter(({ code }) => code === 'base' || code === 'distance'));
  const isAtNight = isNight(at) && (hasDay || !isMove);

  const parts = [
    ...baseParts,
    ...(isAtNight ? [part('night', (roadFee * NIGHT_PERCENT) / 100)] : []),
    ...(surchargePercent > 0 ? [part('surcharge', (roadFee * surchargePercent) / 100)] : []),
  ];
  return { total: sumOf(parts), parts, ...length };
}
