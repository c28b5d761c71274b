import type { OperationId } from '../../scripts/conform/contract';

type Fields = Record<string, unknown>;
type Answer = { status: number; headers: Headers; body: unknown; text?: Uint8Array<ArrayBuffer> | string };
export type Asked = { url: URL; headers: Headers; method: string };

/** One way in which a provider differs: what of one operation's requests or answers is another. */
export type Deviation = {
  name: string;
  operation: OperationId;
  /** Of this operation, and of no other: the fields that the report must name. */
  fields: string[];
  isWriting?: boolean;
  isSigningIn?: boolean;
  ask?: (asked: Asked) => void;
  answer?: (answer: Answer, asked: Asked) => void;
};

// Boundary: the sandbox's answers keep the contract, which other tests hold it to.
const fields = (value: unknown) => value as Fields;
const dataOf = ({ body }: Answer) => fields(fields(body).data);
const isSuccess = ({ status }: Answer) => status === 200 || status === 201;
const rowsOf = (answer: Answer) => {
  const data: unknown = dataOf(answer);
  return (Array.isArray(data) ? data : (fields(data).items ?? [])) as Fields[];
};

const body = (change: (body: unknown) => unknown) => (answer: Answer) => {
  if (isSuccess(answer)) answer.body = change(answer.body);
};
const data = (change: (data: Fields) => void) => (answer: Answer) => {
  if (isSuccess(answer)) change(dataOf(answer));
};
/** One row alone: the others must stay. */
const oneRow = (change: (row: Fields) => void) => (answer: Answer) => {
  const [first] = isSuccess(answer) ? rowsOf(answer) : [];
  if (first) change(first);
};
const header =
  (change: (headers: Headers) => void) =>
  (answer: Answer, { method }: Asked) => {
    if (method !== 'OPTIONS') change(answer.headers);
  };
const preflight =
  (change: (headers: Headers) => void) =>
  (answer: Answer, { method }: Asked) => {
    if (method === 'OPTIONS') change(answer.headers);
  };
const without = (name: string) => (owner: Fields) => void Reflect.deleteProperty(owner, name);
const set = (name: string, value: unknown) => (owner: Fields) => void (owner[name] = value);
/** `2026-11-02 14:00:00`: the same moment without its zone. */
const koreanTime = (instant: unknown) =>
  new Date(Date.parse(String(instant)) + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const asText = (name: string) => (owner: Fields) => void (owner[name] = String(owner[name]));

export const snakeCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (typeof value !== 'object' || value === null) return value;
  const rename = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), snakeCase(inner)]));
};
const firstStop = (order: Fields) => (order.waypoints as Fields[])[0] ?? {};
const stopAddress = (order: Fields) => fields(firstStop(order).address);
const price = (order: Fields) => fields(order.calculationPrice);

const WRITING = { isWriting: true };

export const DEVIATIONS: readonly Deviation[] = [
  // Envelopes and names
  { name: 'bare body', operation: 'getStatistics', fields: ['data'], answer: body((one) => fields(one).data) },
  {
    name: 'an envelope of code and result',
    operation: 'getStatistics',
    fields: ['data'],
    answer: body((one) => ({ code: 0, result: fields(one).data })),
  },
  { name: 'snake_case', operation: 'getMe', fields: ['data.phoneNumber'], answer: body(snakeCase) },
  {
    name: 'a Spring page',
    operation: 'listOrders',
    fields: ['data.items', 'data.total'],
    answer: body((one) => {
      const { items, pageIndex, pageSize, total } = fields(fields(one).data);
      return { data: { content: items, number: pageIndex, size: pageSize, totalElements: total } };
    }),
  },
  {
    name: 'a page of Django REST framework',
    operation: 'listOrders',
    fields: ['data.items', 'data.total'],
    answer: body((one) => {
      const { items, total } = fields(fields(one).data);
      return { data: { count: total, next: null, previous: null, results: items } };
    }),
  },
  {
    name: 'problem+json',
    operation: 'getOrder',
    fields: ['body'],
    answer: (answer) => {
      if (answer.status === 404) answer.body = { type: 'about:blank', title: 'Not Found', status: 404 };
    },
  },
  {
    name: 'an error in a 200',
    operation: 'getOrder',
    fields: ['data', 'status'],
    answer: (answer) => {
      if (answer.status === 404) answer.status = 200;
    },
  },
  // The profile
  { name: 'a profile without a name', operation: 'getMe', fields: ['data.name'], answer: data(set('name', null)) },
  { name: 'a profile with a numeric id', operation: 'getMe', fields: ['data.id'], answer: data(set('id', 1042)) },
  { name: 'a profile without a role', operation: 'getMe', fields: ['data.role'], answer: data(without('role')) },
  // Lists
  {
    name: 'a numeric order id in the list',
    operation: 'listOrders',
    fields: ['data.items[].id'],
    answer: oneRow(set('id', 10_420_001)),
  },
  {
    name: 'two orders with the same id',
    operation: 'listOrders',
    fields: ['data.items[].id'],
    answer: (answer) => {
      const [first, second] = isSuccess(answer) ? rowsOf(answer) : [];
      if (first && second) second.id = first.id;
    },
  },
  {
    name: 'an order id with a slash',
    operation: 'listOrders',
    fields: ['data.items[].id'],
    answer: oneRow((row) => set('id', `YWJj/${String(row.id)}`)(row)),
  },
  {
    name: 'money as text in the list',
    operation: 'listOrders',
    fields: ['data.items[].total'],
    answer: oneRow(asText('total')),
  },
  { name: 'a list without a total', operation: 'listOrders', fields: ['data.total'], answer: data(without('total')) },
  {
    name: 'a total of the pages, not of the rows',
    operation: 'listOrders',
    fields: ['data.total'],
    answer: data(set('total', 1)),
  },
  { name: 'a total as text', operation: 'listOrders', fields: ['data.total'], answer: data(asText('total')) },
  {
    name: 'local time in the list',
    operation: 'listOrders',
    fields: ['data.items[].createdAt'],
    answer: oneRow((row) => set('createdAt', koreanTime(row.createdAt))(row)),
  },
  {
    name: 'an unknown kind of order',
    operation: 'listOrders',
    fields: ['data.items[].orderType'],
    answer: oneRow(set('orderType', 'Motorbike')),
  },
  // An order
  { name: 'a numeric order id', operation: 'getOrder', fields: ['data.id'], answer: data(set('id', 10_420_001)) },
  {
    name: 'an order without a number',
    operation: 'getOrder',
    fields: ['data.orderNo'],
    answer: data(without('orderNo')),
  },
  {
    name: 'a note that is null',
    operation: 'getOrder',
    fields: ['data.waypoints[].note'],
    answer: data((order) => set('note', null)(firstStop(order))),
  },
  {
    name: 'a stop without coordinates',
    operation: 'getOrder',
    fields: ['data.waypoints[].address.lat', 'data.waypoints[].address.lng'],
    answer: data((order) => {
      without('lat')(stopAddress(order));
      without('lng')(stopAddress(order));
    }),
  },
  {
    name: 'won with decimals',
    operation: 'getOrder',
    fields: ['data.calculationPrice.total'],
    answer: data((order) => set('total', 24_300.5)(price(order))),
  },
  { name: 'a status as text', operation: 'getOrder', fields: ['data.status'], answer: data(asText('status')) },
  {
    name: 'a date as epoch',
    operation: 'getOrder',
    fields: ['data.createdAt'],
    answer: data(set('createdAt', 1_793_595_600_000)),
  },
  {
    name: 'null for an absent field',
    operation: 'getOrder',
    fields: ['data.remark'],
    answer: data(set('remark', null)),
  },
  { name: 'null for a list', operation: 'getOrder', fields: ['data.flags'], answer: data(set('flags', null)) },
  // Prices, vehicles, coupons, addresses
  {
    name: 'an estimate without its end',
    operation: 'estimate',
    fields: ['data.validUntil'],
    ...WRITING,
    answer: data(without('validUntil')),
  },
  {
    name: 'an estimate without duration',
    operation: 'estimate',
    fields: ['data.durationSeconds'],
    ...WRITING,
    answer: data(without('durationSeconds')),
  },
  { name: 'a price as text', operation: 'estimate', fields: ['data.total'], ...WRITING, answer: data(asText('total')) },
  {
    name: 'a vehicle without payload',
    operation: 'listVehiclePools',
    fields: ['data[].payloadKg'],
    answer: oneRow(without('payloadKg')),
  },
  {
    name: 'a service without a limit',
    operation: 'listServices',
    fields: ['data[].maxQuantity'],
    answer: oneRow(without('maxQuantity')),
  },
  {
    name: 'a coupon without an end',
    operation: 'listCoupons',
    fields: ['data[].expiresAt'],
    answer: oneRow(without('expiresAt')),
  },
  {
    name: 'a coupon whose end is null',
    operation: 'listCoupons',
    fields: ['data[].expiresAt'],
    answer: oneRow(set('expiresAt', null)),
  },
  {
    name: 'an address without coordinates',
    operation: 'searchAddresses',
    fields: ['data.items[].lat', 'data.items[].lng'],
    answer: oneRow((row) => {
      without('lat')(row);
      without('lng')(row);
    }),
  },
  {
    name: 'coordinates as text',
    operation: 'searchAddresses',
    fields: ['data.items[].lat'],
    answer: oneRow(asText('lat')),
  },
  {
    name: 'a place on the map without its service area',
    operation: 'findAddressAt',
    fields: ['data.isServed'],
    answer: data(without('isServed')),
  },
  {
    name: 'opening hours in another form',
    operation: 'getFeatureFlags',
    fields: ['data.businessHours[].open'],
    answer: data(({ businessHours }) => set('open', '9am')((businessHours as Fields[])[0] ?? {})),
  },
  {
    name: 'opening hours with seconds',
    operation: 'getFeatureFlags',
    fields: ['data.businessHours[].open'],
    answer: data(({ businessHours }) => set('open', '08:00:00')((businessHours as Fields[])[0] ?? {})),
  },
  {
    name: 'payments in words that the app does not know',
    operation: 'getFeatureFlags',
    fields: ['data.pays[]'],
    answer: data(set('pays', ['CASH', 'CARD'])),
  },
  // HTTP
  {
    name: '201 for a read',
    operation: 'getStatistics',
    fields: ['status'],
    answer: (answer) => {
      if (answer.status === 200) answer.status = 201;
    },
  },
  {
    name: '403 instead of 401',
    operation: 'listCoupons',
    fields: ['status'],
    answer: (answer) => {
      if (answer.status === 401) answer.status = 403;
    },
  },
  {
    name: 'a page instead of JSON',
    operation: 'listServices',
    fields: ['body'],
    answer: (answer) => {
      if (isSuccess(answer)) answer.text = '<html></html>';
    },
  },
  {
    name: 'EUC-KR',
    operation: 'listServices',
    fields: ['body'],
    answer: (answer) => {
      if (isSuccess(answer)) answer.text = new Uint8Array([0x22, 0xb9, 0xe8, 0xbc, 0xdb, 0x22]);
    },
  },
  {
    name: 'CORS without credentials',
    operation: 'getStatistics',
    fields: ['header Access-Control-Allow-Credentials'],
    answer: header((headers) => headers.delete('Access-Control-Allow-Credentials')),
  },
  {
    name: 'CORS for any origin',
    operation: 'getStatistics',
    fields: ['header Access-Control-Allow-Origin'],
    answer: header((headers) => headers.set('Access-Control-Allow-Origin', '*')),
  },
  {
    name: 'headers that are not exposed',
    operation: 'getStatistics',
    fields: ['header Access-Control-Expose-Headers'],
    answer: header((headers) => headers.set('Access-Control-Expose-Headers', '*')),
  },
  {
    name: 'a preflight that does not know a header',
    operation: 'createOrder',
    fields: ['preflight Access-Control-Allow-Headers'],
    answer: preflight((headers) =>
      headers.set('Access-Control-Allow-Headers', 'Content-Type, X-Platform, X-Request-Id'),
    ),
  },
  {
    name: 'a preflight that does not know a method',
    operation: 'updateUser',
    fields: ['preflight Access-Control-Allow-Methods'],
    answer: preflight((headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
  },
  // Answers without a body
  {
    name: 'a profile that is changed with 204',
    operation: 'updateUser',
    fields: ['body'],
    isWriting: true,
    answer: (answer, { method }) => {
      if (method !== 'OPTIONS') Object.assign(answer, { status: 204, body: undefined });
    },
  },
  // Sessions, pages, orders that are created once
  {
    name: 'a cookie that scripts can read',
    operation: 'logIn',
    fields: ['header Set-Cookie session'],
    isSigningIn: true,
    answer: ({ headers }) => {
      const cookie = headers.get('Set-Cookie');
      if (cookie) headers.set('Set-Cookie', cookie.replace(/;\s*HttpOnly/i, ''));
    },
  },
  {
    name: 'a cookie that scripts can read, between those of a load balancer and a CSRF filter',
    operation: 'logIn',
    fields: ['header Set-Cookie session'],
    isSigningIn: true,
    answer: ({ headers }) => {
      const cookie = headers.get('Set-Cookie');
      if (!cookie) return;
      headers.set('Set-Cookie', 'AWSALB=node-7; Path=/');
      headers.append('Set-Cookie', cookie.replace(/;\s*HttpOnly/i, ''));
      headers.append('Set-Cookie', 'XSRF-TOKEN=7; Path=/');
    },
  },
  {
    name: 'cookies of a load balancer and a CSRF filter beside a session that scripts cannot read',
    operation: 'logIn',
    fields: [],
    isSigningIn: true,
    answer: ({ headers }) => {
      if (!headers.has('Set-Cookie')) return;
      headers.append('Set-Cookie', 'AWSALB=node-7; Path=/');
      headers.append('Set-Cookie', 'XSRF-TOKEN=7; Path=/');
    },
  },
  {
    name: 'a gateway that lets browsers keep the profile',
    operation: 'getMe',
    fields: ['header Cache-Control'],
    answer: header((headers) => headers.set('Cache-Control', 'private, max-age=600')),
  },
  {
    name: 'orders for which browsers choose a lifetime themselves',
    operation: 'listOrders',
    fields: ['header Cache-Control'],
    answer: header((headers) => headers.set('Last-Modified', 'Sat, 28 Nov 2026 01:30:00 GMT')),
  },
  {
    name: 'orders that browsers keep, but ask for each time',
    operation: 'listOrders',
    fields: [],
    answer: header((headers) => {
      headers.set('Last-Modified', 'Sat, 28 Nov 2026 01:30:00 GMT');
      headers.set('Cache-Control', 'private, max-age=0');
    }),
  },
  {
    name: 'orders that have expired on arrival',
    operation: 'listOrders',
    fields: [],
    answer: header((headers) => {
      headers.set('Last-Modified', 'Sat, 28 Nov 2026 01:30:00 GMT');
      headers.set('Expires', 'Thu, 01 Jan 1970 00:00:00 GMT');
    }),
  },
  {
    name: 'orders that expire later',
    operation: 'listOrders',
    fields: ['header Cache-Control'],
    answer: header((headers) => headers.set('Expires', 'Fri, 01 Jan 2100 00:00:00 GMT')),
  },
  {
    name: 'vehicles, which are the same for everyone, kept for an hour',
    operation: 'listVehiclePools',
    fields: [],
    answer: header((headers) => headers.set('Cache-Control', 'public, max-age=3600')),
  },
  {
    name: 'a token that comes with the word Bearer',
    operation: 'logIn',
    fields: ['data.accessToken'],
    isSigningIn: true,
    answer: data(set('accessToken', 'Bearer 7f3a')),
  },
  {
    name: 'a session that outlives the logout',
    operation: 'logOut',
    fields: ['session'],
    isSigningIn: true,
    ask: ({ headers }) => headers.delete('Cookie'),
  },
  {
    name: 'pages that count from 1',
    operation: 'listOrders',
    fields: ['query pageIndex'],
    ask: ({ url }) => {
      const index = Number(url.searchParams.get('pageIndex') ?? 0);
      url.searchParams.set('pageIndex', String(Math.max(0, index - 1)));
    },
  },
  {
    name: 'a page size that is ignored',
    operation: 'listShippingRecords',
    fields: ['query pageSize'],
    ask: ({ url }) => {
      if (url.searchParams.get('pageIndex') === '0') url.searchParams.set('pageSize', '20');
    },
  },
  {
    name: 'pages that are smaller than asked for',
    operation: 'listOrders',
    fields: ['query pageSize'],
    ask: ({ url }) => {
      if (url.searchParams.get('pageSize') === '100') url.searchParams.set('pageSize', '3');
    },
  },
  {
    name: 'a sort that is taken for the name of a property',
    operation: 'listOrders',
    fields: ['status'],
    answer: (answer, { url }) => {
      if (isSuccess(answer) && url.searchParams.has('sort')) answer.status = 500;
    },
  },
  {
    name: 'a sort that is ignored',
    operation: 'listOrders',
    fields: ['query sort'],
    ask: ({ url }) => url.searchParams.set('sort', 'createdAtAsc'),
  },
  {
    name: 'one status at a time',
    operation: 'listOrders',
    fields: ['status'],
    answer: (answer, { url }) => {
      if (isSuccess(answer) && url.searchParams.get('status')?.includes(',')) answer.status = 400;
    },
  },
  {
    name: 'several statuses that are ignored',
    operation: 'listOrders',
    fields: ['query status'],
    ask: ({ url }) => {
      if (url.searchParams.get('status')?.includes(',')) url.searchParams.delete('status');
    },
  },
  {
    name: 'days that are ignored',
    operation: 'listOrders',
    fields: ['query from'],
    ask: ({ url }) => {
      for (const name of ['from', 'to']) url.searchParams.delete(name);
    },
  },
  {
    name: 'a keyword that is ignored',
    operation: 'listOrders',
    fields: ['query keyword'],
    ask: ({ url }) => url.searchParams.delete('keyword'),
  },
  {
    name: 'coupons that cannot be asked for by payment',
    operation: 'listCoupons',
    fields: ['status'],
    answer: (answer, { url }) => {
      if (isSuccess(answer) && url.searchParams.has('pay')) answer.status = 400;
    },
  },
  {
    name: 'a key that finds any order',
    operation: 'listOrders',
    fields: ['query idempotencyKey'],
    ask: ({ url }) => url.searchParams.delete('idempotencyKey'),
  },
  {
    name: 'a key that is ignored',
    operation: 'createOrder',
    fields: ['header Idempotency-Key', 'status'],
    ...WRITING,
    ask: ({ headers, method }) => {
      if (method === 'POST') headers.set('Idempotency-Key', crypto.randomUUID());
    },
  },
  {
    name: 'a used key that is refused in words that the app does not know',
    operation: 'createOrder',
    fields: ['msgId'],
    ...WRITING,
    answer: (answer) => {
      if (answer.status === 409) answer.body = { msgId: 'CONFLICT' };
    },
  },
  {
    name: 'a used key that is refused in another form',
    operation: 'createOrder',
    fields: ['body', 'msgId'],
    ...WRITING,
    answer: (answer) => {
      if (answer.status === 409) answer.body = { resultCode: 'IDEMPOTENCY_KEY_REUSED', resultMsg: 'Used.' };
    },
  },
];
