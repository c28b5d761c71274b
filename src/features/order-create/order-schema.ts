import type { TFunction } from 'i18next';
import { array, mixed, object, string, ValidationError, type AnyObjectSchema, type Schema } from 'yup';
import { serverNow } from '@/domain/time/clock';
import { GOODS_FIGURES, isGoodsFigure } from '@/domain/order/goods';
import { movingGaps } from '@/domain/home-move/gaps';
import { movingRemark } from '@/domain/home-move/payload';
import { TEXT_LIMITS, type OrderDraft, type WaypointEntry } from '@/domain/order/draft';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { isPhone } from '@/domain/text/phone';

type T = TFunction<['composer']>;
type MovingT = TFunction<'moving'>;

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
      // One number is enough; the first field says that it is missing.
      .test('some', (phones, { path, createError }) => {
        const isGiven = phones?.some((phone) => phone && phone.trim() !== '');
        return isGiven || createError({ path: `${path}[0]`, message: t('error.phones') });
      }),
    note: text(t, TEXT_LIMITS.note),
    doorCode: text(t, TEXT_LIMITS.doorCode),
  } satisfies Record<WaypointEntry, Schema>;
  return object(fields);
};

/** What is missing in a move, each at its own path. */
const movingSchema = (t: MovingT) =>
  mixed<OrderDraft['moving']>().test('whole', (move, { parent, createError }) => {
    const { orderType, appointmentAt, remark } = parent as OrderDraft; // boundary: Yup does not type it
    const { hasInventory, isBookedByDay } = rulesOf(orderType);
    if (!hasInventory || !move) return true;
    const errors = [
      ...movingGaps(move).map((gap) => createError({ path: `moving.${gap}`, message: t(`error.${gap}`) })),
      ...(isBookedByDay && !appointmentAt ? [createError({ path: 'moving.day', message: t('error.day') })] : []),
      ...(movingRemark(move, remark).length > TEXT_LIMITS.remark
        ? [createError({ path: 'remark', message: t('error.remark') })]
        : []),
    ];
    return errors.length === 0 || new ValidationError(errors);
  });

/** The goods are hidden where there is an inventory: what is hidden must not hold the order up. */
const unlessInventory = (schema: Schema) =>
  schema.when('orderType', {
    is: (orderType: OrderType) => rulesOf(orderType).hasInventory,
    then: () => mixed(),
    otherwise: () => schema,
  });

export const orderSchema = (t: T, movingT: MovingT) =>
  object({
    waypoints: array().of(waypointSchema(t)),
    vehiclePoolId: string().required(t('error.vehicle')),
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
    moving: movingSchema(movingT),
  });

/** The first message for each path of the draft that is wrong. */
export async function findMessages(schema: AnyObjectSchema, draft: OrderDraft): Promise<Map<string, string>> {
  try {
    await schema.validate(draft, { abortEarly: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return new Map(found.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
