import { expect, test } from 'vitest';
import { orderLabels, vehicleName } from '@/ui/order/order-names';
import { orderItem } from '../support/factories/orders';
import { createI18n } from '../support/i18n';

test.each([
  ['ko', '기타 차량 (truck25t)', '라보'],
  ['en', 'Other vehicle (truck25t)', 'Labo pickup'],
] as const)('a vehicle class that we do not know is named in words (%s)', async (language, unknown, known) => {
  const i18n = await createI18n(language);
  expect(vehicleName(i18n, 'truck25t')).toBe(unknown);
  expect(vehicleName(i18n, 'truck25t', '25톤 카고')).toBe('25톤 카고');
  expect(vehicleName(i18n, 'labo')).toBe(known);
  expect(vehicleName(i18n, '')).toBe('');
  const t = i18n.getFixedT(null, 'order');
  expect(orderLabels(orderItem({ vehicleClass: 'truck25t' }), t, language).vehicle).toBe(unknown);
});
