import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxControl, type SandboxControl } from '../../../sandbox/control/client';
import { optionsFromEnv, type SandboxOptions } from '../../../sandbox/config';
import { startSandbox } from '../../../sandbox/server/start';

export type TestSandbox = {
  url: () => string;
  control: () => SandboxControl;
  databaseFile: string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a separate sandbox: any free port, a new database. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const databaseFile = join(folder, 'data.db');
  const all = { ...optionsFromEnv({}), addressDelayMs: 0, log: () => undefined, ...options, port: 0, databaseFile };
  let running = await startSandbox(all);

  return {
    url: () => running.url,
    control: () => createSandboxControl(running.url),
    databaseFile,
    restart: async () => {
      await running.close();
      running = await startSandbox(all);
    },
    stop: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}
