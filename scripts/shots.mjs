// `npm run shots`: screenshots of every screen in four widths, both colour schemes and all languages, into
// .reports/shots. Needs a running stack (`npm run demo`). Arguments filter: `npm run shots -- login 360 dark ko`, any
// number of each. `kit`, the gallery of controls, is included only when named alone: it starts `next dev` and needs no
// stack.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { localePrefix, locales } from './lib/locales.mjs';
import { chromiumArgs, findChromium } from './browser.mjs';
import { siteOrigin } from './lib/ports.mjs';
import { ensureGenerated } from './lib/prepare.mjs';
import { demandDemo, startGallery } from './lib/stack.mjs';
import { findIds, keepDraft, makeDraft, markJustDone, signIn } from './shots/sandbox-session.mjs';

const folder = '.reports/shots';
const site = siteOrigin();
const screens = JSON.parse(readFileSync('scripts/shots/screens.json', 'utf8'));
const HEIGHTS = { 360: 780, 768: 1024, 1024: 768, 1440: 900 };

const wanted = process.argv.slice(2);
const chosen = (all) => {
  const some = all.filter((one) => wanted.includes(String(one)));
  return some.length > 0 ? some : all;
};
const ofSite = screens.filter(({ isDevelopment }) => !isDevelopment).map(({ name }) => name);
const isKit = wanted.includes('kit');
const names = isKit ? ['kit'] : chosen(ofSite);
const widths = chosen(Object.keys(HEIGHTS));
const schemes = chosen(['light', 'dark']);
const languages = chosen(locales);
const known = [...screens.map(({ name }) => name), ...Object.keys(HEIGHTS), 'light', 'dark', ...locales];
const unknown = wanted.filter((word) => !known.includes(word));
if (isKit && wanted.some((word) => ofSite.includes(word))) {
  console.error('kit is not a part of the site: shoot it alone.');
  process.exit(1);
}
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}

if (!isKit) await demandDemo();

/** Waits until nothing is marked as loading. */
async function settle(page) {
  await page.waitForLoadState('networkidle'); // right after the load nothing is marked yet that could be awaited
  // The gallery shows loading states that never end.
  if (!isKit)
    await page.waitForFunction(() => {
      // Makes the page render what is below the screen, too, as it does before it is printed.
      window.dispatchEvent(new Event('beforeprint'));
      return !document.querySelector('[aria-busy="true"], [role="progressbar"], [data-later]');
    });
  await page.evaluate(() => document.fonts.ready);
}

/** The text of a key such as `order:cancel.action` in that language. */
function textOf(key, locale) {
  const [namespace, ...steps] = key.split(/[:.]/);
  return steps.reduce(
    (node, step) => node[step],
    JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')),
  );
}

async function shoot(context, screen, ids, locale, file) {
  const page = await context.newPage();
  if (screen.draft) await keepDraft(page, draft, screen.as !== undefined);
  if (screen.justDone) await markJustDone(page, screen.justDone);
  const address = screen.path.replace(/\{(\w+)\}/g, (_all, name) => ids[name]);
  await page.goto(base + (localePrefix(locale) + address).replace(/(?<=.)\/$/, ''));
  await page.locator('main h1').first().waitFor();
  await settle(page);
  if (screen.press) {
    await page
      .getByRole('button', { name: textOf(screen.press, locale) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  }
  mkdirSync(path.join(folder, screen.name), { recursive: true });
  await page.screenshot({
    path: path.join(folder, screen.name, `${file}.png`),
    fullPage: true,
    animations: 'disabled',
    // The badge of `next dev`.
    style: 'nextjs-portal { display: none }',
  });
  await page.close();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
if (isKit) ensureGenerated();
const running = process.env.GALLERY_PORT ? `http://localhost:${process.env.GALLERY_PORT}` : null;
const gallery = isKit && !running ? await startGallery() : null;
const base = isKit ? (running ?? gallery.url) : site;
const ids = isKit ? {} : await findIds(browser);
const draft = isKit ? null : await makeDraft(browser, base, ids.completed);
const roles = [...new Set(screens.map(({ as }) => as))];
let count = 0;
for (const role of roles) {
  const own = screens.filter(({ name, as }) => as === role && names.includes(name));
  if (own.length === 0) continue;
  for (const width of widths) {
    for (const scheme of schemes) {
      const isMobile = Number(width) < 1024;
      const context = await browser.newContext({
        viewport: { width: Number(width), height: HEIGHTS[width] },
        isMobile,
        hasTouch: isMobile,
        colorScheme: scheme,
        timezoneId: 'Asia/Seoul',
        locale: 'ko-KR',
      });
      if (role) await signIn(context, role);
      for (const screen of own) {
        for (const locale of languages) {
          await shoot(context, screen, ids, locale, `${locale}-${width}-${scheme}`);
          count += 1;
        }
      }
      await context.close();
    }
  }
}
await browser.close();
gallery?.stop();
console.log(`${count} screenshots in ${folder}/`);
