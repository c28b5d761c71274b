import { expect, test } from 'vitest';
import en from '../../locales/en/order.json';
import ko from '../../locales/ko/order.json';
import { servicesFor } from '../../sandbox/groups/common/services';

test.each([
  ['Korean', ko.service],
  ['English', en.service],
])('customers read every option of an order in %s', (_language, names) => {
  const codes = (['Quick', 'Delivery', 'Default'] as const).flatMap((type) =>
    servicesFor(type).map(({ code }) => code),
  );
  expect(codes).toContain('forklift');
  expect(codes.filter((code) => !(code in names))).toEqual([]);
});
