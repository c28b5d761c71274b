import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../support/server';

const answers = (addresses: string[]) =>
  http.get('https://*', ({ request }) => {
    addresses.push(request.url);
    return HttpResponse.json({ data: {} }, { headers: { 'Access-Control-Allow-Origin': '*' } });
  });

/** The client as a deployment with these variables has it. */
async function deployedWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('@/api/client/provider-address');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const HOST = process.env.NEXT_PUBLIC_PROVIDER_HOST;

test.each([
  ['/order/api/v1/orders/7', `${HOST}/order/api/v1/orders/7`],
  ['/order/api/v1/orders/statistics', `${HOST}/order/api/v1/orders/statistics`],
  ['/user/api/v1/users/me', `${HOST}/user/api/v1/users/me`],
  // What the contract does not know stays at the provider too.
  ['https://evil.example/', `${HOST}/https://evil.example/`],
])('without variables %s is at %s', async (path, address) => {
  const { providerPage } = await deployedWith({});
  expect(providerPage(path)).toBe(address);
});

test.each([
  [
    'NEXT_PUBLIC_ORDER_API',
    'https://orders.example.com/v2',
    '/order/api/v1/orders/7',
    'https://orders.example.com/v2/orders/7',
  ],
  [
    'NEXT_PUBLIC_ORDER_API',
    'https://orders.example.com',
    '/order/api/v1/orders/7',
    'https://orders.example.com/orders/7',
  ],
  ['NEXT_PUBLIC_ORDER_API', 'https://orders.example.com', '/user/api/v1/users/me', `${HOST}/user/api/v1/users/me`],
  ['NEXT_PUBLIC_ORDER_API', '/v2/order', '/order/api/v1/orders/statistics', `${HOST}/v2/order/orders/statistics`],
  ['NEXT_PUBLIC_USER_API', '/api', '/user/api/v1/users/me', `${HOST}/api/users/me`],
  ['NEXT_PUBLIC_STATISTICS_URL', '/stats', '/order/api/v1/orders/statistics', `${HOST}/stats`],
  [
    'NEXT_PUBLIC_STATISTICS_URL',
    'https://stats.example.com/m',
    '/order/api/v1/orders/statistics',
    'https://stats.example.com/m',
  ],
])('with %s=%s, %s is at %s', async (name, value, path, address) => {
  const { providerPage } = await deployedWith({ [name]: value });
  expect(providerPage(path)).toBe(address);
});

test('calls go to where each group is', async () => {
  const asked: string[] = [];
  server.use(answers(asked));
  await deployedWith({
    NEXT_PUBLIC_ORDER_API: 'https://orders.example.com/v2',
    NEXT_PUBLIC_STATISTICS_URL: 'https://stats.example.com/month',
  });
  const { getOrder, getStatistics } = await import('@/api/order/order-requests');
  await Promise.allSettled([getOrder('order-0001'), getStatistics('2026-11')]);
  expect(asked.sort()).toEqual([
    'https://orders.example.com/v2/orders/order-0001',
    'https://stats.example.com/month?period=2026-11',
  ]);
});
