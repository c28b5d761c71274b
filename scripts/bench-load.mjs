// `npm run bench:load`: what a first visit costs, against a bare MUI page that is built and served in the same run.
// Prints medians and asserts nothing. Needs a running stack (`npm run demo`). Arguments: pages to measure (all), and a
// number of rounds (3). The Lighthouse reports are in .reports/lighthouse.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureBusy } from './bench/load/busy.mjs';
import { startFloor } from './bench/floor.mjs';
import { createLighthouse } from './bench/load/lighthouse.mjs';
import { percentile } from './bench/percentile.mjs';
import { chromiumArgs, findTestBrowser } from './browser.mjs';
import { siteOrigin } from './lib/ports.mjs';
import { demandDemo, freePort } from './lib/stack.mjs';
import { draftEntries, findIds, LASTING_ORDER, makeDraft, signIn } from './shots/sandbox-session.mjs';

const site = siteOrigin();
const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 3);
const named = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));

await demandDemo();
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumArgs });
const floor = await startFloor();

const isMeasured = (name) => named.length === 0 || named.includes(name);

/** By the site's own composer, which another version may not have: only for the page that needs it. */
async function createDraft() {
  const { completed } = await findIds(browser);
  return draftEntries(await makeDraft(browser, site, completed), true);
}

const FLOOR = { name: 'floor', url: floor.url };
const PAGES = [
  { name: 'landing', url: `${site}/` },
  { name: 'login', url: `${site}/login` },
  { name: 'composer-guest', url: `${site}/orders/new` },
  { name: 'public-order', url: `${site}/public/customer/platform/order/${LASTING_ORDER}` },
  { name: 'dashboard', url: `${site}/dashboard`, isMember: true },
  { name: 'orders', url: `${site}/orders`, isMember: true },
  { name: 'order', url: `${site}/orders/${LASTING_ORDER}`, isMember: true },
  { name: 'composer', url: `${site}/orders/new`, isMember: true },
  {
    name: 'payment',
    url: `${site}/orders/payment`,
    isMember: true,
    stored: isMeasured('payment') ? await createDraft() : [],
  },
].filter(({ name }) => isMeasured(name));
/** The floor's first paint races with its scripts, and its LCP doubles when it loses: one visit each round says too little. */
const VISITS = PAGES.flatMap((page, index) => (index % 3 === 0 ? [FLOOR, page] : [page]));

/**
 * A browser for a guest or a member. Lighthouse only works in a browser's default context, so each visitor gets one browser;
 * the traces are taken in `context`.
 */
async function openVisitor(isMember) {
  const port = await freePort();
  const own = await chromium.launchPersistentContext(mkdtempSync(path.join(tmpdir(), 'bench-')), {
    executablePath: findTestBrowser(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  if (isMember) await Promise.all([own, context].map((one) => signIn(one, 'consumer')));
  return { own, context, lighthouse: await createLighthouse(port) };
}

const visitors = { guest: await openVisitor(false), member: await openVisitor(true) };
const results = Object.fromEntries(VISITS.map(({ name }) => [name, []]));

/** A visit's work, also in percent of that of the floor's visits before and after it. */
async function compareBusy(visit) {
  const visitFloor = () => measureBusy({ browser, context: visitors.guest.context, url: floor.url });
  const before = await visitFloor();
  const measured = await measureBusy(visit);
  const after = await visitFloor();
  const percent = (figure) => (200 * measured[figure]) / (before[figure] + after[figure]);
  return { ...measured, 'busy %': percent('busy'), 'blocked %': percent('blocked') };
}

// One page after the other in every round, so that what slows the machine for a while slows all of them. The work of the
// main thread varies most, so each page has its own visits of the floor next to it.
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, url, isMember, stored } of VISITS) {
    const { context, lighthouse } = visitors[isMember ? 'member' : 'guest'];
    const loaded = await lighthouse.measure(`${name}-${results[name].length + 1}`, url, stored);
    const busy = await compareBusy({ browser, context, url, stored });
    results[name].push({ ...loaded, ...busy });
    console.log(`${round} ${name}: ${JSON.stringify(results[name].at(-1))}`);
  }
}

const median = (name, figure) =>
  percentile(
    results[name].map((result) => result[figure]),
    0.5,
  );
const ratio = (name, figure) => Number((median(name, figure) / median('floor', figure)).toFixed(2));

console.log(`\nFirst visit, medians of ${rounds}, simulated phone; ÷ is against the floor`);
console.table(
  Object.fromEntries(
    [FLOOR, ...PAGES].map(({ name }) => [
      name,
      {
        performance: median(name, 'performance'),
        'LCP ms': median(name, 'lcp'),
        'LCP ÷': ratio(name, 'lcp'),
        'TBT ms': median(name, 'tbt'),
        'TBT ÷': ratio(name, 'tbt'),
        'busy ms': median(name, 'busy'),
        'busy ÷': Number((median(name, 'busy %') / 100).toFixed(2)),
        'blocked ms': median(name, 'blocked'),
        'blocked ÷': Number((median(name, 'blocked %') / 100).toFixed(2)),
        'long tasks': median(name, 'long tasks'),
        'layout ms': median(name, 'layout'),
        layouts: median(name, 'layouts'),
        'script ms': median(name, 'evaluate'),
        CLS: Math.max(...results[name].map(({ cls }) => cls)).toFixed(3),
      },
    ]),
  ),
);

for (const { own, lighthouse } of Object.values(visitors)) {
  await lighthouse.close();
  await own.close();
}
await browser.close();
floor.stop();
