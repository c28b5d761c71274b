import { randomInt, randomUUID } from 'node:crypto';
import type { SandboxControl } from '../../sandbox/control/client';
import { operationOf, type OperationId } from '../../scripts/conform/contract';
import { estimateOf, noonInKorea, type OrderRequest } from './support/orders';
import { authorizationResult, registerToken } from './support/pages';
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
type Live = { path?: Record<string, string>; query?: Asked['query']; body?: object; headers?: Asked['headers'] };

/**
 * Who sends the contract's example request, and which parts must be live: tokens, codes and ids that this sandbox knows,
 * days in the future. Everything else is sent as the contract has it.
 */
type Good = { as: Who; live?: (world: World) => Promise<Live> | Live };

/** Of a range that is not handed out. */
const newPhone = () => `010-0${randomInt(100, 999)}-${randomInt(1000, 9999)}`;
const ORDER = { id: 'sandbox-order-transit' };

async function codeOf({ url }: World, provider: string, choice: 'known' | 'new') {
  return (await authorizationResult(url, provider, { choice })).searchParams.get('code') ?? '';
}

const exampleOf = (id: OperationId) => operationOf(id).asked.body;

async function signUpToken(world: World) {
  const body = { ...exampleOf('logInByKakao'), code: await codeOf(world, 'kakao', 'new') };
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

const newKey = () => ({ 'Idempotency-Key': randomUUID() });

/** An order with the price that the provider asks now, on a day that can be booked. */
async function ordered({ consumer }: World, id: 'createOrder' | 'createHomeMovingOrder'): Promise<Live> {
  const isMoving = id === 'createHomeMovingOrder';
  const example = exampleOf(id) as OrderRequest; // boundary: the contract is read as text, and its linter has held it
  const request = { ...example, ...(isMoving && { appointmentAt: noonInKorea(7) }) };
  const { data } = await consumer.send(isMoving ? 'estimateHomeMoving' : 'estimate', { body: estimateOf(request) });
  return { body: { ...request, calculationPrice: { total: data.total } }, headers: newKey() };
}

/** One request per contract operation; a missing one does not compile. */
const GOOD: Record<OperationId, Good> = {
  signUp: {
    as: 'nobody',
    live: async ({ url }) => ({
      body: { registerToken: await registerToken(url, { name: '김하늘', phone: '010-0000-1234' }) },
    }),
  },
  signUpThirdParty: {
    as: 'nobody',
    live: async (world) => {
      const phone = newPhone();
      const token = await registerToken(world.url, { name: '김하늘', phone });
      return { body: { phoneNumber: toWire(phone), registerToken: token, signUpToken: await signUpToken(world) } };
    },
  },
  logIn: { as: 'nobody', live: () => ({ body: logInBody(account('staff').phone, account('staff').password) }) },
  logInByKakao: { as: 'nobody', live: async (world) => ({ body: { code: await codeOf(world, 'kakao', 'known') } }) },
  logInByGoogle: { as: 'nobody', live: async (world) => ({ body: { code: await codeOf(world, 'google', 'new') } }) },
  logInByNaver: { as: 'nobody', live: async (world) => ({ body: { code: await codeOf(world, 'naver', 'known') } }) },
  forgotPassword: { as: 'nobody' },
  resetPassword: {
    as: 'nobody',
    live: async ({ control, nobody }) => {
      const { phone } = await control.createUser();
      await nobody.send('forgotPassword', { body: { phoneNumber: toWire(phone) } });
      return { body: { phoneNumber: toWire(phone), code: await control.codeFor(phone) } };
    },
  },
  getMe: { as: 'guest' },
  updateUser: { as: 'member' },
  setAgreement: { as: 'member' },
  verifyPassword: { as: 'member', live: () => ({ body: { password: account('member').password } }) },
  changePassword: {
    as: 'member',
    live: async (world) => ({
      body: { password: account('member').password, verificationToken: await verification(world) },
    }),
  },
  listWithdrawReasons: { as: 'member' },
  startIdentityCheck: { as: 'nobody' },
  getIdentityCheckResult: {
    as: 'nobody',
    live: async ({ url }) => ({
      query: { register_token: await registerToken(url, { name: '김하늘', phone: newPhone() }) },
    }),
  },
  getFeatureFlags: { as: 'nobody' },
  validateOrganizationCode: { as: 'nobody', live: () => ({ query: { orgCode: 'acme' } }) },

  estimate: { as: 'guest' },
  estimateHomeMoving: { as: 'guest', live: () => ({ body: { appointmentAt: noonInKorea(7) } }) },
  createOrder: { as: 'consumer', live: (world) => ordered(world, 'createOrder') },
  createHomeMovingOrder: { as: 'consumer', live: (world) => ordered(world, 'createHomeMovingOrder') },
  listOrders: { as: 'consumer' },
  listShippingRecords: { as: 'consumer' },
  getStatistics: { as: 'consumer' },
  getOrder: { as: 'consumer', live: () => ({ path: ORDER }) },
  getOrderStatus: { as: 'consumer', live: () => ({ path: ORDER }) },
  getOrderRoute: { as: 'consumer', live: () => ({ path: ORDER }) },
  getReorder: { as: 'consumer', live: () => ({ path: { id: 'sandbox-order-completed' } }) },
  cancelOrder: {
    as: 'consumer',
    live: async ({ control }) => ({ path: { id: (await control.createOrder({ status: 'pending' })).id } }),
  },
  submitTip: { as: 'consumer', live: () => ({ path: ORDER, body: ORDER }) },
  presignFile: { as: 'guest' },
  addOrderImages: {
    as: 'consumer',
    live: async (world) => ({
      path: { orderId: ORDER.id },
      body: { orderId: ORDER.id, images: [{ key: await uploaded(world) }] },
    }),
  },
  saveShareSettings: { as: 'consumer', live: () => ({ path: ORDER }) },
  getGuestOrderRoute: { as: 'nobody', live: () => ({ path: ORDER }) },
  getGuestOrder: { as: 'nobody', live: () => ({ path: { organizationId: 'platform', orderId: ORDER.id } }) },
  getMobisOrder: { as: 'nobody', live: () => ({ path: { orderId: 'sandbox-order-mobis' } }) },
  listCoupons: { as: 'consumer' },
  registerCoupon: { as: 'member' },
  listVehiclePools: { as: 'guest' },
  listServices: { as: 'guest' },
  searchAddresses: { as: 'guest' },
  findAddressAt: { as: 'guest' },
  savePushToken: { as: 'member' },

  // These end something, so they run last.
  withdraw: { as: 'member', live: async (world) => ({ body: { verificationToken: await verification(world) } }) },
  logOut: { as: 'consumer' },
};

/** In the order in which they can be asked. */
export const ASKED = Object.keys(GOOD) as OperationId[];

export const askerOf = (id: OperationId, world: World): Person => world[GOOD[id].as];

/** A request that the provider must answer with data. */
export async function goodRequest(id: OperationId, world: World): Promise<Asked> {
  const { body, path, query } = operationOf(id).asked;
  const live = (await GOOD[id].live?.(world)) ?? {};
  return {
    path: { ...path, ...live.path },
    query: { ...query, ...live.query },
    ...(body && { body: { ...body, ...live.body } }),
    ...(live.headers && { headers: live.headers }),
  };
}
