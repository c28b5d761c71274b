import { findAddressAt, listServices, searchAddresses } from '@/api/common/common-requests';
import { listVehiclePools } from '@/api/driver/driver-requests';
import { savePushToken } from '@/api/notification/notification-requests';
import { attachImages, uploadPhoto } from '@/api/order/order-images';
import * as orders from '@/api/order/order-requests';
import * as users from '@/api/user/user-requests';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { toOrderRequest } from '@/domain/order/order-request';
import { draft } from '../support/factories/orders';

type Call = readonly [name: string, send: () => Promise<unknown>];

export const orderRequest = (orderType: 'Quick' | 'HomeMoving' = 'Quick') =>
  toOrderRequest(draft({ orderType }), { pay: 'cash', payer: null, coupon: null }, null);

const agreements = { service: true, privacy: true, location: true, marketing: false } as const;
const signUp = { loginTypeCd: 1, customerType: 1, name: '김하늘', phoneNumber: '+821012345678' } as const;
const byCode = {
  mode: 'MULTI_AUTH',
  code: 'code',
  redirectUri: 'http://web.test/oauth-result',
  state: 's'.repeat(32),
} as const;

/** Every request function of src/api, with one call per contract operation that it uses. */
export const CALLS: readonly Call[] = [
  ['listServices', () => listServices('Quick')],
  ['findAddressAt', () => findAddressAt({ lat: 37.5, lng: 127 })],
  ['searchAddresses', () => searchAddresses({ keyword: '서울', pageIndex: 0, pageSize: 10 })],
  ['listVehiclePools', () => listVehiclePools('Quick')],
  ['savePushToken', () => savePushToken('token')],
  ['uploadPhoto', () => uploadPhoto(new Blob(['photo'], { type: 'image/jpeg' }))],
  ['attachImages', () => attachImages('order-1', [{ key: 'key' }])],
  ['estimate', () => orders.estimate(toEstimateRequest(draft()))],
  ['estimate:moving', () => orders.estimate(toEstimateRequest(draft({ orderType: 'HomeMoving' })))],
  ['createOrder', () => orders.createOrder(orderRequest(), 'key-1')],
  ['createOrder:moving', () => orders.createOrder(orderRequest('HomeMoving'), 'key-1')],
  ['listOrders', () => orders.listOrders({ pageIndex: 0, pageSize: 20 })],
  ['getOrder', () => orders.getOrder('order-1')],
  ['getOrderStatus', () => orders.getOrderStatus('order-1')],
  ['getOrderRoute', () => orders.getOrderRoute('order-1')],
  ['getReorder', () => orders.getReorder('order-1')],
  ['cancelOrder', () => orders.cancelOrder('order-1', { reason: 'other' })],
  [
    'saveShareSettings',
    () => orders.saveShareSettings('order-1', { places: true, contacts: true, driver: true, map: true, photos: true }),
  ],
  ['submitTip', () => orders.submitTip('order-1', 1_000)],
  ['listShippingRecords', () => orders.listShippingRecords({ pageIndex: 0, pageSize: 5 })],
  ['getStatistics', () => orders.getStatistics('2026-11')],
  ['listCoupons', () => orders.listCoupons({})],
  ['registerCoupon', () => orders.registerCoupon('WELCOME')],
  ['getGuestOrder', () => orders.getGuestOrder('b2c', 'order-1')],
  ['getMobisOrder', () => orders.getMobisOrder('order-1')],
  ['getGuestOrderRoute', () => orders.getGuestOrderRoute('order-1')],
  ['signUp', () => users.signUp({ ...signUp, password: 'long-enough', registerToken: 'token', agreements })],
  [
    'signUpThirdParty',
    () =>
      users.signUpThirdParty({ ...signUp, loginTypeCd: 6, signUpToken: 'token', registerToken: 'token', agreements }),
  ],
  ['logIn', () => users.logIn({ loginTypeCD: 1, phoneNumber: '+821012345678', password: 'x', mode: 'MULTI_AUTH' })],
  ['logInBy:kakao', () => users.logInBy('kakao', { ...byCode, loginTypeCD: 6 })],
  ['logInBy:naver', () => users.logInBy('naver', { ...byCode, loginTypeCD: 4 })],
  ['logInBy:google', () => users.logInBy('google', { ...byCode, loginTypeCD: 2 })],
  ['logOut', () => users.logOut(null)],
  ['getMe', () => users.getMe()],
  ['updateUser', () => users.updateUser({ name: '김하늘' })],
  ['forgotPassword', () => users.forgotPassword({ phoneNumber: '+821012345678' })],
  [
    'resetPassword',
    () => users.resetPassword({ phoneNumber: '+821012345678', code: '123456', password: 'long-enough' }),
  ],
  ['verifyPassword', () => users.verifyPassword({ password: 'x' })],
  ['changePassword', () => users.changePassword({ password: 'long-enough', verificationToken: 'token' })],
  ['setAgreement', () => users.setAgreement(true)],
  ['listWithdrawReasons', () => users.listWithdrawReasons()],
  ['withdraw', () => users.withdraw({ reasons: ['other'] })],
  ['getIdentityCheckResult', () => users.getIdentityCheckResult('token')],
  ['getFeatureFlags', () => users.getFeatureFlags()],
  ['validateOrganizationCode', () => users.validateOrganizationCode('acme')],
];
