import type { Schemas } from '../../../server/operation';
import { baseFee, type Vehicle } from '../../driver/vehicles';
import { routeLength, type LatLng } from './geometry';
import { isNight, isPeakMovingDay } from './korean-calendar';

type PricePart = Schemas['PricePart'];
export type PricedService = { service: Schemas['Service']; quantity: number };
export type PriceQuestion = {
  orderType: Schemas['OrderType'];
  vehicle: Vehicle;
  points: readonly LatLng[];
  services: readonly PricedService[];
  /** The appointment, or now. */
  at: number;
  /** What a test has put on every price. */
  surchargePercent: number;
};
export type Price = Omit<Schemas['CalculationPrice'], 'validUntil'>;

const STEP_WON = 100;
const STOP_WON = 3_000;
const NIGHT_PERCENT = 20;
const PEAK_PERCENT = 15;
const FREE_KM = { HomeMoving: 10, other: 3 } as const;
/** Options that the price names by themselves. */
const OWN_PARTS: readonly string[] = ['roundTrip', 'urgent'];

const stepped = (won: number) => Math.round(won / STEP_WON) * STEP_WON;
const part = (code: string, amount: number, more: Partial<PricePart> = {}): PricePart => ({
  code,
  amount: stepped(amount),
  ...more,
});

function servicePart({ service, quantity }: PricedService, road: number): PricePart {
  const each = service.isPercent ? (road * service.price) / 100 : service.price;
  const code = OWN_PARTS.includes(service.code) ? service.code : 'service';
  return part(code, each * quantity, { serviceCode: service.code, quantity });
}

/** Won with VAT; the parts sum up to the total. */
export function priceOf(question: PriceQuestion): Price {
  const { orderType, vehicle, points, services, at, surchargePercent } = question;
  const length = routeLength(points);
  const isMoving = orderType === 'HomeMoving';
  const paidKm = Math.max(0, length.distanceMetres / 1000 - (isMoving ? FREE_KM.HomeMoving : FREE_KM.other));
  const base = part('base', baseFee(vehicle, orderType));
  const distance = part('distance', paidKm * vehicle.perKm);
  const stopCount = points.length - 2;
  const road = base.amount + distance.amount;

  const parts = [
    base,
    distance,
    ...(stopCount > 0 ? [part('stops', stopCount * STOP_WON, { quantity: stopCount })] : []),
    ...services.map((choice) => servicePart(choice, road)),
    ...(isMoving && isPeakMovingDay(at) ? [part('peakDay', (road * PEAK_PERCENT) / 100)] : []),
    ...(isNight(at) ? [part('night', (road * NIGHT_PERCENT) / 100)] : []),
    ...(surchargePercent > 0 ? [part('surcharge', (road * surchargePercent) / 100)] : []),
  ];
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts, ...length };
}
