import type { components } from '@/api/contract/schema.gen';

export type ErrorItem = components['schemas']['ErrorItem'];
/** Spec §8: translated by `msgId`, else shown as `message`. */
export type GlobalError = Pick<components['schemas']['ErrorBody'], 'msgId' | 'message'>;

/** Our own id, for a guest whose credential is refused even after it was renewed. */
export const GUEST_REFUSED = 'GUEST_REFUSED';

export type ErrorDetails = {
  /** HTTP status; 0 when no answer came (offline, reset, timeout, blocked by CORS). */
  status: number;
  /** Form errors, to be mapped to `code_field`. */
  items?: readonly ErrorItem[] | undefined;
  globals?: readonly GlobalError[] | undefined;
  /** What the provider sent, as it was. */
  body?: unknown;
  requestId?: string | undefined;
  /** From Retry-After. */
  retryAfterSeconds?: number | undefined;
  isAborted?: boolean;
};

/** Whatever a call to the provider can fail with; `message` is the provider's own or the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly items: readonly ErrorItem[];
  readonly globals: readonly GlobalError[];
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The moment until which the provider wants to hear nothing of it; of this device's clock. */
  readonly retryAt: number | undefined;
  readonly isAborted: boolean;

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
  }

  /** The id of the first global error. */
  get msgId() {
    return this.globals[0]?.msgId;
  }

  /** The provider understood and refused: asking again gives the same answer. */
  get isRefused() {
    return this.status >= 400 && this.status < 500;
  }

  /** A mutation may have been carried out all the same: look before repeating it. */
  get isOutcomeUnknown() {
    return !this.isRefused;
  }
}
