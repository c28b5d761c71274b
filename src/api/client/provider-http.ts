import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { env } from '@/config/env';
import { LONGEST_RETRY_AFTER_SECONDS, REQUEST_TIMEOUT_MS } from '@/config/limits';
import { type CurrentUser, isAnonymous } from '@/domain/account/user';
import { ApiError, type ErrorDetails, GUEST_REFUSED } from '@/domain/api-error';
import { leftOutOf, recordLeftOut } from '@/domain/left-out';
import { fieldsOf } from '@/domain/stored-values';
import { recordServerTime } from '@/domain/time/clock';
import { recordNoResponse, recordResponse } from './connectivity';
import { parseDialect } from './dialect/dialect';
import { answerInstead, openAnswer, saysDone } from './dialect/open-answer';
import { readRefusal } from './dialect/read-refusal';
import { credentialHeaders, toRequest } from './dialect/to-request';
import { answerEarly, rejectOnAbort, takeEarlyCall } from './early-calls';
import { renewalCount, renewSession } from './own-renewal';
import { givenList } from './json-fields';
import { nameOfError, type Refusal } from './own-steps';
import { providerAddress } from './provider-address';
import { carriesNothing, changesProfile, operationName, readAnswer, type Reading } from './read-answer';
import { reportReading } from './reading-log';
import { currentSession, sessionSignal } from './session';
import { partsOf } from './small-pages';

/**
 * The seconds to wait, at most a day, from a Retry-After header in either form; undefined if it is invalid. `date`: the
 * answer's own Date header, because this device's clock may be wrong.
 */
export function retryAfterSeconds(header: unknown, date: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), LONGEST_RETRY_AFTER_SECONDS);
  const until = Date.parse(text);
  if (Number.isNaN(until)) return undefined;
  const answeredAt = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const seconds = Math.ceil((until - (Number.isNaN(answeredAt) ? Date.now() : answeredAt)) / 1000);
  return Math.min(Math.max(0, seconds), LONGEST_RETRY_AFTER_SECONDS);
}

/** How this deployment's provider wraps and names things. */
const dialect = parseDialect(env.providerDialect);

declare module 'axios' {
  interface AxiosRequestConfig {
    allowsGuest?: boolean;
    token?: string | null;
    /** One of the smaller pages that make up a page: small-pages.ts. */
    isPart?: boolean;
  }
  /** Set in this file, `receivedAt` in early-calls.ts. */
  interface InternalAxiosRequestConfig {
    sessionEpoch?: number;
    /** In ms of this device's clock. */
    sentAt?: number;
    /** In ms of this device's clock; only of an early answer, which may have arrived before it was asked for. */
    receivedAt?: number;
    /** The operation's path in the contract; `url` is where this deployment has it. */
    path?: string;
    /** The second try of a call, with a renewed credential. */
    isRepeated?: boolean;
    /** The credential that it was sent with, and the headers that carried it. */
    sentToken?: string | null;
    credentialNames?: readonly string[];
    /** The parameters in the contract's names. */
    asked?: unknown;
    /** How many renewals of the session there had been. */
    renewals?: number;
    /** The last question whether the member is signed out, when the call was sent. */
    question?: Question;
  }
}

type Question = Promise<boolean>;

/** The profile call checks the sign-in state: its 401 means "not signed in", not "signed out". */
const PROFILE_URL = '/user/api/v1/users/me';
/** The logout call may get a 401 too; that must not show "session expired". */
const LOGOUT_URL = '/user/api/v1/auth/logout';
/** Calls before a sign-in: their 401 is about the password or the third party's answer. */
const LOGIN_URL = /^\/user\/api\/v1\/auth\/login/;
/**
 * Calls with a password, or with the proof of one: their 401 is about that field, unless the session is over as well.
 */
const PASSWORD_FIELD: Readonly<Record<string, string>> = {
  '/user/api/v1/auth/login': 'password',
  '/user/api/v1/verify-password': 'password',
  '/user/api/v1/users/change-password': 'verificationToken',
  '/user/api/v1/withdraw': 'verificationToken',
};
/** Shared orders are public: their 401 is about the link and ends no session. */
const SHARED_ORDER_URL = /^\/order\/api\/v1\/guest\/(orders|mobis)\//;

const isUnrelatedToSession = (path: string) =>
  path === PROFILE_URL || path === LOGOUT_URL || LOGIN_URL.test(path) || SHARED_ORDER_URL.test(path);

const isGuests = (token: string | null) => token !== null && token === env.guestToken;

const ANY_SUCCESS: Partial<InternalAxiosRequestConfig> = {
  transitional: { silentJSONParsing: true },
  validateStatus: (status) => status >= 200 && status < 300,
};
const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const SERVER_ERROR = 500;
const isReadable = (status: number) => status === 200 || status === 201;

/** The only instance that calls the provider (spec §7). */
export const providerHttp = axios.create({
  baseURL: env.providerHost,
  // Credentials must go to the deployment's own hosts only.
  allowAbsoluteUrls: false,
  withCredentials: true,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
  responseType: 'json',
  // Without this a gateway's HTML page or a cut answer would arrive as a string with status 200.
  transitional: { silentJSONParsing: false },
  validateStatus: isReadable,
});

providerHttp.interceptors.request.use((config) => {
  const session = currentSession();
  config.sessionEpoch = session.getEpoch();
  config.sentAt = Date.now();
  config.question = question;
  config.renewals = renewalCount();
  // A repeated call already has its path, and its names are the provider's.
  config.path ??= config.url ?? '';
  const { method = 'get', path } = config;
  if (carriesNothing(method, path)) Object.assign(config, ANY_SUCCESS);
  if (changesProfile(method, path)) config.validateStatus = (status) => status === NO_CONTENT || isReadable(status);
  Object.assign(config, providerAddress(path));
  config.headers.set('X-Platform', 'web2app');
  config.headers.set('X-Request-Id', crypto.randomUUID());
  const token = config.token ?? session.getToken({ allowsGuest: config.allowsGuest ?? true });
  config.sentToken = token;
  const operation = operationName(method, path);
  let credential: Readonly<Record<string, string>>;
  try {
    credential = credentialHeaders(dialect, token, isGuests(token));
    if (!config.isRepeated) {
      config.asked = config.params;
      config.data = toRequest(dialect, config.data, operation);
      config.params = toRequest(dialect, config.params, operation);
    }
  } catch (cause) {
    reportReading(failedStep(operation, 'request', nameOfError(cause)));
    // Nothing was sent. As a lost answer it would be looked up and sent again without end.
    throw new ApiError('', { status: BAD_REQUEST }, { cause });
  }
  config.headers.set(credential);
  config.credentialNames = Object.keys(credential);
  // The page's inline script knows no other header.
  const mayBeEarly = config.credentialNames.every((name) => name === 'Authorization');
  const early = mayBeEarly ? takeEarlyCall(config, config.sessionEpoch) : undefined;
  if (early) {
    config.headers.set('X-Request-Id', early.requestId);
    config.adapter = answerEarly(early);
  }
  return config;
});

providerHttp.interceptors.response.use(
  (response) => {
    recordOutcome(response);
    const { config, status } = response;
    const { method = 'get', path = '' } = config;
    const data: unknown = response.data;
    // The provider decides what it stores, so we read it. If that fails, the customer can save once more.
    if (changesProfile(method, path) && (data ?? '') === '')
      return providerHttp.get<unknown>(PROFILE_URL, { signal: sessionSignal(), allowsGuest: false });
    const isDone = carriesNothing(method, path);
    if (isDone && saysDone(dialect, data)) return { ...response, data: { isDone: true } };
    const opened = openAnswer(dialect, data, operationOf(config));
    if (opened.kind === 'refusal') return rejectCall(config, refusalError(response, opened.status, opened.body));
    if (isDone) throw refusalError(response, status, data);
    const { data: own, thrown } = opened;
    if (thrown === undefined) return readResponse(response, own);
    throw unreadError(response, failedStep(operationOf(config), 'answer', thrown));
  },
  (cause: unknown) => {
    const error = toApiError(cause);
    if (isAxiosError(cause) && cause.response) {
      const { response } = cause;
      recordOutcome(response);
      const { config, status } = response;
      const operation = operationOf(config);
      const instead = answerInstead(dialect, { operation, asked: config.params, status, body: response.data });
      if (instead !== undefined) return readResponse(response, instead);
    } else if (isAxiosError(cause) && !error.isAborted) recordNoResponse();
    return rejectCall(isAxiosError(cause) ? cause.config : undefined, error);
  },
);

/** The response with its data as the contract has it. */
async function readResponse(response: AxiosResponse, data: unknown): Promise<AxiosResponse> {
  const { config } = response;
  const reading = readAnswer(config.method ?? 'get', config.path ?? '', data);
  if (reading.data === undefined) throw unreadError(response, reading);
  reportReading(reading);
  recordLeftOut(reading.data, reading.leftOut);
  return { ...response, data: config.isPart ? reading.data : await wholePage(config, reading.data) };
}

const rowsOf = (page: unknown) => givenList(fieldsOf(page).items);

/** The page with all rows that were asked for, also of a provider that gives fewer at once. Anything else stays as it is. */
async function wholePage({ asked, path = '', signal }: InternalAxiosRequestConfig, data: unknown): Promise<unknown> {
  const rows = rowsOf(data).length + leftOutOf(data);
  const parts = partsOf(asked, data, rows);
  if (parts.length === 0) return data;
  const options = { isPart: true, ...(signal ? { signal } : {}) };
  const answers = await Promise.all(
    parts.map(async (part) =>
      part.pageIndex === 0 && part.pageSize === rows
        ? { data }
        : providerHttp.get<unknown>(path, { ...options, params: { ...fieldsOf(asked), ...part } }),
    ),
  );
  const page = { ...fieldsOf(data), items: answers.flatMap((answer) => rowsOf(answer.data)) };
  const leftOut = answers.reduce((sum, answer) => sum + leftOutOf(answer.data), 0);
  recordLeftOut(page, leftOut);
  return page;
}

/** The core of the answer could not be read. */
function unreadError({ config, status, statusText }: AxiosResponse, reading: Reading) {
  reportReading(reading);
  return new ApiError(statusText, {
    status,
    requestId: requestIdOf(config),
    unreadable: unreadableOf(config, reading),
  });
}

/** A step of own-provider.ts has failed, so nothing is read. `thrown`: the kind of its error. */
const failedStep = (operation: string, step: 'answer' | 'request', thrown: string): Reading => ({
  operation,
  data: undefined,
  findings: [{ outcome: 'lost', path: `${step} in own-provider.ts`, expected: 'no error', found: thrown, count: 1 }],
  leftOut: 0,
});

const operationOf = ({ method = 'get', path = '' }: InternalAxiosRequestConfig) => operationName(method, path);

function unreadableOf(config: InternalAxiosRequestConfig, { operation, findings }: Reading) {
  const lost = findings.find(({ outcome }) => outcome === 'lost');
  const { path = '', expected = 'answer', found = 'nothing' } = lost ?? {};
  return { operation: operation ?? operationOf(config), path, expected, found };
}

async function rejectCall(config: InternalAxiosRequestConfig | undefined, error: ApiError) {
  if (config) error.operation = operationOf(config);
  if (error.isUnauthorized && config) return handleUnauthorized(config, error);
  throw error;
}

/**
 * Whether the browser or a proxy may have stored the answer: its Date is then older than the answer's arrival. Without a
 * lifetime in Cache-Control, browsers keep an answer until Expires, or choose a time from Last-Modified.
 */
function mayBeStored({
  age,
  date,
  expires,
  'cache-control': control,
  'last-modified': modified,
}: AxiosResponse['headers']) {
  if (Number(age) > 0 || /\b(?:max-age|stale-while-revalidate)=0*[1-9]/.test(String(control))) return true;
  return (
    !/no-[cs]|max-age/.test(String(control)) &&
    (Boolean(modified) || Date.parse(String(expires)) > Date.parse(String(date)))
  );
}

/** Every answer shows that the provider can be reached, and, unless it was stored, what time it is there. */
function recordOutcome({ config, headers }: AxiosResponse) {
  recordResponse();
  if (config.method === 'get' && mayBeStored(headers)) return;
  const now = Date.now();
  const { sentAt = now, receivedAt } = config;
  recordServerTime(Date.parse(String(headers.date)), receivedAt ?? sentAt, receivedAt ?? now);
}

let question: Question = Promise.resolve(false);

/**
 * Asks the profile call, whose 401 never ends a session by itself; once for all calls that were sent before. Without an
 * answer the customer counts as signed in.
 */
function isSignedOut(config: InternalAxiosRequestConfig): Question {
  if (config.question === question)
    question = providerHttp.get<CurrentUser>(PROFILE_URL, { signal: sessionSignal(), allowsGuest: false }).then(
      ({ data }) => isAnonymous(data),
      (error: unknown) => error instanceof ApiError && error.saysSignedOut,
    );
  return question;
}

/** Whether the session of a refused call goes on: the new token, true for a cookie, or false if it is over. */
async function renewedSessionOf({ token, sentToken = null, renewals, signal }: InternalAxiosRequestConfig) {
  // Another call has already renewed the session. That says nothing about a call that was given its own token.
  if (!token && renewals !== renewalCount()) return true;
  const renewed = renewSession(sentToken, { isOver: Boolean(token) });
  try {
    return await (signal ? Promise.race([renewed, rejectOnAbort(signal)]) : renewed);
  } catch (cause) {
    if (isAxiosError(cause)) throw toApiError(cause);
    throw new ApiError('', { status: 0 }, { cause });
  }
}

/** Repeats a refused call, which changed nothing, with the credential as it is now. */
function repeat(config: InternalAxiosRequestConfig, token: string | null = null) {
  config.headers.delete([...(config.credentialNames ?? [])]);
  // Without the early answer, which was the refusal.
  const { adapter: _early, receivedAt: _arrival, ...asked } = config;
  const repeated = { ...asked, token, isRepeated: true };
  return providerHttp.request(repeated);
}

/**
 * What follows a 401: a wrong password becomes an error at its field, a member's session ends if the profile call says
 * so, unless it can be renewed, and a guest's call is repeated once with a renewed credential.
 */
async function handleUnauthorized(config: InternalAxiosRequestConfig, error: ApiError): Promise<AxiosResponse> {
  const { path = '', sessionEpoch, token, sentToken = null } = config;
  // A refused log-out would leave the token that renews the session. A cookie may be that of the next member.
  const mayRenew = path === PROFILE_URL || (path === LOGOUT_URL && Boolean(token));
  if (mayRenew && !config.isRepeated && !isGuests(sentToken)) {
    const renewed = await renewedSessionOf(config);
    if (renewed !== false) return repeat(config, token && typeof renewed === 'string' ? renewed : null);
  }
  const field = PASSWORD_FIELD[path];
  const isUnrelated = isUnrelatedToSession(path);
  const session = currentSession();
  const isSignedIn = !isUnrelated && session.canEnd() && !(await isSignedOut(config));
  // The profile call has renewed the session.
  if (isSignedIn && !config.isRepeated && config.renewals !== renewalCount() && sessionEpoch === session.getEpoch())
    return repeat(config);
  if (field !== undefined && (isUnrelated || isSignedIn)) {
    throw withDetails(error, { items: [{ code: 'MISMATCH', field }], globals: [] });
  }
  if (isUnrelated || sessionEpoch !== session.getEpoch()) throw error;
  if (isSignedIn) throw withDetails(error, { isSignedIn });
  const renewal = session.onUnauthorized(config.sentAt ?? Date.now());
  if (!renewal) throw error;
  if (config.isRepeated || !(await renewal)) throw withDetails(error, { globals: [{ msgId: GUEST_REFUSED }] });
  return repeat(config);
}

/** The same failure with details that the answer alone does not give. */
function withDetails(error: ApiError, details: Pick<ErrorDetails, 'items' | 'globals' | 'isSignedIn'>): ApiError {
  const { message, status, items, globals, body, requestId, retryAfterSeconds } = error;
  const original = { status, items, globals, body, requestId, retryAfterSeconds };
  const { operation } = error;
  return Object.assign(new ApiError(message, { ...original, ...details }, { cause: error }), { operation });
}

function requestIdOf(config: InternalAxiosRequestConfig | undefined) {
  const id = config?.headers.get('X-Request-Id');
  return typeof id === 'string' ? id : undefined;
}

/** Describes an answer that is no JSON or has no body. */
function unparsedOf({ config, status, headers }: AxiosResponse) {
  const type = String(headers['content-type'] ?? 'no content type').replace(/;.*/, '');
  return {
    operation: operationOf(config),
    path: '',
    expected: 'JSON with status 200',
    found: `${type}, status ${status}`,
  };
}

/** Spring and others put the words of an exception into a 500. A sentence for customers is in Korean. */
const withoutException = ({ message = '', ...global }: Refusal['globals'][number]): Refusal['globals'] => {
  if (/[가-힣]/.test(message)) return [{ ...global, message }];
  return global.msgId ? [global] : [];
};

/** `status`: of the refusal; a provider may send it within an answer with status 200. */
function refusalError(response: AxiosResponse, status: number, body: unknown, options?: ErrorOptions): ApiError {
  const { config, headers, statusText } = response;
  const { items, globals: told } = readRefusal(dialect, body, operationOf(config));
  const globals = status === SERVER_ERROR ? told.flatMap(withoutException) : told;
  const details: ErrorDetails = {
    status,
    items,
    globals,
    body,
    requestId: requestIdOf(config),
    retryAfterSeconds: retryAfterSeconds(headers['retry-after'], headers.date),
  };
  const error = new ApiError(globals[0]?.message ?? statusText, details, options);
  return error.kind === 'unreadable'
    ? new ApiError(statusText, { ...details, unreadable: unparsedOf(response) }, options)
    : error;
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!isAxiosError(cause)) throw cause;
  const { response, config, code } = cause;
  if (response) return refusalError(response, response.status, response.data, { cause });
  const isAborted = code === 'ERR_CANCELED';
  return new ApiError(cause.message, { status: 0, requestId: requestIdOf(config), isAborted }, { cause });
}
