import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw';
import { env } from '@/config/env';
import type { Payload, Reply } from '@/api/client/call';
import type { components, operations } from '@/api/contract/schema.gen';
import { server } from '../server';

type Method = 'get' | 'post' | 'put' | 'patch';
type OperationId = keyof operations;
type Asked<Op> = { params: Record<string, string>; query: URLSearchParams; body: Payload<Op>; headers: Headers };

/** Method and path, from the contract, of the operations that tests answer. */
const OPERATIONS = {
  getMe: ['get', '/user/api/v1/users/me'],
  logIn: ['post', '/user/api/v1/auth/login'],
  logInByKakao: ['post', '/user/api/v1/auth/login-by-kakao'],
  logInByNaver: ['post', '/user/api/v1/auth/login-by-naver'],
  logInByGoogle: ['post', '/user/api/v1/auth/login-by-google'],
  logOut: ['post', '/user/api/v1/auth/logout'],
  signUp: ['post', '/user/api/v1/auth/signup'],
  signUpThirdParty: ['post', '/user/api/v1/auth/signup-third-party'],
  forgotPassword: ['post', '/user/api/v1/auth/forgot-password'],
  resetPassword: ['post', '/user/api/v1/auth/reset-password'],
  verifyPassword: ['post', '/user/api/v1/verify-password'],
  changePassword: ['patch', '/user/api/v1/users/change-password'],
  updateUser: ['put', '/user/api/v1/users'],
  setAgreement: ['post', '/user/api/v1/users/agreement'],
  listWithdrawReasons: ['get', '/user/api/v1/withdraw-reasons'],
  withdraw: ['post', '/user/api/v1/withdraw'],
  getIdentityCheckResult: ['get', '/user/api/v1/auth/kcb/authentication-result'],
  getFeatureFlags: ['get', '/user/api/v1/feature/flag'],
  validateOrganizationCode: ['get', '/user/api/v1/auth/b2c/org-code/validate'],
  estimate: ['post', '/order/api/v1/guest/estimate'],
  estimateHomeMoving: ['post', '/order/api/v1/guest/home-moving/estimate'],
  createOrder: ['post', '/order/api/v1/orders'],
  createHomeMovingOrder: ['post', '/order/api/v1/home-moving/orders'],
  listOrders: ['get', '/order/api/v1/orders'],
  listShippingRecords: ['get', '/order/api/v1/orders/shipping-records'],
  getStatistics: ['get', '/order/api/v1/orders/statistics'],
  getOrder: ['get', '/order/api/v1/orders/:id'],
  presignFile: ['post', '/order/api/v1/file/presigned'],
  cancelOrder: ['post', '/order/api/v1/orders/:id/b2c-cancel'],
  saveShareSettings: ['put', '/order/api/v1/orders/:id/share'],
  submitTip: ['post', '/order/api/v1/orders/:id/submit-tip'],
  getOrderStatus: ['get', '/order/api/v1/orders/:id/status'],
  getOrderRoute: ['get', '/order/api/v1/orders/:id/route'],
  getReorder: ['get', '/order/api/v1/orders/:id/reorder'],
  getGuestOrder: ['get', '/order/api/v1/guest/orders/:organizationId/:orderId'],
  getMobisOrder: ['get', '/order/api/v1/guest/mobis/orders/:orderId'],
  getGuestOrderRoute: ['get', '/order/api/v1/guest/orders/route/:id'],
  listCoupons: ['get', '/order/api/v1/coupons'],
  registerCoupon: ['post', '/order/api/v1/coupons/register-user'],
  listVehiclePools: ['get', '/driver/api/v1/vehicle-pools'],
  listServices: ['get', '/common/api/v1/services'],
  searchAddresses: ['get', '/common/api/v1/addresses'],
  findAddressAt: ['get', '/common/api/v1/addresses/at'],
} as const satisfies Partial<Record<OperationId, readonly [Method, string]>>;

export type Answered = keyof typeof OPERATIONS;

const address = (operation: Answered) => {
  const [method, path] = OPERATIONS[operation];
  return { method, url: `${env.providerHost}${path}` };
};

/** Answers `operation` with the result of `body`; the contract types request and response. */
export function reply<Id extends Answered>(
  operation: Id,
  body: (asked: Asked<operations[Id]>) => Reply<operations[Id]> | Promise<Reply<operations[Id]>>,
) {
  const { method, url } = address(operation);
  return http[method](url, async ({ params, request }) => {
    const text = await request.text();
    const asked = {
      params,
      query: new URL(request.url).searchParams,
      body: text === '' ? undefined : JSON.parse(text),
      headers: request.headers,
    } as Asked<operations[Id]>; // boundary: msw does not know the types of the contract
    return HttpResponse.json({ data: await body(asked) });
  });
}

/** Refuses the current request; for use within `reply`. */
export function deny(status = 401, body: components['schemas']['ErrorBody'] = {}): never {
  // msw sends a thrown response as the response.
  throw HttpResponse.json(body, { status });
}

/** The provider refuses `operation` with `status`. */
export function refuse(operation: Answered, status: number, body: components['schemas']['ErrorBody'] = {}) {
  const { method, url } = address(operation);
  return http[method](url, () => HttpResponse.json(body, { status }));
}

/** The connection breaks before a response. */
export function breakConnection(operation: Answered) {
  const { method, url } = address(operation);
  return http[method](url, () => HttpResponse.error());
}

/** No response ever arrives. */
export function stall(operation: Answered) {
  const { method, url } = address(operation);
  return http[method](url, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Answers every request except reads in the same way. */
export function answerEveryWrite(answer: HttpResponseResolver) {
  for (const method of [http.post, http.put, http.patch]) server.use(method(`${env.providerHost}/*`, answer));
}
