import type { TFunction } from 'i18next';
import { array, mixed, object, string, ValidationError, type AnyObjectSchema, type Schema } from 'yup';
import { serverNow } from '@/domain/time/clock';
import { GOODS_FIGURES, isGoodsFigure } from '@/domain/order/goods';
import { MAX_FLOOR, MIN_FLOOR } from '@/domain/home-move/access';
import { toPyeong } from '@/domain/home-move/area';
import { type HomeMoveGap, homeMoveGaps, isLoadUnknown, MAX_AREA, MIN_AREA } from '@/domain/home-move/gaps';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { homeMoveRemark } from '@/domain/home-move/payload';
import { TEXT_LIMITS, type OrderDraft, type WaypointEntry } from '@/domain/order/draft';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { isPhone } from '@/domain/text/phone';
import { HOME_MOVE_FIELDS } from './home-move/field-ids';
import { MOVE_PATH } from './home-move/steps';

type T = TFunction<['composer']>;
type HomeMoveT = TFunction<'moving'>;

const text = (t: T, max: number) => string().max(max, t('error.tooLong', { max }));

const waypointSchema = (t: T) => {
  const fields = {
    address: mixed()
      .nullable()
      .test('chosen', t('error.address'), (value) => Boolean(value)),
    addressDetail: text(t, TEXT_LIMITS.addressDetail),
    contactName: text(t, TEXT_LIMITS.contactName).trim().required(t('error.contactName')),
    phones: array()
      .of(string().test('phone', t('error.phone'), (phone = '') => phone.trim() === '' || isPhone(phone)))
      // One number is enough; the message for a missing number belongs to the first field.
      .test('some', (phones, { path, createError }) => {
        const isGiven = phones?.some((phone) => phone && phone.trim() !== '');
        return isGiven || createError({ path: `${path}[0]`, message: t('error.phones') });
      }),
    note: text(t, TEXT_LIMITS.note),
    doorCode: text(t, TEXT_LIMITS.doorCode),
  } satisfies Record<WaypointEntry, Schema>;
  return object(fields);
};

const CONTROLS = new Map<string, string>(HOME_MOVE_FIELDS);
const pathOf = (gap: HomeMoveGap | 'day') => `${MOVE_PATH}${CONTROLS.get(`moving.${gap}`)}`;

/** A figure outside its limits is told them; a missing one is asked for. */
function gapMessage(t: HomeMoveT, gap: HomeMoveGap, { from, to }: HomeMoveJob): string {
  if (gap === 'area') return t('error.area', { min: toPyeong(MIN_AREA), max: toPyeong(MAX_AREA) });
  const isWrongFloor = (gap === 'fromFloor' && /\d/.test(from.floor)) || (gap === 'toFloor' && /\d/.test(to.floor));
  return isWrongFloor ? t('error.floorRange', { below: -MIN_FLOOR, above: MAX_FLOOR }) : t(`error.${gap}`);
}

/** Reports each missing answer of a home move at the control that asks for it. */
const homeMoveSchema = (t: HomeMoveT) =>
  mixed<OrderDraft['moving']>().test('whole', (move, { parent, createError }) => {
    const { orderType, appointmentAt, remark } = parent as OrderDraft; // boundary: Yup does not type it
    const { hasInventory, isBookedByDay } = rulesOf(orderType);
    if (!hasInventory || !move) return true;
    const errors = [
      ...homeMoveGaps(move).map((gap) => createError({ path: pathOf(gap), message: gapMessage(t, gap, move) })),
      ...(isBookedByDay && !appointmentAt ? [createError({ path: pathOf('day'), message: t('error.day') })] : []),
      ...(homeMoveRemark(move, remark).length > TEXT_LIMITS.remark
        ? [createError({ path: 'remark', message: t('error.remark') })]
        : []),
    ];
    return errors.length === 0 || new ValidationError(errors);
  });

/** Skipped where there is an inventory instead of goods: a hidden field must not block the order. */
const unlessInventory = (schema: Schema) =>
  schema.when('orderType', {
    is: (orderType: OrderType) => rulesOf(orderType).hasInventory,
    then: () => mixed(),
    otherwise: () => schema,
  });

export const orderSchema = (t: T, movingT: HomeMoveT) =>
  object({
    waypoints: array().of(waypointSchema(t)),
    vehiclePoolId: string().test('chosen', t('error.vehicle'), (id, { parent }) => {
      const { orderType, moving } = parent as OrderDraft; // boundary: Yup does not type it
      // The truck of a move follows from its load.
      return Boolean(id) || (rulesOf(orderType).hasInventory && isLoadUnknown(moving));
    }),
    appointmentAt: string()
      .nullable()
      .test('future', t('error.appointment'), (at) => !at || Date.parse(at) > serverNow()),
    goodsSize: unlessInventory(
      object(
        Object.fromEntries(
          GOODS_FIGURES.map((name) => [
            name,
            string().test('figure', t('error.figure'), (typed = '') => isGoodsFigure(name, typed)),
          ]),
        ),
      ),
    ),
    goodsDescription: unlessInventory(text(t, TEXT_LIMITS.goodsDescription)),
    remark: text(t, TEXT_LIMITS.remark),
    moving: homeMoveSchema(movingT),
  });

/**
 * Validates the whole draft. Returns the first message per Yup path (`waypoints[0].phones[1]`); rethrows other errors.
 */
export async function findMessages(schema: AnyObjectSchema, draft: OrderDraft): Promise<Map<string, string>> {
  try {
    await schema.validate(draft, { abortEarly: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const messages = new Map<string, string>();
    for (const { path = '', message } of found) if (!messages.has(path)) messages.set(path, message);
    return messages;
  }
}
