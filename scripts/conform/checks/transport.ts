import { randomUUID } from 'node:crypto';
import { credentialHeaders } from '@/api/client/dialect/to-request';
import { OPERATIONS, type Operation } from '../contract';
import { ask, checkOrigin, isOtherOrigin, missingIn, report, wants, type Run } from './answer';

/** A page that a window opens: browsers ask nothing before, and scripts do not read it. */
const isPage = ({ id }: Operation) => id === 'startIdentityCheck';

const HEADERS = ['X-Platform', 'X-Request-Id', 'Content-Type', 'Authorization'];
const isCreation = ({ id }: Operation) => id === 'createOrder' || id === 'createHomeMovingOrder';
/** Allowed without being named. */
const SIMPLE_METHODS = ['GET', 'POST'];

async function checkPreflight(run: Run, operation: Operation, path: Record<string, string>) {
  const { id, method } = operation;
  const own = run.provider.ownHeaders().filter((name) => !HEADERS.includes(name));
  const names = [...HEADERS, ...own, ...(isCreation(operation) ? ['Idempotency-Key'] : [])];
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

const NOBODY_MAY = 'With 200 anybody can read it; with another refusal the app does not notice that a session is over.';
const GUESTS_MAY_NOT = 'With 200 every guest can read it; with another status nobody knows.';
const MUST_BE_UNKNOWN = 'A link that leads nowhere is not called so.';

/** The credential of a session that is over, where this provider has its credentials. */
function headersOfOver({ options }: Run) {
  try {
    return credentialHeaders(options.dialect, 'of-a-session-that-is-over', false);
  } catch {
    // A step need not take a made-up token.
    return undefined;
  }
}

/** Reads alone: a provider that does not refuse would otherwise create something. */
export async function checkRefusals(run: Run, path: Record<string, string>) {
  const reads = OPERATIONS.filter(({ id, method, anyone }) => method === 'GET' && !anyone && wants(run, id));
  for (const operation of reads) {
    // What it answers to others says nothing then.
    if (run.findings.isMissing(operation.id)) continue;
    const asked = { path, query: operation.asked.query };
    await ask(run, operation.id, { as: 'nobody', ...asked }, { statuses: [401], meaning: NOBODY_MAY });
    if (run.provider.hasGuest() && !operation.guests) {
      await ask(run, operation.id, { as: 'guest', ...asked }, { statuses: [401, 403], meaning: GUESTS_MAY_NOT });
    }
  }
  const headers = headersOfOver(run);
  if (headers && wants(run, 'getMe')) {
    await ask(run, 'getMe', { as: 'nobody', headers }, { statuses: [401], meaning: NOBODY_MAY });
  }
}

/** What does not exist is refused in a form that the app can tell. */
export async function checkUnknown(run: Run) {
  const orderId = randomUUID();
  const isMadeUp = true;
  if (wants(run, 'getOrder') && run.provider.hasMember()) {
    await ask(
      run,
      'getOrder',
      { as: 'member', path: { id: orderId }, isMadeUp },
      { statuses: [404], meaning: MUST_BE_UNKNOWN },
    );
  }
  if (wants(run, 'getGuestOrder')) {
    await ask(
      run,
      'getGuestOrder',
      { as: 'nobody', path: { organizationId: 'nobody', orderId }, isMadeUp },
      { statuses: [404], meaning: MUST_BE_UNKNOWN },
    );
  }
  if (wants(run, 'validateOrganizationCode')) {
    await ask(
      run,
      'validateOrganizationCode',
      { as: 'nobody', query: { orgCode: 'no-such-code' }, isMadeUp },
      { statuses: [404, 400], meaning: MUST_BE_UNKNOWN },
    );
  }
  if (wants(run, 'getIdentityCheckResult')) {
    const query = { register_token: `no-such-token-${orderId}` };
    await ask(
      run,
      'getIdentityCheckResult',
      { as: 'nobody', query, isMadeUp },
      { statuses: [404, 400], meaning: MUST_BE_UNKNOWN },
    );
  }
}
