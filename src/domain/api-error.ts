import type { components } from '@/api/contract/schema.gen';

/** `message`: the provider's own words, if it sends some with the fault. */
export type ErrorItem = components['schemas']['ErrorItem'] & { message?: string };
/** Spec §8: shown as the translation of `msgId`, else as `message`. `isCode`: it came as `code`, which gateways send too. */
export type GlobalError = Pick<components['schemas']['ErrorBody'], 'msgId' | 'message'> & { isCode?: boolean };

/** Our own id, for a guest whose credential is refused even after its renewal. */
export const GUEST_REFUSED = 'GUEST_REFUSED';

/** Where an answer could not be read, and why. Names and kinds only: a value may be personal data. */
type Unreadable = {
  /** Method and path as the contract writes them. */
  operation: string;
  /** Such as `items[].total`; '' is the answer itself. */
  path: string;
  /** A kind of value, such as `whole number`, as is `found`. */
  expected: string;
  found: string;
};

/** The `path` of a price that has expired on arrival: the device's clock or the provider's is wrong. */
export const PRICE_VALID_UNTIL = 'validUntil';

/**
 * `offline`: no answer came. `fault`: the provider failed (5xx). `refused`: it refused the call (4xx). `unreadable`: the
 * answer is not what the contract says.
 */
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
  /** Of a 401: the profile call has answered since, so the call alone is refused. */
  isSignedIn?: boolean | undefined;
  unreadable?: Unreadable | undefined;
};

const UNAUTHORIZED = 401;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

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
  readonly isSignedIn: boolean | undefined;
  /** Only of an answer that could not be read. */
  readonly unreadable: Unreadable | undefined;
  /** Method and path of the failed call, as the contract writes them; the client adds them. */
  declare operation?: string | undefined;

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
    this.isSignedIn = details.isSignedIn;
    this.unreadable = details.unreadable;
  }

  /** Decides the text of the failure: only `offline` may be called a lost connection. */
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

  /** The provider may accept the same request later: it has judged neither the session nor the content. */
  get isTemporary() {
    return this.status === REQUEST_TIMEOUT || this.status === TOO_MANY_REQUESTS;
  }

  /** Refused, and not only for now. */
  get isFinal() {
    return this.isRefused && !this.isTemporary;
  }

  get isUnauthorized() {
    return this.status === UNAUTHORIZED;
  }

  /** Signing in again helps; a guest has no session that could be over. */
  get isSessionOver() {
    return this.isUnauthorized && !this.isSignedIn && this.msgId !== GUEST_REFUSED;
  }

  /**
   * Of the profile call: nobody is signed in. Only the provider itself answers with a `msgId`; a gateway's 404 or a
   * firewall's 403 says nothing about the session.
   */
  get saysSignedOut() {
    return this.isUnauthorized || (this.isFinal && this.msgId !== undefined && !this.globals[0]?.isCode);
  }

  /**
   * The provider may have carried out a mutation anyway: look it up before repeating it. After a 408 a gateway only stopped
   * waiting.
   */
  get isOutcomeUnknown() {
    return !this.isRefused || this.status === REQUEST_TIMEOUT;
  }
}
