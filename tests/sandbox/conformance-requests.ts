import { randomInt, randomUUID } from 'node:crypto';
import type { SandboxControl } from '../../sandbox/control/client';
import type { OperationId } from './support/contract';
import { newcomer } from './support/newcomer';
import { estimateOf, GUEST_BLOCK, noonInKorea, orderRequest, priced } from './support/orders';
import { authorizationResult, registerToken, thirdPartyLogIn } from './support/pages';
import { account, logInBody, toWire, type Asked, type Person } from './support/provider';

export type World = {
  url: string;
  control: SandboxControl;
  consumer: Person;
  member: Person;
  guest: Person;
  nobody: Person;
};
type Who = Exclude<keyof World, 'url' | 'control'>;

/** A valid request, which the provider must answer with data. */
export type Good = { as: Who; ask?: (world: World) => Promise<Asked> | Asked };

const newPhone = () => `010-${randomInt(2000, 9999)}-${randomInt(1000, 9999)}`;
const ORDER = { id: 'sandbox-order-transit' };
const period = () => new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 7);

async function codeOf({ url }: World, provider: string, choice: 'known' | 'new') {
  return (await authorizationResult(url, provider, { choice })).searchParams.get('code') ?? '';
}

async function signUpToken(world: World) {
  const body = thirdPartyLogIn(6, await codeOf(world, 'kakao', 'new'));
  return (await world.nobody.send('logInByKakao', { body })).data.signUpToken;
}

async function verification({ member }: World) {
  const { data } = await member.send('verifyPassword', { body: { password: account('member').password } });
  return data.verificationToken;
}

const uploaded = async ({ consumer }: World) => {
  const { data } = await consumer.send('presignFile', { body: { fileName: 'photo.jpg' } });
  await fetch(data.url, { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: 'a picture' });
  return data.key;
};

const withKey = (body: unknown): Asked => ({ body, headers: { 'Idempotency-Key': randomUUID() } });
const moving = () =>
  orderRequest({
    orderType: 'HomeMoving',
    vehiclePoolId: 'pool-truck1tBox',
    appointmentAt: noonInKorea(7),
    pay: 'card',
  });

/** One request per contract operation; a missing one does not compile. */
export const GOOD: Record<OperationId, Good> = {
  signUp: {
    as: 'nobody',
    ask: async (world) => ({
      body: { ...(await newcomer(world.url, newPhone())), customerType: 1, loginTypeCd: 1, password: 'long-enough' },
    }),
  },
  signUpThirdParty: {
    as: 'nobody',
    ask: async (world) => ({
      body: {
        ...(await newcomer(world.url, newPhone())),
        customerType: 1,
        loginTypeCd: 6,
        signUpToken: await signUpToken(world),
      },
    }),
  },
  logIn: { as: 'nobody', ask: () => ({ body: logInBody(account('staff').phone, account('staff').password) }) },
  logInByKakao: {
    as: 'nobody',
    ask: async (world) => ({ body: thirdPartyLogIn(6, await codeOf(world, 'kakao', 'known')) }),
  },
  logInByGoogle: {
    as: 'nobody',
    ask: async (world) => ({ body: thirdPartyLogIn(2, await codeOf(world, 'google', 'new')) }),
  },
  logInByNaver: {
    as: 'nobody',
    ask: async (world) => ({ body: thirdPartyLogIn(4, await codeOf(world, 'naver', 'known')) }),
  },
  forgotPassword: { as: 'nobody', ask: () => ({ body: { phoneNumber: toWire(newPhone()) } }) },
  resetPassword: {
    as: 'nobody',
    ask: async ({ control, nobody }) => {
      const { phone } = await control.createUser();
      await nobody.send('forgotPassword', { body: { phoneNumber: toWire(phone) } });
      return { body: { phoneNumber: toWire(phone), code: await control.codeFor(phone), password: 'another-one' } };
    },
  },
  getMe: { as: 'guest' },
  updateUser: { as: 'member', ask: () => ({ body: { name: '이도윤' } }) },
  setAgreement: { as: 'member', ask: () => ({ body: { isAgreement: true } }) },
  verifyPassword: { as: 'member', ask: () => ({ body: { password: account('member').password } }) },
  changePassword: {
    as: 'member',
    ask: async (world) => ({
      body: { password: account('member').password, verificationToken: await verification(world) },
    }),
  },
  listWithdrawReasons: { as: 'member' },
  startIdentityCheck: {
    as: 'nobody',
    ask: () => ({ query: { nonce: '0123456789abcdef', returnUrl: 'http://localhost:3000/signup' } }),
  },
  getIdentityCheckResult: {
    as: 'nobody',
    ask: async ({ url }) => ({
      query: { register_token: await registerToken(url, { name: '정하린', phone: newPhone() }) },
    }),
  },
  getFeatureFlags: { as: 'nobody' },
  validateOrganizationCode: { as: 'nobody', ask: () => ({ query: { orgCode: 'acme' } }) },

  estimate: { as: 'guest', ask: () => ({ body: estimateOf(orderRequest()) }) },
  estimateHomeMoving: { as: 'guest', ask: () => ({ body: estimateOf(moving()) }) },
  createOrder: {
    as: 'guest',
    ask: async ({ guest }) => withKey({ ...(await priced(guest)), guest: GUEST_BLOCK }),
  },
  createHomeMovingOrder: { as: 'consumer', ask: async ({ consumer }) => withKey(await priced(consumer, moving())) },
  listOrders: {
    as: 'consumer',
    ask: () => ({ query: { status: '3,5', keyword: 'ㅅㅇ', sort: 'totalDesc', pageSize: 100 } }),
  },
  listShippingRecords: { as: 'consumer', ask: () => ({ query: { keyword: '서울', pageIndex: 0, pageSize: 5 } }) },
  getStatistics: { as: 'consumer', ask: () => ({ query: { period: period() } }) },
  getOrder: { as: 'consumer', ask: () => ({ path: ORDER }) },
  getOrderStatus: { as: 'consumer', ask: () => ({ path: ORDER }) },
  getOrderRoute: { as: 'consumer', ask: () => ({ path: ORDER }) },
  getReorder: { as: 'consumer', ask: () => ({ path: { id: 'sandbox-order-completed' } }) },
  cancelOrder: {
    as: 'consumer',
    ask: async ({ control }) => {
      const { id } = await control.createOrder({ status: 'pending' });
      return { path: { id }, body: { reason: 'changedMind' } };
    },
  },
  submitTip: { as: 'consumer', ask: () => ({ path: ORDER, body: { ...ORDER, amount: 2000 } }) },
  presignFile: { as: 'guest', ask: () => ({ body: { fileName: 'photo.jpg' } }) },
  addOrderImages: {
    as: 'consumer',
    ask: async (world) => ({
      path: { orderId: ORDER.id },
      body: { orderId: ORDER.id, images: [{ key: await uploaded(world) }] },
    }),
  },
  saveShareSettings: {
    as: 'consumer',
    ask: () => ({ path: ORDER, body: { places: true, contacts: true, driver: true, map: true, photos: true } }),
  },
  getGuestOrderRoute: { as: 'nobody', ask: () => ({ path: ORDER }) },
  getGuestOrder: { as: 'nobody', ask: () => ({ path: { organizationId: 'deliveron', orderId: ORDER.id } }) },
  getMobisOrder: { as: 'nobody', ask: () => ({ path: { orderId: 'sandbox-order-mobis' } }) },
  listCoupons: { as: 'consumer', ask: () => ({ query: { orderType: 'Quick', pay: 'card' } }) },
  registerCoupon: { as: 'member', ask: () => ({ body: { couponNumber: 'WELCOME2026' } }) },
  listVehiclePools: { as: 'guest', ask: () => ({ query: { orderType: 'Delivery' } }) },
  listServices: { as: 'guest', ask: () => ({ query: { orderType: 'HomeMoving' } }) },
  searchAddresses: { as: 'guest', ask: () => ({ query: { keyword: '판교역로' } }) },
  savePushToken: { as: 'member', ask: () => ({ body: { token: 'a-push-token' } }) },

  // These end something, so they run last.
  withdraw: {
    as: 'member',
    ask: async (world) => ({ body: { reasons: ['other'], verificationToken: await verification(world) } }),
  },
  logOut: { as: 'consumer' },
};
