import { PROVIDER } from '../accounts';
import { test as base } from '../test';
import { startFaultServer, type FaultServer } from './fault-server';

/**
 * `line`: one fault server per worker, to which its browser is redirected. `wire`: the same, without faults at the
 * start of each test.
 */
type WorkerFixtures = { line: FaultServer };
type Fixtures = { wire: FaultServer };

/** The browser's own message about a response that it hides from the page. */
const BROWSER_ON_THE_LINE = /^Access to (?:fetch|XMLHttpRequest) at .* blocked by CORS policy/;

const provider = new URL(PROVIDER);

/** Like `test`, but all requests from the page's browser to the provider go through the fault server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  line: [
    async ({}, provide) => {
      const line = await startFaultServer({ host: provider.hostname, port: Number(provider.port) });
      await provide(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, line }, provide) => {
      const { args = [], ...rest } = launchOptions;
      const led = args.map((arg) => arg.replace(/^(--host-resolver-rules=MAP \S+) \S+$/, `$1 127.0.0.1:${line.port}`));
      await provide({ ...rest, args: led });
    },
    { scope: 'worker' },
  ],
  wire: [
    async ({ line, complaints }, provide) => {
      line.mend();
      await provide(line);
      line.mend();
      const others = complaints.filter((text) => !BROWSER_ON_THE_LINE.test(text));
      complaints.splice(0, complaints.length, ...others);
    },
    { auto: true },
  ],
});
