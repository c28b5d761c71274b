import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type GenericAbortSignal,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { EarlyProfile } from '@/config/early-profile';

/** The profile call that the page's inline script has started; only for the first taker. */
export function takeEarlyProfile(): EarlyProfile | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyProfile;
  if (!early) return undefined;
  early.channel.close();
  window.earlyProfile = undefined;
  return early;
}

const rejectOnAbort = (signal: GenericAbortSignal) =>
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
  ({ answer }: EarlyProfile) =>
  async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { signal } = config;
    const arrived = await (signal ? Promise.race([answer, rejectOnAbort(signal)]) : answer);
    if (!arrived) return axios.getAdapter(axios.defaults.adapter, config)(config);
    const { status, statusText } = arrived;
    const response: AxiosResponse = {
      data: await arrived.text(),
      status,
      statusText,
      headers: AxiosHeaders.from(Object.fromEntries(arrived.headers)),
      config,
      request: null,
    };
    if (config.validateStatus?.(status) ?? true) return response;
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, null, response);
  };
