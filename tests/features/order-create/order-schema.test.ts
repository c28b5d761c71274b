import { expect, test } from 'vitest';
import { validateYupSchema, yupToFormErrors } from 'formik';
import { toValues } from '@/features/order-create/form/composer-values';
import { orderSchema } from '@/features/order-create/form/order-schema';
import type { OrderType } from '@/domain/order-types';
import { draft } from '../../support/factories/orders';
import { createI18n } from '../../support/i18n';

/** As the form checks it. */
async function errorsOf(orderType: OrderType) {
  const i18n = await createI18n('ko');
  const size = { count: '', weightKg: '약 20', widthCm: '', depthCm: '', heightCm: '' };
  const values = toValues(draft({ orderType, goodsSize: size, goodsDescription: 'ㅋ'.repeat(201) }));
  const schema = orderSchema(i18n.getFixedT('ko', ['composer']), i18n.getFixedT('ko', 'moving'));
  return validateYupSchema(values, schema).then(() => ({}), yupToFormErrors);
}

test('goods of another kind of order hold no move up, where nobody can see them', async () => {
  const errors = await errorsOf('HomeMoving');
  expect(errors).not.toHaveProperty('goodsSize');
  expect(errors).not.toHaveProperty('goodsDescription');
  expect(errors).toHaveProperty('moving');
});

test('of a delivery they are checked', async () => {
  expect(await errorsOf('Delivery')).toMatchObject({
    goodsSize: { weightKg: '숫자를 확인해 주세요.' },
    goodsDescription: '200자까지 쓸 수 있어요.',
  });
});
