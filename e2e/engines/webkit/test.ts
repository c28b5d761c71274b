import { expect, test as base } from '@playwright/test';
import { siteOrigin } from '../../../scripts/lib/ports.mjs';
import { createSandboxControl, type SandboxControl } from '../../../sandbox/control/client';
import { PROVIDER } from '../../support/accounts';
import { startWebKit } from './driver';
import { openPage, type EnginePage } from './page';

/** `site` is the page in WebKitGTK, cleared before each test; an error in the page fails the test. */
export const test = base.extend<{ site: EnginePage; sandbox: SandboxControl }, { engine: EnginePage }>({
  engine: [
    async ({}, provide) => {
      const { command, stop } = await startWebKit();
      await provide(openPage(command, siteOrigin()));
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sandbox: [
    async ({}, provide) => {
      const sandbox = createSandboxControl(PROVIDER);
      await sandbox.reset();
      await provide(sandbox);
    },
    { auto: true },
  ],
  site: async ({ engine }, provide) => {
    await engine.forget();
    await provide(engine);
    expect(await engine.complaints()).toEqual([]);
  },
});

export { expect };
