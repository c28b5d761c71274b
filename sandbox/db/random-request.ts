import { findService } from '../groups/common/services';
import { vehiclesFor } from '../groups/driver/vehicles';
import { straightMetres } from '../groups/order/price/geometry';
import type { Schemas } from '../server/operation';
import type { Random } from './random';
import { householdServices } from './sample/household';
import { JOBS, type Job, type Sender } from './sample/jobs';
import { PLACES, waypointAt, type Place, type PlaceKind } from './sample/places';

type OrderRequest = Schemas['OrderRequest'];
export type RequestOverrides = Partial<Omit<OrderRequest, 'waypoints' | 'calculationPrice'>> & { stops?: number };
/** Who sends it, and between which places if not any. */
export type Sending = { sender?: Sender; route?: readonly Place[] };

/** A motorcycle goes no farther. Metres, in a straight line. */
const REACH: Readonly<Record<string, number>> = { motorcycle: 18_000 };
const REACH_OF_OTHERS = 60_000;
export const reachOf = (vehicleClass: string) => REACH[vehicleClass] ?? REACH_OF_OTHERS;
/** The shortest distance of a sample order, in metres, in a straight line. */
const NEAREST = 1_000;
/** How often a job comes up, by its vehicle. */
const SHARE: Readonly<Record<string, number>> = { motorcycle: 8, car: 6, damas: 6 };
const SHARE_OF_TRUCKS = 2;
/** Several recipients on one way are customers, not one of three halls. */
const KINDS_WITH_STOPS: readonly PlaceKind[] = ['cafe', 'shop', 'home', 'office', 'law'];

export const placesOf = (kinds: readonly PlaceKind[]) => PLACES.filter(({ kind }) => kinds.includes(kind));
/** `Default` is offered the vehicles and services of a quick order. */
const rideType = (orderType: OrderRequest['orderType'] | undefined) => (orderType === 'Default' ? 'Quick' : orderType);

/** The jobs of this sender that fit the wishes; of anybody if the sender has none. */
function jobsFor(sender: Sender, { orderType, vehiclePoolId }: RequestOverrides): readonly Job[] {
  const fits = (job: Job) =>
    (orderType === undefined || job.orderType === rideType(orderType)) &&
    (vehiclePoolId === undefined || job.vehicles.some((code) => `pool-${code}` === vehiclePoolId));
  const fitting = JOBS.filter(fits);
  const own = fitting.filter((job) => job.sender === sender);
  if (own.length > 0) return own;
  const anybody = fitting.filter((job) => job.sender === 'anybody');
  return anybody.length > 0 ? anybody : JOBS.filter((job) => job.orderType === rideType(orderType));
}

const mayHaveStops = ({ to }: Job) => to.every((kind) => KINDS_WITH_STOPS.includes(kind));

function jobFor(random: Random, sender: Sender, wishes: RequestOverrides): Job {
  const jobs = jobsFor(sender, wishes);
  const onTour = wishes.stops ? jobs.filter(mayHaveStops) : jobs;
  const weighted = (onTour.length > 0 ? onTour : jobs).flatMap((job) =>
    Array<Job>(SHARE[job.vehicles[0] ?? ''] ?? SHARE_OF_TRUCKS).fill(job),
  );
  return random.pick(weighted);
}

/** Those to whom this vehicle is sent from there. */
export const recipientsOf = (pickup: Place, to: readonly PlaceKind[], reach: number) =>
  placesOf(to).filter(({ address }) => {
    const metres = straightMetres(address, pickup.address);
    return metres >= NEAREST && metres <= reach;
  });

/** The pickup, stops on the way and the drop-off, all different and within the vehicle's reach. */
function routeOf(random: Random, { from, to }: Pick<Job, 'from' | 'to'>, reach: number, stops: number): Place[] {
  const senders = placesOf(from);
  const inReach = senders.filter((sender) => recipientsOf(sender, to, reach).length > stops);
  const pickup = random.pick(inReach.length > 0 ? inReach : senders);
  const near = recipientsOf(pickup, to, reach);
  const rest = near.length > stops ? near : PLACES.filter(({ name }) => name !== pickup.name);
  const chosen: Place[] = [];
  while (chosen.length <= stops) {
    const next = random.pick(rest.filter((place) => !chosen.includes(place)));
    chosen.push(next);
  }
  return [pickup, ...chosen];
}

function servicesOf(random: Random, job: Job, orderType: OrderRequest['orderType'], vehicleClass: string) {
  const offered = (job.services ?? []).filter((code) => {
    const classes = findService(orderType, code)?.vehicleClasses;
    return classes !== undefined && (classes.length === 0 || classes.includes(vehicleClass));
  });
  return offered.length > 0 && random.chance(0.5) ? [{ code: random.pick(offered), quantity: 1 }] : [];
}

function homeMove(random: Random, { stops = 0, ...given }: RequestOverrides, route?: readonly Place[]): OrderRequest {
  const offered = vehiclesFor('HomeMoving');
  const vehicle = offered.find(({ id }) => id === given.vehiclePoolId) ?? random.pick(offered);
  const homes = route ?? routeOf(random, { from: ['home'], to: ['home'] }, REACH_OF_OTHERS, stops);
  return {
    orderType: 'HomeMoving',
    vehiclePoolId: vehicle.id,
    appointmentAt: null,
    waypoints: homes.map((place) => waypointAt(place, () => '')),
    flags: [],
    services: householdServices(vehicle, homes),
    remark: random.pick(['', '피아노 위 상자는 따로 실어 주세요', '큰 가구는 분해해 두었어요']),
    goods: null,
    calculationPrice: { total: 0 },
    pay: random.pick(['cash', 'card', 'card']),
    payer: null,
    ...given,
  };
}

/** A believable order: what is sent fits sender, recipient, vehicle and distance. Fields in `wishes` are kept. */
export function randomRequest(random: Random, wishes: RequestOverrides = {}, sending: Sending = {}): OrderRequest {
  if (wishes.orderType === 'HomeMoving') return homeMove(random, wishes, sending.route);
  const { stops, ...given } = wishes;
  const job = jobFor(random, sending.sender ?? 'anybody', wishes);
  const orderType = given.orderType ?? job.orderType;
  const offered = vehiclesFor(orderType);
  const wanted = given.vehiclePoolId ?? `pool-${random.pick(job.vehicles)}`;
  const vehicle = offered.find(({ id }) => id === wanted) ?? random.pick(offered);
  const stopCount = stops ?? (mayHaveStops(job) && random.chance(0.15) ? 1 : 0);
  const route = sending.route ?? routeOf(random, job, reachOf(vehicle.vehicleClass), stopCount);
  const [min, max] = job.count;
  return {
    orderType,
    vehiclePoolId: vehicle.id,
    appointmentAt: null,
    waypoints: route.map((place) => waypointAt(place, random.pick)),
    flags: [],
    services: servicesOf(random, job, orderType, vehicle.vehicleClass),
    remark: random.pick(['', ...(job.remarks ?? [''])]),
    goods: { description: job.goods, count: min + random.below(max - min + 1) },
    calculationPrice: { total: 0 },
    pay: random.pick(['cash', 'card', 'card']),
    payer: null,
    ...given,
  };
}
