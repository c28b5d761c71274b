import { offeredKinds } from '@/domain/order/kinds';
import { kstMonth } from '@/domain/time/calendar';
import { OPERATIONS, type OperationId } from '../contract';
import type { Asked, Exchange } from '../provider';
import { dataAsApp } from '../reader';
import { ask, dataOf, fieldOf, listOf, report, textOf, wants, type Run } from './answer';
import { checkAddresses, checkLists } from './paging';
import { checkPictures } from './pictures';

/** Orders whose details are read: those of the list's first page, one of each status. */
const MAX_ORDERS = 4;

type OrderOfList = { id: string; organizationId: string | undefined };

const read = async (run: Run, operation: OperationId, asked: Asked) =>
  wants(run, operation) ? ask(run, operation, asked) : undefined;

/** Reads that need no session. */
async function readOpen(run: Run) {
  const { organizationCode, registerToken, partnerOrderId } = run.options;
  await read(run, 'getFeatureFlags', { as: 'nobody' });
  if (organizationCode === undefined) run.findings.note('validateOrganizationCode', 'a good code needs --org-code');
  else await read(run, 'validateOrganizationCode', { as: 'nobody', query: { orgCode: organizationCode } });
  if (registerToken === undefined) run.findings.note('getIdentityCheckResult', 'a good token needs --register-token');
  else await read(run, 'getIdentityCheckResult', { as: 'nobody', query: { register_token: registerToken } });
  if (partnerOrderId === undefined) run.findings.note('getMobisOrder', 'needs --partner-order');
  else await read(run, 'getMobisOrder', { as: 'nobody', path: { orderId: partnerOrderId } });
  await checkIdentityPage(run);
}

/** A window opens it, so it must lead on. */
async function checkIdentityPage(run: Run) {
  if (!wants(run, 'startIdentityCheck')) return;
  const query = { nonce: '0123456789abcdef', returnUrl: `${run.options.site}/signup` };
  const exchange = await run.provider.send('startIdentityCheck', { as: 'nobody', query });
  const { status, headers } = exchange;
  if (status === 200 || ((status === 302 || status === 303 || status === 307) && headers.has('Location'))) {
    run.findings.checked('startIdentityCheck');
    return;
  }
  const expected = '302 with Location, or a page';
  report(run, exchange, {
    level: 'fails',
    field: 'status',
    expected,
    found: status === 0 ? 'no answer' : String(status),
  });
}

/** The kinds of orders that the app would offer. */
export async function offeredTypes({ provider }: Run): Promise<readonly string[]> {
  const flags = dataAsApp('getFeatureFlags', dataOf(await provider.send('getFeatureFlags', { as: 'nobody' })));
  const types = listOf(fieldOf(flags, 'orderTypes')).map(String);
  return types.length > 0 ? types : offeredKinds(undefined);
}

async function readCatalogue(run: Run, as: Asked['as'], offered: readonly string[]) {
  for (const orderType of ['Quick', 'HomeMoving'].filter((type) => offered.includes(type))) {
    await read(run, 'listVehiclePools', { as, query: { orderType } });
    await read(run, 'listServices', { as, query: { orderType } });
  }
  await checkAddresses(run, as);
}

/** One order of each status, so that each form of an order is seen. */
function samplesOf(orders: Exchange, orderId: string | undefined): OrderOfList[] {
  const items = listOf(fieldOf(dataOf(orders), 'items'));
  const byStatus = new Map(items.toReversed().map((item) => [textOf(item, 'status'), item]));
  const samples = [...byStatus.values()].flatMap((item) => {
    const id = textOf(item, 'id');
    return id === undefined ? [] : [{ id, organizationId: textOf(item, 'organizationId') }];
  });
  return [...(orderId === undefined ? [] : [{ id: orderId, organizationId: undefined }]), ...samples].slice(
    0,
    MAX_ORDERS,
  );
}

/** A number, or fewer than eight characters: strangers can try them all. */
const GUESSABLE = /^(\d{1,15}|.{1,7})$/;

/** Everybody who knows the organization and the id can open the shared page, so the id must be hard to guess. */
function checkSecrecy(run: Run, shared: Exchange, id: string) {
  if (dataOf(shared) === undefined || !GUESSABLE.test(id)) return;
  report(run, shared, {
    level: 'fails',
    field: 'path orderId',
    expected: 'an id that cannot be guessed, such as a UUID',
    found: 'a short number or text',
    meaning: 'Anybody who tries other ids reads the orders of others on the shared page.',
  });
}

/** Everything that the screens of one order ask. */
export async function readOrder(run: Run, { id, organizationId }: OrderOfList) {
  const asked: Asked = { as: 'member', path: { id } };
  const order = await ask(run, 'getOrder', asked);
  const own = textOf(dataOf(order), 'id');
  if (own !== undefined && own !== id && wants(run, 'getOrder')) {
    const meaning = 'The list and the order do not hang together.';
    report(run, order, {
      level: 'fails',
      field: 'data.id',
      expected: 'the id of the list',
      found: 'another id',
      meaning,
    });
  }
  checkPictures(run, order, 'data.images[].url', fieldOf(dataOf(order), 'images'));
  for (const operation of ['getOrderStatus', 'getOrderRoute', 'getReorder'] as const) await read(run, operation, asked);

  const organization = textOf(dataOf(order), 'organizationId') ?? organizationId;
  if (organization === undefined) {
    run.findings.note('getGuestOrder', 'the orders of the account name no organizationId, so they cannot be shared');
    return;
  }
  const path = { organizationId: organization, orderId: id };
  const shared = await read(run, 'getGuestOrder', { as: 'nobody', path });
  if (shared) {
    checkPictures(run, shared, 'data.images[].url', fieldOf(dataOf(shared), 'images'));
    checkSecrecy(run, shared, id);
  }
  await read(run, 'getGuestOrderRoute', { as: 'nobody', path: { id } });
}

async function readMember(run: Run, offered: readonly string[]) {
  const asked: Asked = { as: 'member' };
  const [orderType = 'Quick'] = offered;
  await read(run, 'getMe', asked);
  const orders = await ask(run, 'listOrders', { ...asked, query: { pageIndex: 0, pageSize: 20 } });
  await read(run, 'listShippingRecords', { ...asked, query: { pageIndex: 0, pageSize: 20 } });
  await read(run, 'getStatistics', { ...asked, query: { period: kstMonth(Date.now()) } });
  await read(run, 'listCoupons', asked);
  await read(run, 'listCoupons', { ...asked, query: { orderType } });
  await read(run, 'listCoupons', { ...asked, query: { orderType, pay: 'cash' } });
  await read(run, 'listWithdrawReasons', asked);
  await checkLists(run, orders, orderType);

  const samples = samplesOf(orders, run.options.orderId);
  for (const sample of samples) await readOrder(run, sample);
  if (samples.length === 0) {
    for (const { id, path } of OPERATIONS) {
      if (path.includes('{id}')) run.findings.note(id, 'the account has no order; name one with --order');
    }
  }
  return samples[0];
}

/** Reads everything that the given sign-in allows. Returns an order of the account, if there is one. */
export async function checkReads(run: Run): Promise<OrderOfList | undefined> {
  await readOpen(run);
  const { provider } = run;
  const offered = wants(run, 'listVehiclePools', 'listServices', 'listOrders', 'listCoupons')
    ? await offeredTypes(run)
    : [];
  if (provider.hasGuest()) {
    await read(run, 'getMe', { as: 'guest' });
    await readCatalogue(run, 'guest', offered);
  }
  if (!provider.hasMember()) return undefined;
  await readCatalogue(run, 'member', offered);
  return readMember(run, offered);
}
