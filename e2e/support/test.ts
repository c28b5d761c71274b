import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { createSandboxControl, type SandboxControl } from '../../sandbox/control/client';
import { account, PROVIDER, type Role } from './accounts';
import { fillByTyping } from './typed-fill';

type Credentials = { phone: string; password: string };

type Fixtures = {
  sandbox: SandboxControl;
  /** Sets a session cookie in the browser, as an earlier sign-in would have. */
  signIn: (who?: Role | Credentials) => Promise<void>;
  /** Fails the test on any error or warning of the page. */
  complaints: string[];
};

/**
 * Ignored: browsers report every refused response, Firefox also fonts of a page that was left, and Next every failed
 * prefetch. The tests check how the app reacts to these.
 */
const NETWORK_NOISE = /Failed to load resource|net::ERR_|download failed \(font-family|^failed to load chunks for page/;

const listenForViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
  });
};

/** Notes what a page reports to the console, and its uncaught errors. */
export function listen(page: Page, complaints: string[]) {
  page.on('pageerror', ({ message }) => {
    if (!NETWORK_NOISE.test(message)) complaints.push(`page error: ${message}`);
  });
  page.on('console', (message) => {
    const isStray = message.type() === 'error' || message.type() === 'warning';
    if (isStray && !NETWORK_NOISE.test(message.text())) complaints.push(message.text());
  });
}

const HOUR_MS = 3_600_000;
/** Hours (UTC) when the sandbox's prices change: 22:00 and 6:00 KST. */
const TARIFF_HOURS = [13, 21];
/** Longer than any test needs from an estimate to its order. */
const EDGE_MS = HOUR_MS / 20;

const untilTariffChange = (now: number) =>
  Math.min(...TARIFF_HOURS.map((hour) => (hour * HOUR_MS - (now % (24 * HOUR_MS)) + 24 * HOUR_MS) % (24 * HOUR_MS)));

/** Moves past an upcoming price change, because only some tests are about it. */
async function leaveTariffEdge({ advanceClock }: SandboxControl) {
  const left = untilTariffChange(Date.now());
  if (left < EDGE_MS) await advanceClock(Math.ceil(left / 1000) + 1);
}

async function signInAs(context: BrowserContext, who: Role | Credentials) {
  const { phone, password } = typeof who === 'string' ? account(who) : who;
  const answer = await context.request.post(`${PROVIDER}/user/api/v1/auth/login`, {
    headers: { 'X-Platform': 'web2app', 'X-Request-Id': crypto.randomUUID() },
    data: { loginTypeCD: 1, phoneNumber: `+82${phone.replace(/\D/g, '').slice(1)}`, password, mode: 'MULTI_AUTH' },
  });
  expect(answer.ok()).toBe(true);
}

export const test = base.extend<Fixtures>({
  sandbox: [
    // Playwright reads a fixture's dependencies from its first parameter: none here.
    async ({}, provide) => {
      const sandbox = createSandboxControl(PROVIDER);
      await sandbox.reset();
      await leaveTariffEdge(sandbox);
      await provide(sandbox);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      await context.addInitScript(listenForViolations);
      context.on('page', (page) => listen(page, complaints));
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, channel }, provide) => {
    if (channel?.startsWith('moz-')) fillByTyping(page);
    await provide(page);
  },
  signIn: async ({ context }, provide) => {
    await provide((who = 'consumer') => signInAs(context, who));
  },
});

export { expect };
