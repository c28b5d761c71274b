import { checkGoodsFit, isGoodsFigure, readGoods } from '../order/goods';
import {
  emptyDraft,
  NO_GOODS_SIZE,
  TEXT_LIMITS,
  type DraftAddress,
  type DraftWaypoint,
  type OrderDraft,
} from '../order/draft';
import { REFERENCE_LIMITS, writeReference } from '../order/reference';
import { keysOf } from '../keys-of';
import { lengthOf } from '../text/visible-text';
import { phoneProblem, timeProblem, type CheckContext, type Problem } from './cell-problems';
import { REQUIRED_FIELDS, type BulkField } from './fields';
import { readFigure, readMoment, readPay, readPhones, type BulkPay } from './read-value';
import { readVehicle } from './read-vehicle';
import type { Resolution } from './resolve-address';
import type { BulkRow } from './row';

export type RowCheck = {
  problems: readonly Problem[];
  /** The row as an order without a price; null while it has problems. */
  order: { draft: OrderDraft; pay: BulkPay } | null;
};

/** Maximum lengths in characters. */
const MAX_LENGTHS: Partial<Record<BulkField, number>> = {
  pickupDetail: TEXT_LIMITS.addressDetail,
  dropDetail: TEXT_LIMITS.addressDetail,
  pickupName: TEXT_LIMITS.contactName,
  dropName: TEXT_LIMITS.contactName,
  dropNote: TEXT_LIMITS.note,
  goods: TEXT_LIMITS.goodsDescription,
  remark: TEXT_LIMITS.remark,
  reference: REFERENCE_LIMITS.reference,
  costCentre: REFERENCE_LIMITS.costCentre,
  memo: REFERENCE_LIMITS.memo,
};

const ADDRESS_PROBLEM = {
  pending: 'addressPending',
  failed: 'addressFailed',
  none: 'addressNone',
  several: 'addressSeveral',
} as const;

const VEHICLE_PROBLEM = {
  several: 'vehicleSeveral',
  notOffered: 'vehicleNotOffered',
  unknown: 'vehicleUnknown',
} as const;

/** `rest`: what the cell says after the address, such as floor and unit. */
type Place = { address: DraftAddress; rest: string };
type PlaceReading = { place: Place | null; problem: Problem | null };

/** The address that the customer picked for the cell's text, else the one that was found for it. */
function readPlace(field: 'pickupAddress' | 'dropAddress', row: BulkRow, resolution: Resolution): PlaceReading {
  const text = row.values[field];
  const picked = field === 'pickupAddress' ? row.pickup : row.drop;
  if (picked?.text === text) return { place: picked, problem: null };
  if (text === '') return { place: null, problem: null };
  if (resolution.kind === 'found') return { place: resolution, problem: null };
  return { place: null, problem: { field, code: ADDRESS_PROBLEM[resolution.kind] } };
}

const momentOf = ({ values }: BulkRow, { now }: CheckContext) => readMoment(values.time, now);

/** Whether a check made in the context `before` holds in `context` too. As time passes, only the pickup time can turn wrong. */
export function stillHolds(row: BulkRow, before: CheckContext, context: CheckContext): boolean {
  if (before === context) return true;
  if (keysOf(context).some((name) => name !== 'now' && before[name] !== context[name])) return false;
  const moment = momentOf(row, context);
  return moment === momentOf(row, before) && timeProblem(moment, context)?.code === timeProblem(moment, before)?.code;
}

/** Validates a row and turns it into an order. Pure: the caller has looked up the addresses. */
export function checkRow(
  row: BulkRow,
  found: { pickup: Resolution; drop: Resolution },
  context: CheckContext,
): RowCheck {
  const { values } = row;
  const problems: Problem[] = [];
  /** A cell shows its first problem only. */
  const add = (problem: Problem | null) => {
    if (problem && !problems.some(({ field }) => field === problem.field)) problems.push(problem);
  };

  for (const field of REQUIRED_FIELDS) if (values[field] === '') add({ field, code: 'required' });
  for (const [field, max] of Object.entries(MAX_LENGTHS)) {
    // Object.entries types its keys as string.
    const name = field as BulkField;
    if (lengthOf(values[name]) > max) add({ field: name, code: 'tooLong', values: { max } });
  }

  const remark = writeReference(values, values.remark);
  // Reference, cost centre and memo are sent in the remark, so together they may be too long.
  if (lengthOf(remark) > TEXT_LIMITS.remark) {
    const own = lengthOf(remark) - lengthOf(values.remark);
    add({ field: 'remark', code: 'tooLong', values: { max: TEXT_LIMITS.remark - own } });
  }

  const pickup = readPlace('pickupAddress', row, found.pickup);
  const drop = readPlace('dropAddress', row, found.drop);
  add(pickup.problem);
  add(drop.problem);
  for (const [side, place] of [
    ['pickup', pickup.place],
    ['drop', drop.place],
  ] as const) {
    const over = lengthOf(place?.rest ?? '') - TEXT_LIMITS.addressDetail;
    const field = `${side}Address` as const;
    if (over > 0 && values[`${side}Detail`] === '') {
      add({ field, code: 'tooLong', values: { max: lengthOf(values[field]) - over } });
    }
  }
  for (const field of ['pickupPhone', 'dropPhone'] as const) {
    if (values[field] !== '') add(phoneProblem(field, values[field], context.maxPhones));
  }

  const vehicle = readVehicle(values.vehicle, context.vehicles);
  if (vehicle.kind !== 'one') {
    const fitting = vehicle.kind === 'several' ? vehicle.vehicles : context.vehicles;
    const names = fitting.map(({ name }) => name).join(', ');
    add({ field: 'vehicle', code: VEHICLE_PROBLEM[vehicle.kind], values: { names } });
  }

  const moment = momentOf(row, context);
  add(timeProblem(moment, context));
  const pay = readPay(values.pay);
  if (!pay) add({ field: 'pay', code: 'pay' });

  const count = values.count === '' ? '' : readFigure(values.count, 'count');
  const weightKg = values.weight === '' ? '' : readFigure(values.weight, 'weight');
  if (count === undefined || !isGoodsFigure('count', count)) add({ field: 'count', code: 'figure' });
  if (weightKg === undefined || !isGoodsFigure('weightKg', weightKg)) add({ field: 'weight', code: 'figure' });
  const goodsSize = { ...NO_GOODS_SIZE, count: count ?? '', weightKg: weightKg ?? '' };
  if (vehicle.kind === 'one' && !checkGoodsFit(readGoods(goodsSize), vehicle.vehicle).fits) {
    add({ field: 'weight', code: 'tooHeavy', values: { max: vehicle.vehicle.payloadKg } });
  }

  if (problems.length > 0 || !pickup.place || !drop.place || vehicle.kind !== 'one' || !pay || moment === undefined) {
    return { problems, order: null };
  }
  const waypointAt = (side: 'pickup' | 'drop', { address, rest }: Place): DraftWaypoint => ({
    key: side,
    address,
    addressDetail: values[`${side}Detail`] || rest,
    contactName: values[`${side}Name`],
    phones: readPhones(values[`${side}Phone`]),
    note: side === 'drop' ? values.dropNote : '',
    // Sheets have no column for door codes, because they are passed around.
    doorCode: '',
  });
  return {
    problems,
    order: {
      pay,
      draft: {
        ...emptyDraft(),
        orderType: context.orderType,
        waypoints: [waypointAt('pickup', pickup.place), waypointAt('drop', drop.place)],
        vehiclePoolId: vehicle.vehicle.id,
        appointmentAt: moment,
        payer: pay === 'onArrival' ? 'CashOnArrival' : null,
        remark,
        goodsDescription: values.goods,
        goodsSize,
      },
    },
  };
}
