import { setTimeout as sleep } from 'node:timers/promises';
import type { StatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from './context';
import type { Fault } from './faults';

const DEFAULT_DELAY_MS = 3000;
/** Time until the first half has been sent. */
const FLUSH_MS = 50;

const UNAVAILABLE = { msgId: 'UNAVAILABLE', message: 'Try again in a moment.' };
const BAD_GATEWAY = '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>';

/** Cuts the connection: the browser gets a network error and cannot know what happened. */
function drop(c: SandboxContext): Response {
  c.env.incoming.socket.destroy();
  return new Response(null, { status: 500 });
}

/** Announces the full length, sends half of the body and cuts the connection. */
async function truncate(c: SandboxContext, response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(body.length));
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(body.subarray(0, Math.ceil(body.length / 2))),
    pull: async () => {
      await sleep(FLUSH_MS);
      c.env.incoming.socket.destroy();
    },
  });
  return new Response(half, { status: response.status, headers });
}

/** Keeps the headers of the context: without CORS headers the browser would report a network error instead. */
function faultResponse(c: SandboxContext, { kind, status, body, headers = {} }: Fault): Response {
  if (kind === 'html') {
    c.status((status ?? 502) as StatusCode);
    return c.body(typeof body === 'string' ? body : BAD_GATEWAY, {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  c.status((status ?? 500) as StatusCode);
  return c.body(JSON.stringify(body ?? UNAVAILABLE), { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** Responds as the fault says, or normally without one. */
export async function respondWithFault(
  c: SandboxContext,
  fault: Fault | undefined,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
      return respond();
    case 'delay':
      await sleep(fault.delayMs ?? DEFAULT_DELAY_MS);
      return respond();
    case 'dropBefore':
      return drop(c);
    case 'dropAfterCommit':
      await respond();
      return drop(c);
    case 'truncate':
      return truncate(c, await respond());
    case 'status':
    case 'html':
      return faultResponse(c, fault);
  }
}
