import type { ANSWERS } from '../contract/shapes.gen';

/** Method and path as the contract writes them; `unknown` for an address that is not in it. */
export type OperationName = keyof typeof ANSWERS | 'unknown';

/** `items` are the faults of form fields, `globals` those of none. The names are the contract's (ErrorBody). */
export type Refusal = {
  items: { code: string; field: string; message?: string }[];
  globals: { msgId?: string; message?: string; isCode?: boolean }[];
};

/**
 * Steps between the provider's names and values and those of the contract, such as those of `get /order/api/v1/orders/{id}`.
 * Without a step nothing changes.
 */
export type OwnSteps = {
  /** The data of a success, out of its envelope and in camelCase, as the contract has it. It is read by the contract then. */
  answer?: (operation: OperationName, data: unknown) => unknown;
  /** The body or the query of a request, as the provider has it. The dialect renames its fields then. */
  request?: (operation: OperationName, value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Fields and codes of a refusal, as the contract has them. `body`: the whole answer, with `snake-case` in camelCase. */
  refusal?: (operation: OperationName, refusal: Refusal, body: unknown) => Refusal;
  /**
   * The headers that carry the credential, in place of `Authorization: Bearer`, and those that you need beside it. `token`: of
   * the member, or the guests' own; null without one, as with a cookie.
   */
  headers?: (token: string | null, isGuest: boolean) => Readonly<Record<string, string>>;
  /**
   * Asked once for all calls that wait, when the provider refuses the session: resolves to the new token, true if a cookie
   * was renewed, false if the session is over. Without an answer it rejects, and the customer stays signed in. `token`: null
   * with a cookie, or if nobody has signed in.
   */
  renew?: (token: string | null) => Promise<string | boolean>;
};

/** The kind of the error that a step throws; its message may tell a customer's words. */
export const nameOfError = (cause: unknown) => (cause instanceof Error ? cause.name : 'an error');
