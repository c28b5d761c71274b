import type { TFunction } from 'i18next';
import { array, mixed, object, string, ValidationError, type Schema } from 'yup';
import { serverNow } from '@/domain/clock';
import { isGoodsFigure } from '@/domain/goods';
import { movingGaps } from '@/domain/moving/moving-gaps';
import { movingRemark } from '@/domain/moving/moving-payload';
import { readMovingJob } from '@/domain/moving/read-moving-job';
import { isPhone } from '@/domain/phone';
import type { ComposerValues } from './composer-values';
import { SIZE_NAMES } from './form-problems';
import { LIMITS } from './text-limits';

type T = TFunction<['composer']>;
type MovingT = TFunction<'moving'>;

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

/** What a move still lacks, each at its own path, so that each is said where it is missing. */
const movingSchema = (t: MovingT) =>
  mixed<ComposerValues['moving']>().test('whole', (job, { parent, createError }) => {
    // The rest of the form, as Yup hands it to a test.
    const { orderType, appointmentAt, remark = '' } = parent as Partial<ComposerValues>;
    if (orderType !== 'HomeMoving') return true;
    // Formik hands empty texts on as missing ones.
    const move = readMovingJob(job);
    const errors = [
      ...movingGaps(move).map((gap) => createError({ path: `moving.${gap}`, message: t(`error.${gap}`) })),
      ...(!appointmentAt ? [createError({ path: 'moving.day', message: t('error.day') })] : []),
      ...(movingRemark(move, remark).length > LIMITS.remark
        ? [createError({ path: 'remark', message: t('error.remark') })]
        : []),
    ];
    return errors.length === 0 || new ValidationError(errors);
  });

/** Of a move the goods are its items: what was written of other goods rests unseen, and holds nothing up. */
const ofRide = (schema: Schema) =>
  schema.when('orderType', { is: 'HomeMoving', then: () => mixed(), otherwise: () => schema });

export const orderSchema = (t: T, movingT: MovingT) =>
  object({
    waypoints: array().of(waypointSchema(t)),
    vehiclePoolId: string().required(t('error.vehicle')),
    appointmentAt: string()
      .nullable()
      .test('future', t('error.appointment'), (at) => !at || Date.parse(at) > serverNow()),
    goodsSize: ofRide(
      object(
        Object.fromEntries(
          SIZE_NAMES.map((name) => [
            name,
            string().test('figure', t('error.figure'), (typed = '') => isGoodsFigure(name, typed)),
          ]),
        ),
      ),
    ),
    goodsDescription: ofRide(text(t, LIMITS.goodsDescription)),
    remark: text(t, LIMITS.remark),
    moving: movingSchema(movingT),
  });
