import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { GOODS_FIGURES, GOODS_LIMITS } from '@/domain/order/goods';
import { MAX_STOPS, TEXT_LIMITS } from '@/domain/order/draft';
import { TIP } from '@/domain/order/tip';
import { NAME_LIMITS } from '@/domain/account/name';
import { MAX_KEYWORD } from '@/domain/text/search-keyword';
import { MAX_PHOTOS } from '@/lib/photos/prepare-photo';
import { MAX_MEMO } from '@/queries/cancel-orders/cancel-reason';

type Schema = {
  properties: Record<string, { maxLength?: number; minimum?: number; maximum?: number; maxItems?: number }>;
};

type Name =
  | 'CalculationPrice'
  | 'CancelRequest'
  | 'EstimateRequest'
  | 'Goods'
  | 'OrderImagesRequest'
  | 'OrderRequest'
  | 'TipRequest'
  | 'UpdateUserRequest'
  | 'WaypointRequest';

const { components } = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as {
  components: {
    schemas: Record<Name, Schema> & { Password: { minLength: number; maxLength: number } };
    parameters: Record<'keyword' | 'keywordRequired' | 'ordersKeyword', { schema: { maxLength: number } }> &
      Record<'listPageSize' | 'pageSize', { schema: { maximum: number } }>;
  };
}; // boundary: our own file
const { CalculationPrice, CancelRequest, EstimateRequest, Goods, OrderImagesRequest, OrderRequest } =
  components.schemas;
const { Password, TipRequest, UpdateUserRequest, WaypointRequest } = components.schemas;

/** The longest text of each field that has a limit. */
const lengthsIn = ({ properties }: Schema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength === undefined ? [] : [[name, maxLength]])),
  );

test('texts of an order may be as long as the contract takes them', () => {
  expect(TEXT_LIMITS).toEqual({
    ...lengthsIn(WaypointRequest),
    goodsDescription: Goods.properties.description?.maxLength,
    remark: OrderRequest.properties.remark?.maxLength,
  });
});

test('figures of the goods may be as large as the contract takes them', () => {
  const limits = GOODS_FIGURES.map((name) => [name, Goods.properties[name]?.maximum]);
  expect(GOODS_LIMITS).toEqual(Object.fromEntries(limits));
});

test('an order and its price have as many waypoints as the contract takes', () => {
  const lists = [
    OrderRequest.properties.waypoints,
    EstimateRequest.properties.waypoints,
    CalculationPrice.properties.places,
  ];
  expect(lists.map((list) => list?.maxItems)).toEqual(lists.map(() => MAX_STOPS + 2));
});

test('texts of the profile may be as long as the contract takes them', () => {
  expect({ name: NAME_LIMITS.nameMax }).toEqual(lengthsIn(UpdateUserRequest));
});

test('the words of a cancellation may be as long as the contract takes them', () => {
  expect({ memo: MAX_MEMO }).toEqual(lengthsIn(CancelRequest));
});

test('an order takes as many photos at once as the contract', () => {
  expect(OrderImagesRequest.properties.images?.maxItems).toBe(MAX_PHOTOS);
});

test('a tip may be as small and as large as the contract takes it', () => {
  expect(TipRequest.properties.amount).toMatchObject({ minimum: TIP.min, maximum: TIP.max });
});

test('a search may be as long as the contract takes it', () => {
  const { keyword, keywordRequired, ordersKeyword } = components.parameters;
  const longest = [keyword, keywordRequired, ordersKeyword].map(({ schema }) => schema.maxLength);
  expect(longest).toEqual([MAX_KEYWORD, MAX_KEYWORD, MAX_KEYWORD]);
});

test('a list is asked for pages as large as the contract gives them', () => {
  const { listPageSize, pageSize } = components.parameters;
  expect([listPageSize, pageSize].map(({ schema }) => schema.maximum)).toEqual([MAX_PAGE_SIZE, MAX_PAGE_SIZE]);
});

test('a new password may be as short and as long as the contract takes it', () => {
  expect(PASSWORD_LIMITS).toEqual({ min: Password.minLength, max: Password.maxLength });
});
