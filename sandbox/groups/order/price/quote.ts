import { isOpenAt } from '../../common/business-hours';
import type { Db } from '../../../db/database';
import type { RequestScope, Schemas } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { placed } from '../../common/addresses';
import { findService } from '../../common/services';
import { vehiclesFor, type Vehicle } from '../../driver/vehicles';
import { nextFareChange, movingDayDemand } from './korean-calendar';
import { priceOf, type PricedService } from './price';

type Job = Schemas['EstimateRequest'] | Schemas['OrderRequest'];
export type Quote = { price: Schemas['CalculationPrice']; vehicle: Vehicle };

/** Tolerance for the time that a request takes. */
const LATENCY_MS = 60 * 1000;
const MAX_AHEAD_MS = 180 * 24 * 60 * 60 * 1000;
const SURCHARGE = 'surchargePercent';

function vehicleOf({ orderType, vehiclePoolId }: Job): Vehicle {
  const vehicle = vehiclesFor(orderType).find(({ id }) => id === vehiclePoolId);
  if (!vehicle) throw wrongField('NOT_FOUND', 'vehiclePoolId');
  return vehicle;
}

function servicesOf({ orderType, services }: Job, vehicle: Vehicle): PricedService[] {
  return services.map(({ code, quantity }, index) => {
    const field = `services.${index}`;
    const service = findService(orderType, code);
    if (!service) throw wrongField('NOT_FOUND', `${field}.code`);
    const isForVehicle = !service.vehicleClasses?.length || service.vehicleClasses.includes(vehicle.vehicleClass);
    const isExcluded = services.some((other, place) => place !== index && service.excludes?.includes(other.code));
    const isTwice = services.findIndex((other) => other.code === code) !== index;
    if (isTwice) throw wrongField('DUPLICATED', `${field}.code`);
    if (!isForVehicle || isExcluded) throw wrongField('INVALID', `${field}.code`);
    if (quantity > service.maxQuantity) throw wrongField('INVALID', `${field}.quantity`);
    return { service, quantity };
  });
}

function appointmentOf({ orderType, appointmentAt }: Job, now: number): number {
  if (appointmentAt === null) return now;
  const at = Date.parse(appointmentAt);
  const isBookable = at >= now - LATENCY_MS && at <= now + MAX_AHEAD_MS && isOpenAt(orderType, at);
  if (!isBookable) throw wrongField('INVALID', 'appointmentAt');
  return at;
}

export async function surchargePercent(db: Db): Promise<number> {
  const row = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [SURCHARGE]);
  return Number(row?.value ?? 0);
}

export const setSurchargePercent = (db: Db, percent: number) =>
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [SURCHARGE, String(percent)]);

/** Prices a job at `now` (epoch ms). Throws a refusal for the first invalid field. */
export async function quote(
  { db, now, options }: Pick<RequestScope, 'db' | 'now' | 'options'>,
  job: Job,
): Promise<Quote> {
  const vehicle = vehicleOf(job);
  const at = appointmentOf(job, now);
  const hasDay = job.appointmentAt !== null;
  const points = job.waypoints.map(({ address }) => placed(address));
  const hasUnplaced = job.waypoints.some(({ address }) => address.lat === undefined || address.lng === undefined);
  const price = priceOf({
    orderType: job.orderType,
    vehicle,
    points,
    services: servicesOf(job, vehicle),
    at,
    hasDay,
    peak: hasDay && job.orderType === 'HomeMoving' ? await movingDayDemand(at) : 0,
    surchargePercent: await surchargePercent(db),
  });
  // A ride that starts now has another price as soon as night begins or ends.
  const changesAt = hasDay || job.orderType === 'HomeMoving' ? Infinity : nextFareChange(now);
  const validUntil = Math.min(now + options.priceValidSeconds * 1000, changesAt);
  const places = hasUnplaced ? { places: points.map(({ lat, lng }) => ({ lat, lng })) } : {};
  return { vehicle, price: { ...price, ...places, validUntil: new Date(validUntil).toISOString() } };
}
