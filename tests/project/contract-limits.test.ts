import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GOODS_FIGURES, GOODS_LIMITS } from '@/domain/order/goods';
import { MAX_STOPS, TEXT_LIMITS } from '@/domain/order/draft';

type Schema = {
  properties: Record<string, { maxLength?: number; maximum?: number; maxItems?: number }>;
};

const { components } = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as {
  components: { schemas: Record<'WaypointRequest' | 'Goods' | 'OrderRequest', Schema> };
}; // boundary: our own file
const { WaypointRequest, Goods, OrderRequest } = components.schemas;

test('texts of an order may be as long as the contract takes them', () => {
  const { addressDetail, contactName, note, doorCode } = WaypointRequest.properties;
  expect(TEXT_LIMITS).toEqual({
    addressDetail: addressDetail?.maxLength,
    contactName: contactName?.maxLength,
    note: note?.maxLength,
    doorCode: doorCode?.maxLength,
    goodsDescription: Goods.properties.description?.maxLength,
    remark: OrderRequest.properties.remark?.maxLength,
  });
});

test('figures of the goods may be as large as the contract takes them', () => {
  const limits = GOODS_FIGURES.map((name) => [name, Goods.properties[name]?.maximum]);
  expect(GOODS_LIMITS).toEqual(Object.fromEntries(limits));
});

test('an order has as many waypoints as the contract takes', () => {
  expect(MAX_STOPS + 2).toBe(OrderRequest.properties.waypoints?.maxItems);
});
