import type { TFunction } from 'i18next';
import { array, mixed, object, string } from 'yup';
import { isGoodsFigure } from '@/domain/goods';
import { isPhone } from '@/domain/phone';
import { SIZE_NAMES } from './form-problems';
import { LIMITS } from './text-limits';

type T = TFunction<['composer']>;

const text = (t: T, max: number) => string().max(max, t('error.tooLong', { max }));

const waypointSchema = (t: T) =>
  object({
    address: mixed()
      .nullable()
      .test('chosen', t('error.address'), (value) => Boolean(value)),
    addressDetail: text(t, LIMITS.addressDetail),
    contactName: text(t, LIMITS.contactName).trim().required(t('error.contactName')),
    phones: array()
      .of(string().test('phone', t('error.phone'), (phone = '') => phone.trim() === '' || isPhone(phone)))
      // One number is enough, and the first field is where it is missing.
      .test('some', (phones, { path, createError }) => {
        const isGiven = phones?.some((phone) => phone && phone.trim() !== '');
        return isGiven || createError({ path: `${path}[0]`, message: t('error.phones') });
      }),
    note: text(t, LIMITS.note),
    doorCode: text(t, LIMITS.doorCode),
  });

export const orderSchema = (t: T) =>
  object({
    waypoints: array().of(waypointSchema(t)),
    vehiclePoolId: string().required(t('error.vehicle')),
    appointmentAt: string()
      .nullable()
      .test('future', t('error.appointment'), (at) => !at || Date.parse(at) > Date.now()),
    goodsSize: object(
      Object.fromEntries(
        SIZE_NAMES.map((name) => [
          name,
          string().test('figure', t('error.figure'), (typed = '') => isGoodsFigure(name, typed)),
        ]),
      ),
    ),
    goodsDescription: text(t, LIMITS.goodsDescription),
    remark: text(t, LIMITS.remark),
  });
