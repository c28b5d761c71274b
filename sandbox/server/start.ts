import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { SandboxOptions } from '../config';
import { openDatabase } from '../db/database';
import { prepareDatabase } from '../db/seed';
import { Deliveries } from '../google/deliveries';
import { followRoads } from '../groups/order/life/path';
import { openRoads } from '../groups/order/life/roads';
import { createApp } from './app';
import { openClock } from './clock';
import { loadContract } from './contract';
import { Faults } from './faults';
import { Journal } from './journal';

export type RunningSandbox = { url: string; close: () => Promise<void> };

/** Longer than callers keep idle connections: a request on a connection that is being closed would fail. */
const KEEP_ALIVE_MS = 65_000;

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const contract = await loadContract(options.root);
  const database = await openDatabase(options.databaseFile, options.root);
  const clock = await openClock(database);
  if (options.mapFile !== null) followRoads(await openRoads(options.mapFile));
  await prepareDatabase(database, clock.now(), options);

  const app = createApp({
    options,
    contract,
    database,
    clock,
    faults: new Faults(),
    journal: new Journal(),
    deliveries: new Deliveries(),
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });

  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return {
    url: `http://${options.host}:${port}`,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await database.close();
    },
  };
}
