import type { components } from '@/api/contract/schema.gen';

export type ErrorItem = components['schemas']['ErrorItem'];
/** Spec §8: shown as the translation of `msgId`, else as `message`. */
export type GlobalError = Pick<components['schemas']['ErrorBody'], 'msgId' | 'message'>;

/** Our own id, for a guest whose credential is refused even after its renewal. */
export const GUEST_REFUSED = 'GUEST_REFUSED';

/** Why an answer could not be read: a place in it, by names alone, because the values may be a customer's. */
type Unreadable = {
  /** Method and path as the contract writes them. */
  operation: string;
  /** `items[].total`; '' is the answer itself. */
  path: string;
  expected: string;
  found: string;
};

/** The field of a price that is wrong when a clock is. */
export const PRICE_END = 'validUntil';

/** `offline`: no answer came. `fault`: the provider failed (5xx). `refused`: it said no. `unreadable`: see above. */
export type ErrorKind = 'offline' | 'fault' | 'refused' | 'unreadable';

export type ErrorDetails = {
  /** HTTP status; 0 when no answer came (offline, reset, timeout, blocked by CORS). */
  status: number;
  /** Form errors, which are mapped to `code_field`. */
  items?: readonly ErrorItem[] | undefined;
  globals?: readonly GlobalError[] | undefined;
  /** The provider's answer, unchanged. */
  body?: unknown;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  isAborted?: boolean;
  unreadable?: Unreadable | undefined;
};

/** Every failure of a call to the provider; `message` is the provider's own or the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly items: readonly ErrorItem[];
  readonly globals: readonly GlobalError[];
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The provider accepts the call again from this moment on; in ms of this device's clock. */
  readonly retryAt: number | undefined;
  readonly isAborted: boolean;
  /** Only of an answer that could not be read. */
  readonly unreadable: Unreadable | undefined;

  constructor(message: string, details: ErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = details.status;
    this.items = details.items ?? [];
    this.globals = details.globals ?? [];
    this.body = details.body;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.retryAt = this.retryAfterSeconds === undefined ? undefined : Date.now() + this.retryAfterSeconds * 1000;
    this.isAborted = details.isAborted ?? false;
    this.unreadable = details.unreadable;
  }

  /** Each kind has words of its own: only `offline` may be called a lost connection. */
  get kind(): ErrorKind {
    if (this.status === 0) return 'offline';
    if (this.status >= 500) return 'fault';
    return this.isRefused ? 'refused' : 'unreadable';
  }

  get msgId() {
    return this.globals[0]?.msgId;
  }

  /** The provider understood and refused the call: a repetition gets the same answer. */
  get isRefused() {
    return this.status >= 400 && this.status < 500;
  }

  /** The provider may have carried out a mutation anyway: look it up before repeating it. */
  get isOutcomeUnknown() {
    return !this.isRefused;
  }
}
