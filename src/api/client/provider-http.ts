import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { env } from '@/config/env';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { noteServerTime } from '@/domain/clock';
import { fitsContract } from './answer-shape';
import { ApiError, GUEST_REFUSED } from './api-error';
import { globalsOf, itemsOf } from './error-body';
import { noteAnswer, noteSilence } from './line';
import { PROFILE_URL } from './profile-url';
import { retryAfterSeconds } from './retry-after';
import { currentSession } from './session';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    sessionEpoch?: number;
    sentAt?: number;
    isRepeated?: boolean;
  }
}

/** The logout call may get a 401 too; that must not show "session expired". */
const LOGOUT_URL = '/user/api/v1/auth/logout';
/** Their 401 may be about the password: `user-requests.ts` finds out which it was. */
const PASSWORD_URL = /^\/user\/api\/v1\/(auth\/login(-by-\w+)?|verify-password|users\/change-password)$/;
/** Shared orders are open to anybody: their 401 is about the link, and no session ends with it. */
const SHARED_ORDER_URL = /^\/order\/api\/v1\/guest\/(orders|mobis)\//;

const saysNothingOfTheSession = (url = '') =>
  url === PROFILE_URL || url === LOGOUT_URL || PASSWORD_URL.test(url) || SHARED_ORDER_URL.test(url);

/** The one instance that talks to the provider (spec §7). */
export const providerHttp = axios.create({
  baseURL: env.providerHost,
  // Credentials go to the provider and nowhere else.
  allowAbsoluteUrls: false,
  withCredentials: true,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
  responseType: 'json',
  // Without this a gateway's HTML page or a cut answer would arrive as a string with status 200.
  transitional: { silentJSONParsing: false },
  validateStatus: (status) => status === 200 || status === 201,
});

providerHttp.interceptors.request.use((config) => {
  const session = currentSession();
  config.sessionEpoch = session.getEpoch();
  config.sentAt = Date.now();
  config.headers.set('X-Platform', 'web2app');
  config.headers.set('X-Request-Id', crypto.randomUUID());
  const token = session.getToken();
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

providerHttp.interceptors.response.use(
  (response) => {
    hear(response);
    const { config, status, statusText } = response;
    const body: unknown = response.data;
    if (fitsContract(config.method ?? 'get', config.url ?? '', fieldOf(body, 'data'))) return response;
    throw new ApiError(statusText, { status, requestId: requestIdOf(config) });
  },
  (cause: unknown) => {
    const error = toApiError(cause);
    if (isAxiosError(cause) && cause.response) hear(cause.response);
    else if (!error.isAborted) noteSilence();
    if (error.status === 401 && isAxiosError(cause) && cause.config) return answerUnauthorized(cause.config, error);
    throw error;
  },
);

/** What every answer says, whatever it is: that the line is up, and what time it is. */
function hear({ config, headers }: AxiosResponse) {
  noteAnswer();
  const receivedAt = Date.now();
  noteServerTime(Date.parse(String(headers.date)), config.sentAt ?? receivedAt, receivedAt);
}

/** A member's session ends with it. A guest's call is repeated once, as nothing came of it. */
async function answerUnauthorized(config: InternalAxiosRequestConfig, error: ApiError) {
  const session = currentSession();
  if (saysNothingOfTheSession(config.url) || config.sessionEpoch !== session.getEpoch()) throw error;
  const renewal = session.onUnauthorized(config.sentAt ?? Date.now());
  if (!renewal) throw error;
  if (config.isRepeated || !(await renewal)) throw error.meaning({ globals: [{ msgId: GUEST_REFUSED }] });
  config.headers.delete('Authorization');
  const repeated = { ...config, isRepeated: true };
  return providerHttp.request(repeated);
}

function requestIdOf(config: InternalAxiosRequestConfig | undefined) {
  const id = config?.headers.get('X-Request-Id');
  return typeof id === 'string' ? id : undefined;
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!isAxiosError(cause)) throw cause;
  const { response, config, code } = cause;
  const body: unknown = response?.data;
  const globals = globalsOf(body);
  return new ApiError(
    globals[0]?.message ?? (response?.statusText || cause.message),
    {
      status: response?.status ?? 0,
      items: itemsOf(body),
      globals,
      body,
      requestId: requestIdOf(config),
      retryAfterSeconds: retryAfterSeconds(response?.headers['retry-after'], response?.headers.date),
      isAborted: code === 'ERR_CANCELED',
    },
    { cause },
  );
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
