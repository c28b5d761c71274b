import { PROVIDER } from '../accounts';
import { test as base } from '../test';
import { startFaultServer, type FaultServer } from './fault-server';

/** One line for all tests of a worker, whose browser is led to it; as `wire` it is whole when a test begins. */
type WorkerFixtures = { line: FaultServer };
type Fixtures = { wire: FaultServer };

/** What the browser itself says of an answer that it keeps from the page. */
const BROWSER_ON_THE_LINE = /^Access to XMLHttpRequest at .* blocked by CORS policy/;

const provider = new URL(PROVIDER);

/** As `test`, and all that the page's browser says to the provider goes over a line that can be broken. */
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
