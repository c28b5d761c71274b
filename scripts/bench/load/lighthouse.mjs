// Lighthouse is fetched when it is first needed: only this measure uses it, and it is large.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { must, root } from '../../lib/run.mjs';

const VERSION = '13.5.0';
/** A visit is repeated below this share of the machine's best speed, which halves while others use the machine. */
const SLOW = 0.8;
let best = 0;
const tools = path.join(root, '.reports/tools');
const reports = path.join(root, '.reports/lighthouse');

async function load() {
  mkdirSync(tools, { recursive: true });
  const installed = path.join(tools, 'node_modules/lighthouse/package.json');
  if (!existsSync(installed)) {
    writeFileSync(path.join(tools, 'package.json'), JSON.stringify({ private: true }));
    must('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: tools });
  }
  const require = createRequire(installed);
  const { default: lighthouse } = await import(pathToFileURL(require.resolve('lighthouse')).href);
  const { default: puppeteer } = await import(pathToFileURL(require.resolve('puppeteer-core')).href);
  return { lighthouse, puppeteer };
}

/** @param {number} debugPort that of the running browser, whose cookies are used */
export async function createLighthouse(debugPort) {
  const { lighthouse, puppeteer } = await load();
  mkdirSync(reports, { recursive: true });
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${debugPort}`, defaultViewport: null });

  async function run(url, stored, isSecondTry = false) {
    const page = await browser.newPage();
    // A first visit. Lighthouse itself would drop the cookies, too.
    const devtools = await page.createCDPSession();
    await devtools.send('Network.clearBrowserCache');
    await page.evaluateOnNewDocument((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, stored);
    const flags = { onlyCategories: ['performance'], output: 'html', disableStorageReset: true, logLevel: 'error' };
    const result = await lighthouse(url, flags, undefined, page);
    await page.close();
    // A machine with other work sometimes loses the start of the trace.
    return result.lhr.runtimeError && !isSecondTry ? run(url, stored, true) : result;
  }

  /** A visit again, at most twice, when the machine was much slower than at its best: such visits say nothing of the page. */
  async function runAtSpeed(name, url, stored) {
    for (let attempt = 1; ; attempt += 1) {
      const result = await run(url, stored);
      if (result.lhr.runtimeError) throw new Error(`${name}: ${result.lhr.runtimeError.message}`);
      const speed = result.lhr.environment.benchmarkIndex;
      best = Math.max(best, speed);
      if (speed >= SLOW * best || attempt === 3) return result;
    }
  }

  return {
    /** One run of the performance category on a simulated phone. Its report is kept in .reports/lighthouse. */
    async measure(name, url, stored = []) {
      const { lhr, report } = await runAtSpeed(name, url, stored);
      writeFileSync(path.join(reports, `${name}.html`), report);
      const value = (id) => lhr.audits[id].numericValue;
      return {
        performance: lhr.categories.performance.score * 100,
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        speed: lhr.environment.benchmarkIndex,
      };
    },
    close: () => browser.disconnect(),
  };
}
