// The first and last steps of every test command.
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, ensureGenerated } from './prepare.mjs';
import { webPort } from './ports.mjs';
import { E2E_WORKERS, demandPorts, sandboxPorts } from './stack.mjs';
import { conclude, runStages, timed } from './stages.mjs';

/**
 * Installs what is missing, runs the stages, prints times and counts, and ends the process. Calls `choose` after the
 * installation, because the stages import packages.
 * @param {(checks: typeof import('./checks.mjs')) => import('./stages.mjs').Stage[]} choose
 */
export async function testRun(choose, { needsBrowser = true } = {}) {
  const started = Date.now();
  const ready = [
    await timed('install', async () => {
      ensureDependencies();
      if (needsBrowser) await ensureChromium();
    }),
    await timed('fonts', ensureGenerated),
  ];
  if (needsBrowser) await demandPorts({ SANDBOX_PORT: sandboxPorts(E2E_WORKERS), PORT: [webPort()] });
  const results = await runStages(choose(await import('./checks.mjs')));
  conclude([...ready, ...results], started);
}
