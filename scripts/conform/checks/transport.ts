import { randomUUID } from 'node:crypto';
import { OPERATIONS, type Operation } from '../contract';
import type { Asked } from '../provider';
import { ask, checkOrigin, isOtherOrigin, missingIn, report, wants, type Run } from './answer';

/** A page that a window opens: browsers ask nothing before, and scripts do not read it. */
const isPage = ({ id }: Operation) => id === 'startIdentityCheck';

const HEADERS = ['X-Platform', 'X-Request-Id', 'Content-Type', 'Authorization'];
const isCreation = ({ id }: Operation) => id === 'createOrder' || id === 'createHomeMovingOrder';
/** Allowed without being named. */
const SIMPLE_METHODS = ['GET', 'POST'];

async function checkPreflight(run: Run, operation: Operation, path: Record<string, string>) {
  const { id, method } = operation;
  const names = [...HEADERS, ...(isCreation(operation) ? ['Idempotency-Key'] : [])];
  const exchange = await run.provider.send(id, {
    as: 'nobody',
    method: 'OPTIONS',
    path,
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': names.join(',').toLowerCase(),
    },
  });
  const { status, headers } = exchange;
  const meaning = 'Browsers do not send the request; the app takes it for a lost connection.';
  if (status < 200 || status > 299) {
    const found = status === 0 ? 'no answer' : String(status);
    report(run, exchange, { level: 'fails', field: 'preflight status', expected: '200 to 299', found, meaning });
    return;
  }
  checkOrigin(run, exchange, 'preflight');
  const missing = missingIn(headers.get('Access-Control-Allow-Headers'), names);
  if (missing.length > 0) {
    const found = `not ${missing.join(', ')}`;
    const field = 'preflight Access-Control-Allow-Headers';
    report(run, exchange, { level: 'fails', field, expected: names.join(', '), found, meaning });
  }
  if (SIMPLE_METHODS.includes(method)) return;
  if (missingIn(headers.get('Access-Control-Allow-Methods'), [method]).length > 0) {
    const field = 'preflight Access-Control-Allow-Methods';
    report(run, exchange, { level: 'fails', field, expected: method, found: `not ${method}`, meaning });
  }
}

/** CORS with credentials, for each operation: gateways often set it by path. Nothing to check on the site's own origin. */
export async function checkPreflights(run: Run, path: Record<string, string>) {
  for (const operation of OPERATIONS) {
    if (isPage(operation) || !wants(run, operation.id) || !isOtherOrigin(run, operation.id)) continue;
    await checkPreflight(run, operation, path);
  }
}

/** A read that needs somebody, asked by nobody. */
async function checkRefused(run: Run, { id }: Operation, asked: Asked, statuses: readonly number[], meaning: string) {
  const exchange = await ask(run, id, asked, statuses);
  if (exchange.status === 200) {
    const expected = statuses.join(' or ');
    report(run, exchange, { level: 'fails', field: 'status', expected, found: '200', meaning });
  }
}

/** Reads alone: a provider that does not refuse would otherwise create something. */
export async function checkRefusals(run: Run, path: Record<string, string>) {
  const reads = OPERATIONS.filter(({ id, method, anyone }) => method === 'GET' && !anyone && wants(run, id));
  for (const operation of reads) {
    const asked = { path, query: operation.asked.query };
    await checkRefused(run, operation, { as: 'nobody', ...asked }, [401], 'Anybody can read it.');
    if (run.provider.hasGuest() && !operation.guests) {
      await checkRefused(run, operation, { as: 'guest', ...asked }, [401, 403], 'Every guest can read it.');
    }
  }
  if (wants(run, 'getMe')) {
    const headers = { Authorization: 'Bearer of-a-session-that-is-over' };
    await ask(run, 'getMe', { as: 'nobody', headers }, [401]);
  }
}

/** What does not exist is refused in a form that the app can tell. */
export async function checkUnknown(run: Run) {
  const orderId = randomUUID();
  if (wants(run, 'getOrder') && run.provider.hasMember()) {
    await ask(run, 'getOrder', { as: 'member', path: { id: orderId } }, [404]);
  }
  if (wants(run, 'getGuestOrder')) {
    await ask(run, 'getGuestOrder', { as: 'nobody', path: { organizationId: 'nobody', orderId } }, [404]);
  }
  if (wants(run, 'validateOrganizationCode')) {
    await ask(run, 'validateOrganizationCode', { as: 'nobody', query: { orgCode: 'no-such-code' } }, [404, 400]);
  }
  if (wants(run, 'getIdentityCheckResult')) {
    const query = { register_token: `no-such-token-${orderId}` };
    await ask(run, 'getIdentityCheckResult', { as: 'nobody', query }, [404, 400]);
  }
}
