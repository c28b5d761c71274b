// What `next build` prerendered: one HTML file for each route and language, with its data for soft navigation.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { localePrefix, locales } from '../lib/locales.mjs';

const NEXT_DATA = /(<script id="__NEXT_DATA__" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** As in src/lib/i18n/shell-paths.ts: the stand-in for "any id". */
const SHELL_PARAM = 'shell';

function readPage(folder, locale, file) {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const nextData = JSON.parse(NEXT_DATA.exec(html)[2]);
  const dataFile = path.join(folder, file.replace(/html$/, 'json'));
  const isShell = Object.values(nextData.query).includes(SHELL_PARAM);
  return {
    locale,
    route: isShell ? nextData.page : `/${file.slice(locale.length + 1, -'.html'.length)}`,
    isShell,
    html: isShell ? withoutParams(html, nextData) : html,
    data: existsSync(dataFile) ? readFileSync(dataFile, 'utf8') : undefined,
  };
}

/**
 * Makes of the page of one id the page of any id: what Next itself writes for a dynamic route without data. The client
 * then reads the id from the address after hydration, without asking the server.
 */
function withoutParams(html, nextData) {
  const shell = { ...nextData, query: {}, nextExport: true, autoExport: true };
  const json = JSON.stringify(shell).replace(/</g, '\\u003c');
  return html.replace(NEXT_DATA, (_all, open, _data, close) => open + json + close);
}

export function readPages(folder) {
  return locales.flatMap((locale) => {
    const inside = readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' });
    const files = [
      `${locale}.html`,
      ...inside.filter((file) => file.endsWith('.html')).map((file) => path.join(locale, file)),
    ];
    return files.filter((file) => existsSync(path.join(folder, file))).map((file) => readPage(folder, locale, file));
  });
}

/** The address of a page: the default language has no prefix. */
export function addressOf({ locale, route }) {
  const prefix = localePrefix(locale);
  return route === '/' ? prefix || '/' : prefix + route;
}

/** Where Next's client asks for a page's data. */
export function dataAddressOf({ locale, route }, buildId) {
  return `/_next/data/${buildId}/${locale}${route === '/' ? '' : route}.json`;
}
