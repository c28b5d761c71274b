import { answerInstead, saysDone } from '@/api/client/dialect/open-answer';
import { readRefusal } from '@/api/client/dialect/read-refusal';
import { toRequest } from '@/api/client/dialect/to-request';
import { carriesNothing, changesProfile } from '@/api/client/read-answer';
import { nameOf, operationOf, SUCCESSES, type OperationId } from '../contract';
import type { ReceivedAnswer } from '../dialects';
import { MISSING, type Finding, type Findings } from '../findings';
import { differencesOf } from '../levels';
import type { Options } from '../options';
import { SCREENS } from '../screens';
import { HTML_PAGE, type Asked, type Exchange, type Provider } from '../provider';
import { violationsOf } from '../violations';

export type Run = { options: Options; provider: Provider; findings: Findings; received: ReceivedAnswer[] };
type Difference = Pick<Finding, 'level' | 'field' | 'expected' | 'found' | 'meaning'> & { count?: number };

export const wants = ({ options }: Run, ...operations: OperationId[]) =>
  operations.some((operation) => options.only.has(operation));

/** Notes a difference in what an exchange has brought. */
export function report({ findings }: Run, { operation, curl }: Exchange, { count = 1, ...difference }: Difference) {
  findings.add({ operation, curl, count, ...difference });
}

/**
 * The statuses that an answer may have; `meaning` is the loss to customers if it has another. `isLaterPage`: a refusal may
 * stand for an empty one.
 */
type Expected = { statuses?: readonly number[]; meaning?: string | undefined; isLaterPage?: boolean };

/** Sends a request and checks its answer. Anything but the expected status, by default 200, is a finding. */
export async function ask(run: Run, operation: OperationId, asked: Asked, expected: Expected = {}) {
  const exchange = await run.provider.send(operation, asked);
  const { statuses = [200], meaning } = expected;
  const isUnexpected = exchange.status === UNAUTHORIZED && !statuses.includes(UNAUTHORIZED) && operation !== 'getMe';
  if (!wants(run, operation)) return exchange;
  checkAnswer(
    run,
    exchange,
    isUnexpected ? { statuses, meaning: (await costOf401(run, asked.as)) ?? meaning } : expected,
  );
  return exchange;
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** What an unexpected 401 means to the app, which asks the profile then. */
async function costOf401({ provider }: Run, as: Asked['as']): Promise<string | undefined> {
  if (as === 'nobody') return undefined;
  if (as === 'guest') return 'The app renews the guest credential once, and then says that guests cannot order now.';
  const { status } = await provider.send('getMe', { as });
  if (status === UNAUTHORIZED) return 'The profile is refused too, so the app signs the member out.';
  return 'The profile answers, so the app signs nobody out: the screen says that this was refused. Answer 403 for that.';
}

/** The data of a success; undefined if there is none. */
export const dataOf = ({ status, body }: Exchange): unknown =>
  SUCCESSES.includes(status) && typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}
export const textOf = (value: unknown, name: string): string | undefined => {
  const field = fieldOf(value, name);
  if (typeof field === 'number') return String(field);
  return typeof field === 'string' && field !== '' ? field : undefined;
};
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function checkAnswer(run: Run, exchange: Exchange, expected: Expected) {
  const { statuses: wanted = [200], meaning: cost, isLaterPage = false } = expected;
  const { operation, status, body, bodyProblem } = exchange;
  if (status === 0) {
    report(run, exchange, { level: 'fails', field: 'answer', expected: 'an answer', found: bodyProblem ?? 'none' });
    return;
  }
  if (isEmptySuccess(run, exchange) && SUCCESSES.includes(wanted[0] ?? 0)) {
    checkEmptySuccess(run, exchange);
    return;
  }
  const isNone = isTakenForNone(run, exchange, wanted);
  const statuses = isNone && isLaterPage && status === NOT_FOUND ? [...wanted, status] : wanted;
  if (isNone) checkSharing(run, exchange);
  else checkHeaders(run, exchange);
  checkStatus(run, exchange, statuses, cost);
  if (statuses.includes(status)) {
    if (SUCCESSES.includes(status)) run.findings.checked(operation);
    else run.findings.refusalChecked(operation);
  }
  if (isNone) return;
  if (bodyProblem !== undefined || body === undefined) {
    const isRefusal = statuses.includes(status) && !SUCCESSES.includes(status);
    const cost = isRefusal
      ? refusalCost(run, exchange)
      : { level: 'fails' as const, meaning: 'The app cannot read the answer.' };
    report(run, exchange, { ...cost, field: 'body', expected: 'JSON in UTF-8', found: bodyProblem ?? 'nothing' });
    return;
  }
  // Of a 401 the app needs the status alone, so its words speak for no setting.
  if (exchange.raw.status !== UNAUTHORIZED)
    run.received.push({ operation, statuses, status: exchange.raw.status, raw: exchange.raw.body });
  if (SUCCESSES.includes(status)) checkData(run, exchange);
  else if (statuses.includes(status)) {
    const cost = refusalCost(run, exchange);
    for (const one of violationsOf(operation, status, body)) report(run, exchange, { ...cost, ...one });
  }
}

/** What another form of a refusal costs, by what the app reads of it. */
function refusalCost({ options }: Run, { operation, status, raw }: Exchange): Pick<Difference, 'level' | 'meaning'> {
  if (status === UNAUTHORIZED)
    return { level: 'coerced', meaning: 'The app needs the status alone, and has its own words for it.' };
  const { items, globals } = readRefusal(options.dialect, raw.body, nameOf(operation));
  if (items.length > 0 || globals.some(({ msgId }) => msgId !== undefined))
    return { level: 'coerced', meaning: 'The app reads this form too.' };
  if (globals.length > 0)
    return { level: 'coerced', meaning: 'The screen shows the message as it is, in every language.' };
  return { level: 'loses', meaning: 'The screen says that it was refused, but not why.' };
}

/** Whether the app takes the answer for a success although it does not read it, as `provider-http.ts` does. */
function isEmptySuccess({ options }: Run, { operation, raw, bodyProblem }: Exchange) {
  const { method, path } = operationOf(operation);
  const isEmpty = (raw.body ?? '') === '' && bodyProblem === undefined;
  if (changesProfile(method, path)) return isEmpty && [...SUCCESSES, 204].includes(raw.status);
  const isSuccess = raw.status >= 200 && raw.status < 300;
  return carriesNothing(method, path) && isSuccess && bodyProblem !== HTML_PAGE && saysDone(options.dialect, raw.body);
}

function checkEmptySuccess(run: Run, exchange: Exchange) {
  const { operation, status, body, bodyProblem } = exchange;
  run.findings.checked(operation);
  checkSharing(run, exchange);
  const { method, path } = operationOf(operation);
  const isProfile = changesProfile(method, path);
  if (status === 200 && body !== undefined && violationsOf(operation, status, body).length === 0) return;
  report(run, exchange, {
    level: 'coerced',
    field: 'body',
    expected: isProfile ? 'the profile' : '200 with isDone',
    found: `${status} with ${bodyProblem ?? (body === undefined ? 'nothing' : 'something else')}`,
    meaning: isProfile ? 'The app asks for the profile again.' : 'The app takes any success for one here.',
  });
}

/** The app takes a refusal for an answer without anything in it, and reads no more of it. */
function isTakenForNone({ options }: Run, { operation, asked, raw }: Exchange, statuses: readonly number[]) {
  if (!SUCCESSES.includes(statuses[0] ?? 0)) return false;
  const name = nameOf(operation);
  const params = toRequest(options.dialect, asked.query, name);
  return answerInstead(options.dialect, { operation: name, asked: params, ...raw }) !== undefined;
}

function checkStatus(run: Run, exchange: Exchange, statuses: readonly number[], meaning: string | undefined) {
  const { status, operation } = exchange;
  if (statuses.includes(status)) return;
  const isSuccessWanted = SUCCESSES.includes(statuses[0] ?? 0);
  const isOther = SUCCESSES.includes(status) && isSuccessWanted;
  const isNone = isTakenForNone(run, exchange, statuses);
  const without = MISSING.includes(status) && isSuccessWanted ? SCREENS[operation].without : undefined;
  report(run, exchange, {
    level: isOther || isNone ? 'coerced' : 'fails',
    field: 'status',
    expected: statuses.join(' or '),
    found: String(status),
    meaning: isNone ? 'The app takes it for an answer without anything in it.' : (meaning ?? without),
  });
}

function checkData(run: Run, exchange: Exchange) {
  const { operation, status, body } = exchange;
  const violations = violationsOf(operation, status, body);
  const isOpen = typeof body === 'object' && body !== null && 'data' in body;
  const differences = isOpen
    ? differencesOf(operation, body.data, violations)
    : violations.map((one) => ({ ...one, level: 'fails' as const, meaning: 'The app finds no data in the answer.' }));
  for (const one of differences) report(run, exchange, one);
}

const tokens = (value: string | null) => (value ?? '').split(',').map((one) => one.trim().toLowerCase());
/** With credentials, browsers take `*` for a header of that name. */
export const missingIn = (value: string | null, names: readonly string[]) =>
  names.filter((name) => !tokens(value).includes(name.toLowerCase()));

export const isOtherOrigin = ({ options, provider }: Run, operation: OperationId) =>
  provider.addressOf(operation).origin !== options.site;

/** Whether browsers would hand the answer to the site. */
export function checkOrigin(run: Run, exchange: Exchange, prefix: 'header' | 'preflight') {
  const meaning = 'Browsers withhold the answer; the app takes it for a lost connection.';
  const { headers } = exchange;
  const origin = headers.get('Access-Control-Allow-Origin');
  if (origin !== run.options.site) {
    const field = `${prefix} Access-Control-Allow-Origin`;
    const found = origin === null ? 'nothing' : origin === '*' ? '*, which excludes credentials' : 'another origin';
    report(run, exchange, { level: 'fails', field, expected: 'the origin of the site', found, meaning });
  }
  const credentials = headers.get('Access-Control-Allow-Credentials');
  if (credentials !== 'true') {
    const field = `${prefix} Access-Control-Allow-Credentials`;
    report(run, exchange, { level: 'fails', field, expected: 'true', found: credentials ?? 'nothing', meaning });
  }
}

/** The headers without which browsers withhold an answer, or a part of it. */
function checkSharing(run: Run, exchange: Exchange) {
  const { headers, operation } = exchange;
  if (isOtherOrigin(run, operation)) {
    checkOrigin(run, exchange, 'header');
    const missing = missingIn(headers.get('Access-Control-Expose-Headers'), ['Date', 'Retry-After']);
    if (missing.length > 0) {
      const found = `not ${missing.join(', ')}`;
      const meaning = 'Prices expire by the clock of the device, and pauses are guessed.';
      const field = 'header Access-Control-Expose-Headers';
      report(run, exchange, { level: 'loses', field, expected: 'Date, Retry-After', found, meaning });
    }
  }
  if (!headers.has('Date')) {
    const meaning = 'Prices expire by the clock of the device.';
    report(run, exchange, { level: 'loses', field: 'header Date', expected: 'the time', found: 'nothing', meaning });
  }
}

/** Why browsers and proxies may answer for the provider for a while; undefined if they must ask it. */
function whyStored(headers: Headers): string | undefined {
  const control = headers.get('Cache-Control') ?? '';
  if (/no-(store|cache)/i.test(control)) return undefined;
  if (/(max-?age|stale-while-revalidate)="?0*[1-9]/i.test(control)) return control;
  if (/max-age/i.test(control)) return undefined;
  const expires = headers.get('Expires');
  // `0` and other texts that are no date are in the past.
  if (expires !== null)
    return Date.parse(expires) > Date.parse(headers.get('Date') ?? '') ? 'Expires without it' : undefined;
  // Browsers then choose a time themselves.
  return headers.has('Last-Modified') ? 'Last-Modified without it' : undefined;
}

/** What belongs to a customer must not be kept; a gateway may keep vehicles and options, which are the same for everyone. */
function checkStorage(run: Run, exchange: Exchange) {
  const { asked, headers, operation, status } = exchange;
  const found = whyStored(headers);
  const { method, group } = operationOf(operation);
  const isPersonal = asked.as === 'member' && ['user', 'order'].includes(group);
  if (found === undefined || !isPersonal || method !== 'GET' || !SUCCESSES.includes(status)) return;
  const meaning = 'The device shows it after the log-out, to the next customer too, and orders stand still.';
  report(run, exchange, { level: 'fails', field: 'header Cache-Control', expected: 'no-store', found, meaning });
}

function checkHeaders(run: Run, exchange: Exchange) {
  checkSharing(run, exchange);
  checkStorage(run, exchange);
  const { headers } = exchange;
  const type = headers.get('Content-Type') ?? '';
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && charset.toLowerCase() !== 'utf-8') {
    const meaning = 'Browsers read JSON as UTF-8 whatever this header says.';
    report(run, exchange, {
      level: 'coerced',
      field: 'header Content-Type',
      expected: 'UTF-8',
      found: charset,
      meaning,
    });
  }
  if (!/^application\/(\w+[.+-])*json\b/i.test(type)) {
    const found = type.split(';')[0] || 'nothing';
    report(run, exchange, { level: 'coerced', field: 'header Content-Type', expected: 'application/json', found });
  }
}
