// `npm run bench`: measures the site, times at 4× CPU throttling. Prints figures and asserts nothing. Needs a running stack
// (`npm run demo`). Times depend on the machine; compare ratios within one run. Arguments filter by title:
// `npm run bench -- bulk`.
import { chromium } from '@playwright/test';
import { measureInventory } from './bench/inventory.mjs';
import { measureBulk } from './bench/bulk.mjs';
import { measureFleet } from './bench/fleet.mjs';
import { measureKeystrokes } from './bench/keystrokes.mjs';
import { measureList } from './bench/list.mjs';
import { measureMemory } from './bench/memory.mjs';
import { measurePolling } from './bench/polling.mjs';
import { measureRouteChange } from './bench/route-change.mjs';
import { chromiumArgs, findTestBrowser } from './browser.mjs';
import { siteOrigin } from './lib/ports.mjs';
import { demandDemo } from './lib/stack.mjs';

const MEASURES = [
  measureKeystrokes,
  measureInventory,
  measureRouteChange,
  measurePolling,
  measureList,
  measureFleet,
  measureBulk,
  measureMemory,
];
const wanted = process.argv.slice(2).join(' ').toLowerCase();
const chosen = MEASURES.filter(({ title }) => title.toLowerCase().includes(wanted));
if (chosen.length === 0) {
  console.error(`Unknown: ${wanted}. There are ${MEASURES.map(({ title }) => title).join(' · ')}.`);
  process.exit(1);
}

const base = siteOrigin();
await demandDemo();
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumArgs });

async function slowPage() {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

for (const measure of chosen) {
  console.log(`\n${measure.title}${measure.isUnthrottled ? '' : ' (4× CPU throttle)'}`);
  console.table(await measure({ browser, slowPage, base }));
}
await browser.close();
