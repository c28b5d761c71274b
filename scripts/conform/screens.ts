import type { OperationId } from './contract';

type Row = {
  /** The screens of the app that ask for it. */
  screens: readonly string[];
  /**
   * Fields that these screens show, beyond those without which an answer cannot be read: if one is missing, the screen
   * goes on without it. In the words of the report.
   */
  shows?: Readonly<Record<string, string>>;
  /** How a provider says that it does not have it. */
  without?: string;
  /** The word of the dialect with which the app does not offer it. */
  word?: string;
};

const NO_LIST = 'If you have none of these, answer an empty list or 501.';
const NO_PHOTOS = {
  word: 'no-photos',
  without: 'If you take no photos, put `no-photos` among the words of the dialect.',
};
const NO_REORDER = {
  word: 'no-reorder',
  without: 'If you have no copies of orders, put `no-reorder` among the words of the dialect.',
};
const NO_MOVES = 'If you move no homes, leave HomeMoving out of the orderTypes of the flags.';

const SIGN_IN = 'Sign-in';
const SIGN_UP = 'Sign-up';
const PASSWORD = 'Forgotten password';
const PROFILE = 'Profile';
const WITHDRAWAL = 'Withdrawal';
const HOME = 'Home';
const COMPOSER = 'New order';
const HOME_MOVE = 'New home move';
const PAYMENT = 'Payment';
const LIST = 'Order list';
const DETAIL = 'Order';
const SHARED = 'Shared order';
const PARTNER = 'Partner’s order page';
const COUPONS = 'Coupons';
const BULK = 'Bulk orders';
const PUSH = 'Notifications';
const MEMBER = [HOME, COMPOSER, PAYMENT, LIST, DETAIL, PROFILE, COUPONS];

const USER = { 'user.name': 'greets without a name' };
const ADDRESS = { lat: 'has no place on the map', lng: 'has no place on the map' };
const under = (start: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [start + name, text]));

const PRICE = {
  parts: 'shows the total without its parts',
  distanceMetres: 'does not say how far it is',
  durationSeconds: 'does not say how long it takes',
  validUntil: 'cannot say how long the price holds',
};
const ORDER = {
  orderNo: 'shows no order number',
  history: 'shows the steps without their times',
  vehicleClass: 'does not say which vehicle comes',
  pay: 'does not say how it is paid',
  ...under('calculationPrice.', PRICE),
  ...under('waypoints[].address.', ADDRESS),
  'waypoints[].addressDetail': 'shows a stop without floor and door',
  'waypoints[].contactName': 'shows a stop without a contact',
  'waypoints[].mobileNo': 'shows a stop without a phone number',
};
const PUBLIC_ORDER = { orderNo: 'shows no order number', history: 'shows the steps without their times' };

/** One row for each operation: `tests/scripts/conform.test.ts` names one that is missing. */
export const SCREENS: Readonly<Record<OperationId, Row>> = {
  signUp: { screens: [SIGN_UP] },
  signUpThirdParty: { screens: [SIGN_UP] },
  logIn: { screens: [SIGN_IN], shows: USER },
  logInByKakao: { screens: [SIGN_IN] },
  logInByGoogle: { screens: [SIGN_IN] },
  logInByNaver: { screens: [SIGN_IN] },
  resetPassword: { screens: [PASSWORD] },
  getMe: { screens: [SIGN_IN, ...MEMBER], shows: { name: 'greets without a name', phoneNumber: 'shows no number' } },
  updateUser: { screens: [PROFILE] },
  logOut: { screens: [PROFILE] },
  forgotPassword: { screens: [PASSWORD] },
  changePassword: { screens: [PROFILE] },
  setAgreement: { screens: [PROFILE] },
  verifyPassword: { screens: [PROFILE, WITHDRAWAL] },
  listWithdrawReasons: { screens: [WITHDRAWAL] },
  withdraw: { screens: [WITHDRAWAL] },
  startIdentityCheck: { screens: [SIGN_UP, PASSWORD] },
  getIdentityCheckResult: { screens: [SIGN_UP] },
  getFeatureFlags: {
    screens: [SIGN_IN, HOME, COMPOSER, HOME_MOVE, PAYMENT],
    shows: {
      orderTypes: 'offers quick deliveries and freight alone',
      pays: 'offers cash and card alone',
      businessHours: 'offers times outside business hours',
    },
  },
  validateOrganizationCode: { screens: [SIGN_UP] },
  estimate: { screens: [COMPOSER, PAYMENT, BULK], shows: PRICE },
  estimateHomeMoving: { screens: [HOME_MOVE, PAYMENT], shows: PRICE, without: NO_MOVES },
  createOrder: { screens: [PAYMENT, BULK] },
  listOrders: {
    screens: [LIST, HOME],
    shows: {
      total: 'cannot say how many there are',
      'items[].orderNo': 'shows a row without its number',
      'items[].orderType': 'shows a row without its kind',
      'items[].status': 'shows a row without its status',
      'items[].createdAt': 'shows a row without its time',
      'items[].pickup': 'shows a row without its start',
      'items[].dropoff': 'shows a row without its end',
      'items[].total': 'shows a row without its price',
    },
  },
  createHomeMovingOrder: { screens: [HOME_MOVE, PAYMENT], without: NO_MOVES },
  listShippingRecords: {
    screens: [COMPOSER],
    without: NO_LIST,
    shows: { ...under('items[].address.', ADDRESS), 'items[].contactName': 'offers a place without its contact' },
  },
  getStatistics: { screens: [HOME] },
  getOrder: { screens: [DETAIL], shows: ORDER },
  cancelOrder: { screens: [DETAIL, LIST] },
  saveShareSettings: { screens: [DETAIL], without: 'If the owner cannot choose, leave `share` out of orders.' },
  addOrderImages: { screens: [DETAIL, PAYMENT], ...NO_PHOTOS },
  submitTip: { screens: [DETAIL], without: 'If you take no tips, leave `tip` out of orders.' },
  getOrderStatus: { screens: [DETAIL], shows: { updatedAt: 'cannot say how old the status is' } },
  getOrderRoute: { screens: [DETAIL], shows: { updatedAt: 'cannot say how old the position is' } },
  getReorder: { screens: [COMPOSER], shows: under('waypoints[].address.', ADDRESS), ...NO_REORDER },
  presignFile: { screens: [DETAIL, PAYMENT], ...NO_PHOTOS },
  getGuestOrderRoute: { screens: [SHARED] },
  getGuestOrder: { screens: [SHARED], shows: PUBLIC_ORDER },
  getMobisOrder: { screens: [PARTNER], shows: PUBLIC_ORDER },
  listCoupons: {
    screens: [COUPONS, PAYMENT, HOME],
    without: NO_LIST,
    shows: { '[].expiresAt': 'cannot say when a coupon ends', '[].name': 'shows a coupon without its name' },
  },
  registerCoupon: { screens: [COUPONS] },
  listVehiclePools: {
    screens: [COMPOSER, HOME_MOVE, BULK],
    shows: { '[].payloadKg': 'cannot say what a vehicle carries', '[].basePrice': 'shows a vehicle without its price' },
  },
  listServices: {
    screens: [COMPOSER, HOME_MOVE],
    shows: { '[].name': 'shows an option under its code' },
    without: NO_LIST,
  },
  searchAddresses: { screens: [COMPOSER, HOME_MOVE], shows: under('items[].', ADDRESS) },
  findAddressAt: { screens: [COMPOSER, HOME_MOVE] },
  savePushToken: { screens: [PUSH] },
};
