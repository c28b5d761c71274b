import { randomUUID } from 'node:crypto';
import { operationOf, type OperationId } from '../contract';
import { hintOf, textOfHint } from '../dialects';
import { UsageError } from '../options';
import type { Asked, Exchange } from '../provider';
import { dataAsApp, msgIdOf } from '../reader';
import { ask, dataOf, fieldOf, listOf, report, textOf, wants, type Run } from './answer';
import { cancelAll, lookUp, type Creation } from './cleanup';
import { checkImages } from './pictures';
import { offeredTypes, readOrder } from './reads';

const REMARK = 'Check of the interface: please do not dispatch; it is cancelled at once.';
const TIP = 1000;

const digits = (text: string) => text.replace(/\D/g, '').replace(/^82/, '0');

/** What an order keeps of its request, in forms that can be compared. */
function factsOf(order: unknown): Record<string, unknown> {
  const stops = listOf(fieldOf(order, 'waypoints'));
  const phonesOf = (stop: unknown) => (textOf(stop, 'mobileNo') ?? '').split(';').map(digits);
  const services = listOf(fieldOf(order, 'services'));
  return {
    appointmentAt: Date.parse(textOf(order, 'appointmentAt') ?? ''),
    waypoints: stops.length,
    'waypoints[].mobileNo': stops.map(phonesOf),
    'waypoints[].note': stops.map((stop) => textOf(stop, 'note')),
    remark: textOf(order, 'remark'),
    pay: textOf(order, 'pay'),
    orderType: textOf(order, 'orderType'),
    services: services.map((one) => `${textOf(one, 'code')} ${textOf(one, 'quantity')}`).toSorted(),
    'calculationPrice.total': fieldOf(fieldOf(order, 'calculationPrice'), 'total'),
  };
}

/** Compares the stored order with the request. A time without its zone, for example, is read nine hours off. */
async function checkStored(run: Run, sent: Exchange, order: object, id: string) {
  const answer = await run.provider.send('getOrder', { as: 'member', path: { id } });
  const stored = dataAsApp('getOrder', dataOf(answer));
  if (stored === undefined) return;
  const found = factsOf(stored);
  for (const [name, fact] of Object.entries(factsOf(order))) {
    if (JSON.stringify(found[name]) === JSON.stringify(fact)) continue;
    const meaning =
      name === 'appointmentAt'
        ? 'The driver comes at another time. The app sends UTC with `Z`, such as 03:00Z for noon in Korea.'
        : 'The order is carried out otherwise than the customer placed it.';
    const difference = { field: `request ${name}`, expected: 'stored as it was sent', found: 'another value', meaning };
    report(run, sent, { level: 'fails', ...difference });
  }
}

/** Throws unless the session is of the account that was named for writing. */
async function demandTestAccount(run: Run) {
  const { testAccount = '' } = run.options;
  if (!run.provider.hasMember()) throw new UsageError('--write needs a signed-in account');
  const user = dataOf(await run.provider.send('getMe', { as: 'member' }));
  const phone = digits(textOf(user, 'phoneNumber') ?? '');
  const isIt = textOf(user, 'id') === testAccount || (phone !== '' && phone === digits(testAccount));
  if (isIt) return;
  const hint = hintOf(run.received, run.options.dialectWords);
  const reason = hint ? `. ${textOfHint(hint).replace(/\.$/, '')}` : '';
  throw new UsageError(`the session is not of --test-account, so nothing was written${reason}`);
}

/** Noon in Korea, some days ahead: within business hours, without a night price. */
const noonInKorea = (days: number) =>
  `${new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T03:00:00.000Z`;

type Kind = { estimate: OperationId; create: OperationId; orderType: string; days: number };
const QUICK: Kind = { estimate: 'estimate', create: 'createOrder', orderType: 'Quick', days: 3 };
const KINDS: readonly Kind[] = [
  QUICK,
  { estimate: 'estimateHomeMoving', create: 'createHomeMovingOrder', orderType: 'HomeMoving', days: 8 },
];

/** The contract's example, in a vehicle that this provider has, on a day to come. */
async function requestOf(run: Run, { estimate, create, orderType, days }: Kind) {
  const pools = listOf(dataOf(await run.provider.send('listVehiclePools', { as: 'member', query: { orderType } })));
  const example = operationOf(create).asked.body ?? {};
  const wish = textOf(example, 'vehiclePoolId');
  const ids = pools.flatMap((pool) => textOf(pool, 'id') ?? []);
  const live = {
    vehiclePoolId: wish !== undefined && ids.includes(wish) ? wish : (ids[0] ?? wish),
    appointmentAt: noonInKorea(days),
  };
  return {
    priced: { ...operationOf(estimate).asked.body, ...live },
    order: { ...example, ...live, flags: fieldOf(operationOf(estimate).asked.body, 'flags'), remark: REMARK },
  };
}

/** After any 409 the app looks for the order; only these words say that it must be there. */
const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';
const TAKEN = [KEY_REUSED, 'ALREADY_PROCESSED_PAYMENT'];

function checkKeyReused(run: Run, exchange: Exchange) {
  const msgId = msgIdOf(exchange.body);
  if (exchange.status !== 409 || (msgId !== undefined && TAKEN.includes(msgId))) return;
  const meaning =
    'The app looks for the order. If it finds none, it takes this for a refusal and may send it with a new key.';
  const found = msgId === undefined ? 'nothing' : 'another one';
  report(run, exchange, { level: 'loses', field: 'msgId', expected: KEY_REUSED, found, meaning });
}

/** Creates an order, once. Adds it to `creations` before it is sent, so that it can be cancelled whatever comes. */
async function checkCreation(run: Run, kind: Kind, creations: Creation[]) {
  const { estimate, create } = kind;
  const { priced, order } = await requestOf(run, kind);
  const price = await ask(run, estimate, { as: 'member', body: priced });
  const total = fieldOf(dataOf(price), 'total');
  if (!wants(run, create)) return;
  const body = {
    ...order,
    services: fieldOf(priced, 'services'),
    waypoints: fieldOf(order, 'waypoints'),
    calculationPrice: { total: typeof total === 'string' ? Number(total) : total },
    pay: 'cash',
    payer: null,
    coupon: null,
    cashReceipt: null,
    brandpayPaymentInfo: null,
  };
  const creation: Creation = { key: randomUUID(), ids: new Set() };
  creations.push(creation);
  const send = async (more: object, statuses: readonly number[], meaning?: string) => {
    const headers = { 'Idempotency-Key': creation.key };
    const asked: Asked = { as: 'member', body: { ...body, ...more }, headers };
    const sent = await ask(run, create, asked, { statuses, meaning });
    const id = textOf(dataOf(sent), 'id');
    if (id !== undefined) creation.ids.add(id);
    creation.sent ??= sent;
    return { sent, id };
  };

  const { sent, id } = await send({}, [201]);
  if (id === undefined) return;
  await checkStored(run, sent, body, id);
  const { sent: again, id: idOfAgain } = await send({}, [200]);
  if (idOfAgain !== undefined && idOfAgain !== id) {
    const meaning = 'A repeated request makes a second order, and a second driver.';
    const field = 'header Idempotency-Key';
    report(run, again, { level: 'fails', field, expected: 'the same order', found: 'another order', meaning });
  }
  const { sent: changed } = await send(
    { remark: `${REMARK} (changed)` },
    [409],
    'Another order is taken for a repetition of the first.',
  );
  checkKeyReused(run, changed);
  await checkLookup(run, creation.key, id);
}

/** After a lost answer the app finds the order by its key. */
async function checkLookup(run: Run, idempotencyKey: string, id: string) {
  if (!wants(run, 'listOrders')) return;
  const { exchange, ids = [] } = await lookUp(run, idempotencyKey);
  if (ids.length === 1 && ids[0] === id) return;
  const meaning = 'After a lost answer the customer does not learn whether there is an order.';
  const found = ids.length === 0 ? 'none' : 'others';
  report(run, exchange, {
    level: 'fails',
    field: 'query idempotencyKey',
    expected: 'the order of this key',
    found,
    meaning,
  });
}

/** What cannot be priced is refused at a field; and no form of another site may write. */
async function checkEstimateRefusals(run: Run) {
  const { priced } = await requestOf(run, QUICK);
  const waypoints = listOf(fieldOf(priced, 'waypoints')).slice(0, 1);
  await ask(run, 'estimate', { as: 'member', body: { ...priced, waypoints } }, { statuses: [400, 422] });
  const bare = await run.provider.send('estimate', { as: 'member', body: priced, headers: { 'X-Platform': '' } });
  if (bare.status >= 400 && bare.status < 500) return;
  const meaning = 'A form of another site could write in the name of the customer.';
  const difference = {
    field: 'header X-Platform',
    expected: 'a refusal without it',
    found: String(bare.status),
    meaning,
  };
  report(run, bare, { level: 'loses', ...difference });
}

async function checkShare(run: Run, id: string) {
  if (!wants(run, 'saveShareSettings')) return;
  const body = operationOf('saveShareSettings').asked.body ?? {};
  const saved = await ask(run, 'saveShareSettings', { as: 'member', path: { id }, body });
  const shown = dataAsApp('saveShareSettings', dataOf(saved));
  const differing = Object.entries(body).filter(([name, value]) => fieldOf(shown, name) !== value);
  if (shown === undefined || differing.length === 0) return;
  const field = `data.${differing[0]?.[0] ?? ''}`;
  const meaning = 'The public link shows something else than the customer chose.';
  report(run, saved, { level: 'fails', field, expected: 'the value that was sent', found: 'another value', meaning });
}

/** The same values again, so that the profile stays as it is. */
async function checkProfile(run: Run) {
  const user = dataAsApp('getMe', dataOf(await run.provider.send('getMe', { as: 'member' })));
  const name = textOf(user, 'name');
  if (wants(run, 'updateUser') && name) await ask(run, 'updateUser', { as: 'member', body: { name } });
  const isAgreement = fieldOf(user, 'isMarketingAgreed');
  if (wants(run, 'setAgreement') && typeof isAgreement === 'boolean') {
    await ask(run, 'setAgreement', { as: 'member', body: { isAgreement } });
  }
  const { password } = run.options;
  if (!wants(run, 'verifyPassword')) return;
  if (password === undefined) return run.findings.note('verifyPassword', 'needs --password');
  await ask(run, 'verifyPassword', { as: 'member', body: { password } });
}

async function checkCoupon(run: Run) {
  if (!wants(run, 'registerCoupon')) return;
  const register = (couponNumber: string, statuses: readonly number[], isMadeUp = false) =>
    ask(run, 'registerCoupon', { as: 'member', body: { couponNumber }, isMadeUp }, { statuses });
  await register('NOSUCHCOUPON', [400, 404, 422], true);
  const { couponNumber } = run.options;
  if (couponNumber === undefined) return run.findings.note('registerCoupon', 'a good number needs --coupon');
  // A second run finds it registered.
  await register(couponNumber, [200, 400, 409]);
}

async function checkTip(run: Run, id: string) {
  if (!wants(run, 'submitTip')) return;
  const asked: Asked = { as: 'member', path: { id }, body: { id, amount: TIP } };
  const exchange = await ask(run, 'submitTip', asked, { statuses: [200, 409] });
  if (exchange.status === 409)
    run.findings.note('submitTip', 'refused for an order without a driver, in the right form');
}

const NEVER: Partial<Record<OperationId, string>> = {
  signUp: 'would make an account',
  signUpThirdParty: 'would make an account',
  logInByKakao: 'needs a sign-in at Kakao',
  logInByGoogle: 'needs a sign-in at Google',
  logInByNaver: 'needs a sign-in at Naver',
  forgotPassword: 'would send a text message',
  resetPassword: 'would need the code of a text message',
  changePassword: 'would change the password',
  withdraw: 'would close the account',
  savePushToken: 'would register a browser that does not exist',
};

/** Says of each operation that no check asks why. */
export function noteUnasked({ findings, options }: Run) {
  for (const [id, reason] of Object.entries(NEVER)) findings.note(id as OperationId, `${reason}; its preflight alone`);
  if (options.isWriting) return;
  const writes: OperationId[] = [
    'estimate',
    'estimateHomeMoving',
    'createOrder',
    'createHomeMovingOrder',
    'cancelOrder',
  ];
  const others: OperationId[] = ['submitTip', 'presignFile', 'addOrderImages', 'saveShareSettings', 'registerCoupon'];
  const profile: OperationId[] = ['updateUser', 'setAgreement', 'verifyPassword'];
  for (const id of [...writes, ...others, ...profile]) findings.note(id, 'needs --write; its preflight alone');
}

/** The writes, in a test account. Cancels the orders that it creates. */
export async function checkWrites(run: Run) {
  await demandTestAccount(run);
  await checkProfile(run);
  await checkCoupon(run);
  const offered = await offeredTypes(run);
  if (wants(run, 'estimate') && offered.includes(QUICK.orderType)) {
    await checkEstimateRefusals(run);
    if (run.provider.hasGuest())
      await ask(run, 'estimate', { as: 'guest', body: (await requestOf(run, QUICK)).priced });
  }
  const creations: Creation[] = [];
  try {
    for (const kind of KINDS) {
      const { orderType } = kind;
      if (!offered.includes(orderType)) {
        for (const id of [kind.estimate, kind.create]) run.findings.note(id, `the flags do not offer ${orderType}`);
      } else if (wants(run, kind.estimate, kind.create)) await checkCreation(run, kind, creations);
    }
    const [id] = creations.flatMap(({ ids }) => [...ids]);
    if (id === undefined) return;
    await readOrder(run, { id, organizationId: undefined });
    await checkImages(run, id);
    const order = dataAsApp('getOrder', dataOf(await run.provider.send('getOrder', { as: 'member', path: { id } })));
    const isOffered = (operation: OperationId, field: string) => {
      if (order === undefined || fieldOf(order, field) !== undefined) return true;
      run.findings.note(operation, `the order has no \`${field}\`, so the app does not offer it`);
      return false;
    };
    if (isOffered('saveShareSettings', 'share')) await checkShare(run, id);
    if (isOffered('submitTip', 'tip')) await checkTip(run, id);
  } finally {
    for (const creation of creations) await cancelAll(run, creation);
  }
}
