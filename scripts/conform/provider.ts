import { randomUUID } from 'node:crypto';
import { credentialHeaders, toRequest } from '@/api/client/dialect/to-request';
import { nameOfError } from '@/api/client/own-steps';
import { join, placeOf } from '@/api/client/provider-address';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { fieldsOf } from '@/domain/stored-values';
import { nameOf, operationOf, type OperationId } from './contract';
import type { Options } from './options';
import { translated } from './reader';

export type Caller = 'member' | 'guest' | 'nobody';
export type Asked = {
  as: Caller;
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
  /** True: the values name nothing that exists, so the report may have them. */
  isMadeUp?: boolean;
  /** Another method than the contract's: a preflight. */
  method?: 'OPTIONS';
};
export type Exchange = {
  operation: OperationId;
  asked: Asked;
  /** 0: there was no answer. */
  status: number;
  headers: Headers;
  body: unknown;
  /** The answer before it was translated. */
  raw: { status: number; body: unknown };
  /** Why the body could not be read as JSON. */
  bodyProblem?: string | undefined;
  curl: string;
};
export type Provider = {
  send: (operation: OperationId, asked: Asked) => Promise<Exchange>;
  /** Where the deployment has an operation. */
  addressOf: (operation: OperationId, asked?: Pick<Asked, 'path' | 'query'>) => URL;
  /** The names of headers that own-provider.ts sets. */
  ownHeaders: () => readonly string[];
  /** Why nothing answers there; undefined if something does. */
  whySilent: (origin: string) => Promise<string | undefined>;
  keep: (session: { cookie?: string | undefined; bearer?: string | undefined }) => void;
  hasMember: () => boolean;
  hasGuest: () => boolean;
  requests: () => number;
};

type Values = Pick<Asked, 'path' | 'query'> & { body?: object | undefined };
/** A request as it goes to the provider. */
type Written = { url: URL; body: string | undefined };

export const HTML_PAGE = 'an HTML page';
const JSON_TYPE = 'application/json';

const fill = (path: string, values: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** As the app's axios writes it: without what is undefined or null, and lists with `[]`. */
function withQuery(address: string, query: unknown): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fieldsOf(query))) {
    const values: unknown[] = [value].flat().filter((one) => one !== undefined && one !== null);
    for (const one of values) url.searchParams.append(Array.isArray(value) ? `${name}[]` : name, String(one));
  }
  return url;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** Shell variables are not expanded within single quotes. */
const inShell = (text: string) => (text.includes('$') ? `"${text}"` : quoted(text));

/** What the report has instead of values that are secret, or about the account. */
const IN_ADDRESS: Readonly<Record<string, string>> = {
  id: '$ORDER_ID',
  orderId: '$ORDER_ID',
  organizationId: '$ORGANIZATION_ID',
  register_token: '$REGISTER_TOKEN',
  orgCode: '$ORGANIZATION_CODE',
  lat: '$LAT',
  lng: '$LNG',
};
const IN_BODY: Readonly<Record<string, string>> = {
  id: '<order id>',
  orderId: '<order id>',
  phoneNumber: '<phone>',
  password: '<password>',
  name: '<name>',
  couponNumber: '<coupon>',
  key: '<key>',
};

const concealed = <Value extends string | number>(values: Readonly<Record<string, Value>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, IN_ADDRESS[name] ?? value]));

/** Bodies with a route carry the contract's example people. */
const concealedBody = (body: object): object =>
  'waypoints' in body
    ? body
    : (JSON.parse(JSON.stringify(body, (name, value: unknown) => IN_BODY[name] ?? value)) as object); // as it was given

/** Sends what the app would send, in its form, and remembers nothing but the session. */
export function connect(options: Options): Provider {
  let session: { cookie?: string | undefined; bearer?: string | undefined } = {
    cookie: options.cookie,
    bearer: options.bearer,
  };
  let requests = 0;

  const addressOf = (operation: OperationId, { path, query = {} }: Pick<Asked, 'path' | 'query'> = {}) => {
    const place = placeOf(options.groups, options.statisticsUrl, fill(operationOf(operation).path, path));
    const address = join(place.baseURL ?? options.base, place.url);
    return withQuery(address, toRequest(options.dialect, query, nameOf(operation)));
  };
  /** What is sent for these values. Throws if a step of own-provider.ts does. */
  const written = (operation: OperationId, { body, ...at }: Values): Written => ({
    url: addressOf(operation, at),
    body: body && JSON.stringify(toRequest(options.dialect, body, nameOf(operation))),
  });
  /** The same with placeholders for secrets. If a step cannot read those, the names are the contract's. */
  const forReport = (operation: OperationId, { path, query, body }: Values): Written => {
    const shown = { path: concealed(path), query: concealed(query), body: body && concealedBody(body) };
    try {
      return written(operation, shown);
    } catch {
      const { href } = addressOf(operation, { path: shown.path });
      return { url: withQuery(href, shown.query), body: JSON.stringify(shown.body) };
    }
  };

  /** The headers that carry the credential. `isShown`: for the report, with a placeholder in place of the secret. */
  const credential = (as: Caller, isShown: boolean): Readonly<Record<string, string>> => {
    const { guestToken } = options;
    if (as === 'guest' && guestToken)
      return credentialHeaders(options.dialect, isShown ? '$GUEST_TOKEN' : guestToken, true);
    const { bearer, cookie } = as === 'member' ? session : {};
    const token = bearer ? (isShown ? '$ACCESS_TOKEN' : bearer) : null;
    const own = credentialHeaders(options.dialect, token, false);
    return cookie && !bearer ? { ...own, Cookie: isShown ? '$SESSION_COOKIE' : cookie } : own;
  };
  /** No headers if a step of own-provider.ts throws, as it may on a placeholder. */
  const triedCredential = (as: Caller, isShown: boolean) => {
    try {
      return credential(as, isShown);
    } catch {
      return {};
    }
  };

  const send = async (operation: OperationId, asked: Asked): Promise<Exchange> => {
    requests += 1;
    const { body } = asked;
    let sent: Written | undefined;
    let proof: Readonly<Record<string, string>> = {};
    let thrown: unknown;
    try {
      if (asked.method !== 'OPTIONS') proof = credential(asked.as, false);
      sent = written(operation, asked);
    } catch (cause) {
      thrown = cause;
    }
    const inReport = asked.isMadeUp === true && sent ? sent : forReport(operation, asked);
    const method = asked.method ?? operationOf(operation).method;
    const own: Record<string, string> =
      method === 'OPTIONS'
        ? { Origin: options.site, ...asked.headers }
        : {
            Origin: options.site,
            Accept: 'application/json, text/plain, */*',
            'X-Platform': 'web2app',
            'X-Request-Id': randomUUID(),
            ...(body && { 'Content-Type': JSON_TYPE }),
            ...asked.headers,
          };
    const shown = { ...own, ...(method !== 'OPTIONS' && triedCredential(asked.as, true)), ...asked.headers };
    const curl = [
      'curl -i',
      ...(method === 'GET' ? [] : [`-X ${method}`]),
      // The address has its placeholders encoded.
      inShell(inReport.url.href.replaceAll('%24', '$')),
      ...Object.entries(shown).flatMap(([name, value]) =>
        name === 'Accept' ? [] : `-H ${inShell(`${name}: ${value}`)}`,
      ),
      ...(inReport.body === undefined ? [] : [`--data ${quoted(inReport.body)}`]),
    ].join(' ');
    const nothing = { status: 0, body: undefined };
    const unanswered = { operation, asked, curl, headers: new Headers(), raw: nothing, ...nothing };
    if (!sent) return { ...unanswered, bodyProblem: `${nameOfError(thrown)} in own-provider.ts` };
    try {
      const response = await fetch(sent.url, {
        method,
        headers: { ...own, ...proof, ...asked.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        ...(sent.body !== undefined && { body: sent.body }),
      });
      const { status, headers } = response;
      const read = readBody(new Uint8Array(await response.arrayBuffer()));
      const answer =
        read.body !== undefined && options.dialectWords !== ''
          ? translated(operation, options.dialect, status, read.body)
          : { status, body: read.body };
      return { operation, asked, headers, curl, ...read, ...answer, raw: { status, body: read.body } };
    } catch (cause) {
      return { ...unanswered, bodyProblem: reasonOf(cause) };
    }
  };

  return {
    send,
    addressOf,
    whySilent: async (origin) => {
      try {
        const { body } = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
        await body?.cancel();
        return undefined;
      } catch (cause) {
        const reason = reasonOf(cause);
        return AFTER_CONNECTION.has(reason) ? undefined : reason;
      }
    },
    ownHeaders: () => {
      const callers = ['nobody', 'guest', 'member'] as const;
      const names = callers.flatMap((as) => Object.keys(triedCredential(as, false)));
      // Browsers send cookies without asking for them.
      return [...new Set(names)].filter((name) => name !== 'Cookie');
    },
    keep: (next) => {
      session = next;
    },
    hasMember: () => Boolean(session.cookie ?? session.bearer),
    hasGuest: () => options.guestToken !== undefined,
    requests: () => requests,
  };
}

function readBody(bytes: Uint8Array): { body: unknown; bodyProblem?: string } {
  if (bytes.length === 0) return { body: undefined };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { body: undefined, bodyProblem: 'bytes that are not UTF-8' };
  }
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return {
      body: undefined,
      bodyProblem: text.trimStart().startsWith('<') ? HTML_PAGE : 'a text that is not JSON',
    };
  }
}

/** The host was reached: its gateway may drop or hold an address that nobody calls, such as the root. */
const AFTER_CONNECTION = new Set(['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'ECONNRESET', 'TimeoutError']);

/** The code of Node, such as ECONNREFUSED, ENOTFOUND or DEPTH_ZERO_SELF_SIGNED_CERT. */
function reasonOf(cause: unknown): string {
  const inner: unknown = cause instanceof Error ? (cause.cause ?? cause) : cause;
  if (typeof inner === 'object' && inner !== null && 'code' in inner && typeof inner.code === 'string')
    return inner.code;
  return inner instanceof Error ? inner.name : 'no answer';
}
