import { expect, test } from 'vitest';
import type { OrderKind } from '@/domain/order/kinds';
import { findMessages, orderSchema } from '@/features/order-create/order-schema';
import { stepOfProblem } from '@/features/order-create/home-move/step-problems';
import { APPOINTMENT_ID } from '@/features/order-create/problems';
import { draft } from '../../support/factories/orders';
import { createI18n } from '../../support/i18n';

/** Validates like the form. */
async function errorsOf(orderType: OrderKind, appointmentAt: string | null = null) {
  const i18n = await createI18n('ko');
  const size = { count: '', weightKg: '약 20', widthCm: '', depthCm: '', heightCm: '' };
  const values = draft({ orderType, appointmentAt, goodsSize: size, goodsDescription: 'ㅋ'.repeat(201) });
  const schema = orderSchema(i18n.getFixedT('ko', ['composer']), i18n.getFixedT('ko', 'moving'));
  return findMessages(schema, values);
}

test('hidden goods fields do not block a home move', async () => {
  const errors = await errorsOf('HomeMoving');
  expect([...errors.keys()]).toEqual(expect.arrayContaining(['moving#moving-level', 'moving#moving-day']));
  expect(errors.has('goodsSize.weightKg')).toBe(false);
  expect(errors.has('goodsDescription')).toBe(false);
});

test('goods fields of a delivery are validated', async () => {
  const errors = await errorsOf('Delivery');
  expect(errors.get('goodsSize.weightKg')).toBe('숫자를 확인해 주세요.');
  expect(errors.get('goodsDescription')).toBe('200자까지 입력할 수 있어요.');
});

test('a day of a move that has passed leads to the step of the day', async () => {
  const errors = await errorsOf('HomeMoving', '2020-01-01T00:00:00.000Z');
  const message = errors.get('appointmentAt') ?? '';
  expect(message).not.toBe('');
  expect(stepOfProblem({ id: APPOINTMENT_ID, message, waypoint: null })).toBe('day');
});
