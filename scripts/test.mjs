// `npm test`: every check, on a fresh clone too. Arguments go to Playwright: `npm test -- cancel-order`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { briefEndurance, browserTests, conclude, runChecks, sum } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { engineTests } from './lib/engines.mjs';
import { buildSandbox, ensureDependencies, ensureGenerated, ensureWebBuild } from './lib/prepare.mjs';
import { runScript } from './lib/run.mjs';
import { E2E_WORKERS, demandPorts, sandboxPorts, startStack, webPort } from './lib/stack.mjs';

ensureDependencies();
await ensureChromium();
await demandPorts({ SANDBOX_PORT: sandboxPorts(E2E_WORKERS), PORT: [webPort()] });
ensureGenerated();

const checks = runChecks();
buildSandbox();
ensureWebBuild();
const isSmall = runScript('size.mjs');
if (!isSmall) console.error('  size: failed');
const size = { passed: Number(isSmall), failed: Number(!isSmall) };

const data = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
const { stop, ended } = await startStack({ sandboxes: E2E_WORKERS, data, stdio: ['ignore', 'ignore', 'inherit'] });
const chosen = process.argv.slice(2);
const browser = browserTests(chosen);
// Whoever names specs wants these alone.
const others = chosen.length > 0 ? [] : [briefEndurance(), ...engineTests()];
stop();
await ended;
rmSync(data, { recursive: true, force: true });

conclude(sum([checks, size, browser, ...others]));
