import { randomUUID } from 'node:crypto';
import accounts from '../../../sandbox/accounts.json';
import type { operations } from '@/api/contract/schema.gen';
import { operationOf, problemsOf, type OperationId } from '../../../scripts/conform/contract';

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
type Data<Op extends OperationId> = operations[Op]['responses'] extends { 200: infer Message }
  ? Json<Message> extends { data: infer Body }
    ? Body
    : never
  : never;

export type Asked = {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
};
export type Answer<Op extends OperationId> = {
  status: number;
  /** Data of a success; reading it from an error fails the test. */
  data: Data<Op>;
  error: { errors?: { code: string; field: string }[]; msgId?: string };
  headers: Headers;
};
export type Person = {
  send: <Op extends OperationId>(operation: Op, asked?: Asked) => Promise<Answer<Op>>;
  cookie: () => string | undefined;
};

const fill = (path: string, values: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? `missing-${name}`));

/** A client with optional credential and a cookie jar; it checks every response against the contract. */
export function person(url: () => string, authorization?: string): Person {
  let cookie: string | undefined;

  const send = async <Op extends OperationId>(id: Op, asked: Asked = {}): Promise<Answer<Op>> => {
    const { method, path } = operationOf(id);
    const target = new URL(fill(path, asked.path), url());
    for (const [name, value] of Object.entries(asked.query ?? {})) target.searchParams.set(name, String(value));
    const headers: Record<string, string | undefined> = {
      'X-Platform': 'web2app',
      'X-Request-Id': randomUUID(),
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(cookie !== undefined && { Cookie: `session=${cookie}` }),
      ...(asked.body !== undefined && { 'Content-Type': 'application/json' }),
      ...asked.headers,
    };
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(target, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    const set = /^session=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
    if (set !== undefined) cookie = set === '' ? undefined : set;
    return read(id, response);
  };

  return { send, cookie: () => cookie };
}

async function read<Op extends OperationId>(id: Op, response: Response): Promise<Answer<Op>> {
  const { status, headers } = response;
  const text = await response.text();
  const body = (status === 302 ? {} : JSON.parse(text)) as { data: Data<Op> } & Answer<Op>['error'];
  const problems = status === 302 ? [] : problemsOf(id, status, body);
  if (problems.length > 0) throw new Error(`${id} ${status} breaks the contract: ${problems.join('; ')}\n${text}`);
  return {
    status,
    headers,
    error: body,
    get data() {
      if (status >= 300) throw new Error(`${id} answered ${status}: ${text}`);
      return body.data;
    },
  };
}

export const GUEST = 'Bearer guest-sandbox';
export const toWire = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '+82');

export const logInBody = (phone: string, password: string) => ({
  loginTypeCD: 1,
  mode: 'MULTI_AUTH',
  phoneNumber: toWire(phone),
  password,
});

export async function signedIn(url: () => string, account: { phone: string; password: string }): Promise<Person> {
  const someone = person(url);
  const { status } = await someone.send('logIn', { body: logInBody(account.phone, account.password) });
  if (status !== 200) throw new Error(`${account.phone} could not sign in: ${status}`);
  return someone;
}

export function account(role: 'consumer' | 'staff' | 'member') {
  const found = accounts.find((one) => one.role === role);
  if (!found) throw new Error(`accounts.json has no ${role}`);
  return found;
}
