// Reads what `next build` prerendered: one HTML file per route and language, with its data for client-side navigation.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { localePrefix, locales } from '../lib/locales.mjs';

const NEXT_DATA = /(<script id="__NEXT_DATA__" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** Placeholder for any id, as in src/lib/i18n/shell-paths.ts. */
const SHELL_PARAM = 'shell';

/** What Next's client does not need: the place of style sheets, which this site has none of, and empty values. */
const UNREAD = ['<noscript data-n-css=""></noscript>', ',"isFallback":false', ',"scriptLoader":[]'];

function readPage(folder, locale, file) {
  const html = UNREAD.reduce((text, unread) => text.replace(unread, ''), readFileSync(path.join(folder, file), 'utf8'));
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
 * Turns the page of one id into a page for any id, as Next writes it for a dynamic route without data. The client then
 * reads the id from the URL after hydration, without a request.
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

/** The URL path of a page; the default language has no prefix. */
export function addressOf({ locale, route }) {
  const prefix = localePrefix(locale);
  return route === '/' ? prefix || '/' : prefix + route;
}

/** The URL path of a page's data in Next's client. */
export function dataAddressOf({ locale, route }, buildId) {
  return `/_next/data/${buildId}/${locale}${route === '/' ? '' : route}.json`;
}
