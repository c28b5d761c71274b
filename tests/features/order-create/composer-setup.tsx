import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { EstimateRequest } from '@/api/order/order-requests';
import { OrderCreate } from '@/features/order-create/order-create';
import type { OrderDraft } from '@/domain/order/draft';
import type { CurrentUser } from '@/domain/account/user';
import { featureFlags } from '../../support/factories/accounts';
import { cityHall, draft, gangnam, price } from '../../support/factories/orders';
import { guest } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

vi.setConfig({ testTimeout: 20_000 });

export const BASE_WON = 12_000;
export const STOP_WON = 3_000;
const VEHICLE_WON: Record<string, number> = { 'pool-motorcycle': 0, 'pool-box': 20_000 };

/** The price rule of these tests: an amount for the vehicle and for each stop. */
export const wonOf = ({ vehiclePoolId, waypoints, services }: EstimateRequest) =>
  BASE_WON + (VEHICLE_WON[vehiclePoolId] ?? 0) + (waypoints.length - 2) * STOP_WON + services.length * 1_000;

export const priceOf = (request: EstimateRequest) =>
  price({ total: wonOf(request), parts: [{ code: 'base', amount: wonOf(request) }] });

/** A provider with two vehicles, three options, one address and the price rule above. */
export function answerComposer() {
  server.use(
    reply('listVehiclePools', ({ query }) => [
      ...(query.get('orderType') === 'Quick'
        ? [{ id: 'pool-motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 9_000 }]
        : []),
      { id: 'pool-box', vehicleClass: 'truck1tBox', name: '1톤 탑차', payloadKg: 1_000, basePrice: 33_000 },
    ]),
    reply('getFeatureFlags', () =>
      featureFlags({ businessHours: [{ orderType: 'Delivery', open: '06:00', close: '23:00' }] }),
    ),
    reply('listServices', () => [
      { code: 'urgent', name: '급송', price: 30, isPercent: true, maxQuantity: 1 },
      { code: 'loadingHelp', name: '상하차 도움', price: 15_000, maxQuantity: 2 },
      {
        code: 'refrigerated',
        name: '냉장',
        price: 20_000,
        maxQuantity: 1,
        vehicleClasses: ['truck1tBox'],
        excludes: ['frozen'],
      },
      { code: 'frozen', name: '냉동', price: 30_000, maxQuantity: 1, vehicleClasses: ['truck1tBox'] },
    ]),
    reply('searchAddresses', ({ query }) => ({
      items: [
        {
          roadAddress: '경기 수원시 팔달구 덕영대로 924',
          jibunAddress: '경기 수원시 팔달구 매산로1가 18',
          buildingName: `수원역 (${query.get('keyword') ?? ''})`,
          lat: 37.2664,
          lng: 127.0002,
        },
      ],
      pageIndex: 0,
      pageSize: 10,
      total: 1,
    })),
    reply('estimate', ({ body }) => priceOf(body)),
  );
}

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

/** A draft with a vehicle of these tests. */
export const job = (over: Partial<OrderDraft> = {}) => draft({ vehiclePoolId: 'pool-motorcycle', ...over });

const contact = { addressDetail: '', note: '', doorCode: '' };
/** Two complete places. */
export const places = {
  pickup: { ...contact, key: 'pickup', address: cityHall, contactName: '김하늘', phones: ['010-1234-5678'] },
  dropoff: { ...contact, key: 'dropoff', address: gangnam, contactName: '이서연', phones: ['010-9876-5432'] },
};

export const renderComposer = ({
  user = guest(),
  ...options
}: { user?: CurrentUser; draft?: OrderDraft; router?: object; language?: 'ko' | 'en' } = {}) =>
  renderApp(<OrderCreate bulkOrders={null} />, {
    user,
    router: { pathname: '/orders/new', asPath: '/orders/new' },
    ...options,
  });

/** The panel with the price beside the form; the bottom bar repeats its button. */
export const panel = () => within(screen.getByRole('complementary', { name: '주문 요약' }));
export const route = () => within(screen.getAllByRole('list', { name: '경로' })[0] ?? document.body);
export const next = () => panel().getByRole('button', { name: '다음' });
