import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type GenericAbortSignal,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { EarlyCall } from '@/config/early-calls';
import { nextTurn } from '@/domain/next-turn';

/** An older answer may be out of date, so the call is sent again. */
const MAX_AGE_MS = 30_000;

function dropEarlyCalls() {
  window.earlyCalls?.channel.close();
  window.earlyCalls = undefined;
}

/** The same call, if the page's inline script has sent it for this session; only for the first taker. */
export function takeEarlyCall(config: InternalAxiosRequestConfig, epoch: number): EarlyCall | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyCalls;
  if (!early || config.method !== 'get') return undefined;
  early.epoch ??= epoch;
  early.renewals ??= config.renewals ?? 0;
  // Milliseconds since the page was opened.
  if (early.epoch !== epoch || performance.now() > MAX_AGE_MS) {
    dropEarlyCalls();
    return undefined;
  }
  const authorization = config.headers.get('Authorization');
  const key = (typeof authorization === 'string' ? authorization : '') + axios.getUri(config);
  const call = early.calls.get(key);
  early.calls.delete(key);
  if (early.calls.size === 0) dropEarlyCalls();
  // It was sent before the first was taken.
  if (call) config.renewals = early.renewals;
  return call;
}

/** Rejects as axios does when a call is aborted. */
export const rejectOnAbort = (signal: GenericAbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new AxiosError('canceled', 'ERR_CANCELED'));
    if (signal.aborted) fail();
    else signal.addEventListener?.('abort', fail, { once: true });
  });

/**
 * An axios adapter that answers with a call that is already on its way. If that got no answer, the call is sent again,
 * which a read may be.
 */
export const answerEarly =
  ({ answer }: EarlyCall) =>
  async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { signal } = config;
    const arrived = await (signal ? Promise.race([answer, rejectOnAbort(signal)]) : answer);
    // If it was here before it was asked for, the page would hydrate and render the answer in one long task.
    await nextTurn();
    if (!arrived) return axios.getAdapter(axios.defaults.adapter, config)(config);
    config.receivedAt = arrived.at;
    const { status, statusText, headers } = arrived.response;
    const response: AxiosResponse = {
      data: arrived.text,
      status,
      statusText,
      headers: AxiosHeaders.from(Object.fromEntries(headers)),
      config,
      request: null,
    };
    if (config.validateStatus?.(status) ?? true) return response;
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, null, response);
  };
