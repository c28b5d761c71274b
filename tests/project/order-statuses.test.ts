import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ORDER_STATUS } from '@/domain/order/status';
import { STATUS } from '../../sandbox/groups/order/status';

/** `8 Transit` as `transit: 8`. */
const namedIn = (text = '') =>
  Object.fromEntries(
    [...text.matchAll(/(\d) ([A-Z])(\w+)/g)].map(([, number, first = '', rest = '']) => [
      first.toLowerCase() + rest,
      Number(number),
    ]),
  );

const specification = namedIn(/^- Order status: .*$/m.exec(readFileSync('docs/spec.md', 'utf8'))?.[0]);
const { components } = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as {
  components: { schemas: { OrderStatus: { description: string } } };
}; // boundary: our own file

test('the specification has nine statuses', () => expect(Object.keys(specification)).toHaveLength(9));

test.each([
  ['contract', namedIn(components.schemas.OrderStatus.description)],
  ['app', ORDER_STATUS],
  ['sandbox', STATUS],
])('the %s has the names and numbers of the specification for every status', (_who, statuses) =>
  expect(statuses).toEqual(specification),
);
