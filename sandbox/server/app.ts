import { Hono } from 'hono';
import { controlRoutes } from '../control/routes';
import { googleRoutes } from '../google/routes';
import { handlers } from '../groups/handlers';
import { pageRoutes } from '../pages/routes';
import { storageRoutes } from '../storage/routes';
import { ContractCheck } from './contract-check';
import type { Sandbox, SandboxApp } from './context';
import type { Operation } from './contract';
import { cors } from './cors';
import { runOperation, type RunHandler } from './run-operation';

const NOT_FOUND = { msgId: 'NOT_FOUND', message: 'Not found.' };
const FAILED = { msgId: 'UNAVAILABLE', message: 'Try again in a moment.' };

function handlerOf(operation: Operation): RunHandler {
  const known: Record<string, unknown> = handlers;
  const handler = known[operation.id];
  if (typeof handler !== 'function') throw new Error(`The sandbox does not answer ${operation.id} of the contract`);
  return handler as RunHandler; // the contract check guarantees the handler's input type
}

const toRoutePath = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ':$1');

function addOperations(app: SandboxApp, sandbox: Sandbox) {
  const check = new ContractCheck(sandbox.contract);
  for (const operation of sandbox.contract.operations) {
    const run = runOperation(sandbox, check, operation, handlerOf(operation));
    app.on(operation.method, toRoutePath(operation), run);
  }
}

export function createApp(sandbox: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  app.route('/__sandbox', controlRoutes(sandbox));
  app.route('/__storage', storageRoutes(sandbox));
  app.route('/sandbox-google', googleRoutes(sandbox));
  app.use(cors(sandbox.options.webOrigins));
  app.use(async (c, next) => {
    c.header('Date', new Date(sandbox.clock.now()).toUTCString());
    const requestId = c.req.header('X-Request-Id');
    if (requestId !== undefined) c.header('X-Request-Id', requestId);
    await next();
  });
  addOperations(app, sandbox);
  app.route('/', pageRoutes(sandbox));

  app.notFound((c) => {
    sandbox.journal.noteViolation({
      operationId: `${c.req.method} ${c.req.path}`,
      requestId: c.req.header('X-Request-Id') ?? '',
      items: [{ code: 'NOT_FOUND', field: 'path' }],
    });
    return c.json(NOT_FOUND, 404);
  });
  app.onError((error, c) => {
    console.error('sandbox:', error);
    return c.json(FAILED, 500);
  });
  return app;
}
