import { setTimeout as sleep } from 'node:timers/promises';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { settleOrders } from '../groups/order/life/settle';
import { hasHiddenSession, identify, type Caller } from './caller';
import type { CheckedRequest, ContractCheck } from './contract-check';
import type { Sandbox, SandboxContext } from './context';
import type { Operation } from './contract';
import { respondWithFault } from './respond-with-fault';
import type { ErrorItem, Redirect, Reply, RequestScope } from './operation';
import { Refusal, signedOut, wrongFields } from './refusal';

type AnyReply = Reply<unknown> | Redirect;
/** A handler whose operation is known only at run time; the contract check has validated its input. */
export type RunHandler = (call: RequestScope & CheckedRequest & { caller: Caller }) => Promise<AnyReply>;

const COOKIE = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 14 * 24 * 60 * 60 } as const;

/** Undefined for a body that is not JSON, which no schema accepts. */
async function readBody(c: SandboxContext): Promise<unknown> {
  const isJson = c.req.header('Content-Type')?.split(';')[0]?.trim() === 'application/json';
  return isJson ? c.req.json().catch(() => undefined) : undefined;
}

const mayCall = ({ security }: Operation, caller: Caller) =>
  security.length === 0 || caller.kind === 'user' || (caller.kind === 'guest' && security.includes('guest'));

function assertAllowed(operation: Operation, caller: Caller, items: ErrorItem[]) {
  const headers = items.filter(({ field }) => field.startsWith('X-'));
  if (headers.length > 0) throw wrongFields(headers);
  if (!mayCall(operation, caller)) throw signedOut();
  if (items.length > 0) throw wrongFields(items);
}

/** The HTTP handler of an operation: faults, contract check, authorization, handler, response check. */
export function runOperation(sandbox: Sandbox, check: ContractCheck, operation: Operation, handle: RunHandler) {
  const { options, database, clock, faults, journal } = sandbox;

  const handleRequest = async (c: SandboxContext): Promise<AnyReply | Refusal> => {
    const now = clock.now();
    const raw = { header: (name: string) => c.req.header(name), path: c.req.param(), query: c.req.query() };
    const { request, items } = check.request(operation, {
      ...raw,
      body: operation.hasBody ? await readBody(c) : undefined,
    });
    if (items.length > 0) {
      journal.noteViolation({ operationId: operation.id, requestId: c.req.header('X-Request-Id') ?? '', items });
    }

    return database.transaction(async (db) => {
      const sent = { authorization: c.req.header('Authorization'), cookie: getCookie(c, 'session') };
      const caller = await identify(db, sent, options.guestToken, now);
      if (await hasHiddenSession(db, caller, sent, now)) journal.noteGuestBesideSession(operation.id);
      try {
        assertAllowed(operation, caller, items);
        await settleOrders(db, now);
        return await handle({ ...request, db, now, origin: new URL(c.req.url).origin, options, caller });
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    });
  };

  const send = (c: SandboxContext, status: number, body: unknown): Response => {
    const items = check.answer(operation, status, body);
    if (items.length === 0) return c.json(body as object, status as 200);
    journal.noteAnswerViolation({ operationId: operation.id, requestId: c.req.header('X-Request-Id') ?? '', items });
    return c.json({ msgId: 'CONTRACT_VIOLATION', message: JSON.stringify(items) }, 500);
  };

  const respond = async (c: SandboxContext): Promise<Response> => {
    const outcome = await handleRequest(c);
    if (outcome instanceof Refusal) {
      if (outcome.retryAfterSeconds !== undefined) c.header('Retry-After', String(outcome.retryAfterSeconds));
      return send(c, outcome.status, outcome.body);
    }
    if ('redirect' in outcome) return c.redirect(outcome.redirect, 302);
    if (typeof outcome.session === 'string') setCookie(c, 'session', outcome.session, COOKIE);
    if (outcome.session === null) deleteCookie(c, 'session', { path: '/' });
    if (outcome.delayMs) await sleep(outcome.delayMs);
    return send(c, outcome.status ?? 200, { data: outcome.data });
  };

  return (c: SandboxContext) => {
    journal.countRequest(operation.id);
    return respondWithFault(c, faults.take(operation.id, c.req.path), () => respond(c));
  };
}
