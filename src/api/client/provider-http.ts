import axios, { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { env } from '@/config/env';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { noteServerTime } from '@/domain/clock';
import { fitsContract } from './answer-shape';
import { ApiError, type ErrorItem } from './api-error';
import { noteAnswer, noteSilence } from './line';
import { retryAfterSeconds } from './retry-after';
import { currentSession } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    allowsGuest?: boolean;
  }
  interface InternalAxiosRequestConfig {
    sessionEpoch?: number;
    allowsGuest?: boolean;
    sentAt?: number;
  }
}

/** The profile call probes the sign-in state: its 401 means "not signed in", not "signed out". */
export const PROFILE_URL = '/user/api/v1/users/me';
/** What ends a session cannot find it ended: nobody who logs out is told that the sign-in had expired. */
const LOGOUT_URL = '/user/api/v1/auth/logout';
/** Shared orders are open to anybody: their 401 is about the link, and no session ends with it. */
const SHARED_ORDER_URL = /^\/order\/api\/v1\/guest\/(orders|mobis)\//;

const saysNothingOfTheSession = (url = '') => url === PROFILE_URL || url === LOGOUT_URL || SHARED_ORDER_URL.test(url);

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
  const token = session.getToken({ allowsGuest: config.allowsGuest ?? true });
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
    if (error.status === 401) reportUnauthorized(cause);
    throw error;
  },
);

/** What every answer says, whatever it is: that the line is up, and what time it is. */
function hear({ config, headers }: AxiosResponse) {
  noteAnswer();
  const receivedAt = Date.now();
  noteServerTime(Date.parse(String(headers.date)), config.sentAt ?? receivedAt, receivedAt);
}

function reportUnauthorized(cause: unknown) {
  if (!isAxiosError(cause) || !cause.config || saysNothingOfTheSession(cause.config.url)) return;
  const session = currentSession();
  if (cause.config.sessionEpoch === session.getEpoch()) session.onUnauthorized();
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
  return new ApiError(
    textOf(body, 'message') ?? (response?.statusText || cause.message),
    {
      status: response?.status ?? 0,
      items: itemsOf(body),
      msgId: textOf(body, 'msgId'),
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

function textOf(body: unknown, name: string): string | undefined {
  const value = fieldOf(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function itemsOf(body: unknown): ErrorItem[] | undefined {
  const items = fieldOf(body, 'errors');
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((item: unknown) => {
    const code = textOf(item, 'code');
    const field = textOf(item, 'field');
    return code && field ? [{ code, field }] : [];
  });
}
