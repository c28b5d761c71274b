// eslint-disable-next-line no-restricted-imports -- this replaces the adapter that sends axios requests
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { providerHttp } from '@/api/client/provider-http';
import type { Answered, Provider, Sent } from './provider';

/**
 * What happens to one request: the connection breaks before the provider gets it, while the provider works on it
 * (`late`: the order is created afterwards), within the response or after it; or a gateway responds.
 */
export const FAULTS = ['none', 'before', 'late', 'cut', 'after', 'gateway', 'busy'] as const;
export type Fault = (typeof FAULTS)[number];

/** The page that sent a request: a closed one gets no response. */
export type Listener = { isGone: boolean };

type Waiting = { from: Listener; sent: Sent; answer: (answered: Answered) => void; fail: () => void };

/** The network between app and provider: nothing passes until the test decides how. */
export class Line {
  readonly #waiting: Waiting[] = [];
  readonly #late: Sent[] = [];

  constructor(
    private readonly provider: Provider,
    private readonly caller: () => Listener,
  ) {}

  connect() {
    providerHttp.defaults.adapter = (config) => this.#send(config);
  }

  get isQuiet() {
    return this.#waiting.length === 0;
  }

  #send(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const from = this.caller();
    const sent = {
      url: axios.getUri(config),
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ),
      body: typeof config.data === 'string' ? config.data : null,
    };
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        from,
        sent,
        answer: ({ status, text }) => {
          const response = { data: text, status, statusText: '', headers: {}, config };
          if (status === 200 || status === 201) resolve(response);
          else reject(new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response));
        },
        fail: () => reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)),
      });
    });
  }

  /** Lets one waiting request pass, with a fault. */
  async pass(which: number, fault: Fault) {
    const [waiting] = this.#waiting.splice(which % Math.max(1, this.#waiting.length), 1);
    if (!waiting) return;
    const { from, sent } = waiting;
    const tell = (say: () => void) => {
      if (!from.isGone) say();
    };
    switch (fault) {
      case 'before':
        return tell(waiting.fail);
      case 'late':
        this.#late.push(sent);
        return tell(waiting.fail);
      case 'busy':
        return tell(() => waiting.answer({ status: 503, text: '{"msgId":"UNAVAILABLE"}' }));
    }
    const answered = await this.provider.handle(sent);
    if (fault === 'after') return tell(waiting.fail);
    if (fault === 'gateway') return tell(() => waiting.answer({ status: 502, text: '<h1>Bad Gateway</h1>' }));
    const text = fault === 'cut' ? answered.text.slice(0, answered.text.length / 2) : answered.text;
    return tell(() => waiting.answer({ ...answered, text }));
  }

  /** Executes the requests that the provider was still working on. */
  async finishLate() {
    for (const sent of this.#late.splice(0)) await this.provider.handle(sent);
  }
}
