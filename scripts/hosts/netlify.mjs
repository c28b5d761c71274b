// site.json as `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share.

/** Patterns of ours as theirs: a named part for each [name]; at the end of an address with an ending, everything. */
const patternOf = (entry) => entry.replace(/\[\w+\]\.json$/, '*').replace(/\[(\w+)\]/g, ':$1');

const isStatic = (address) => address.startsWith('/_next/') || address.startsWith('/fonts/');

function blockOf(pattern, headers, detached = []) {
  const lines = [
    // Cloudflare joins what several rules say of a header, unless it is taken off first. Netlify lets the later rule win,
    // and passes over lines without a colon.
    ...detached.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return [pattern, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** @param {{ headers: object, entries: object, shells: { pattern: string, entry: string }[] }} manifest */
export function headersFile({ headers: every, entries, shells }) {
  const dynamic = shells.filter(({ entry }) => !isStatic(entry));
  // The more literal ones come later, because the later rule wins.
  const byPattern = [...dynamic].reverse().map(({ entry }) => blockOf(patternOf(entry), entries[entry].headers));
  const pages = Object.entries(entries)
    .filter(([address]) => !isStatic(address) && !dynamic.some(({ entry }) => entry === address))
    .map(([address, { headers }]) => {
      const covered = dynamic.filter(({ pattern }) => new RegExp(pattern).test(address));
      const names = new Set(covered.flatMap(({ entry }) => Object.keys(entries[entry].headers)));
      return blockOf(encodeURI(address), headers, [...names]);
    });
  const long = Object.entries(entries).filter(([address]) => isStatic(address));
  const folders = [
    ['/_next/static/*', long.find(([address]) => address.startsWith('/_next/static/'))],
    ['/_next/data/*', long.find(([address]) => address.startsWith('/_next/data/'))],
    ['/fonts/*', long.find(([address]) => address.startsWith('/fonts/'))],
  ].flatMap(([pattern, found]) => (found ? [blockOf(pattern, found[1].headers)] : []));
  return [blockOf('/*', every), ...folders, ...byPattern, ...pages].join('\n');
}

/** @param {{ defaultLocale: string, locales: string[], entries: object, shells: object[] }} manifest */
export function redirectsFile({ defaultLocale, locales, entries, shells }) {
  const covers = (pattern, address) => new RegExp(pattern).test(address);
  // Cloudflare follows a rule even where there is a file, so the files that a pattern would cover come first.
  const literal = Object.entries(entries)
    .filter(([address]) => shells.some(({ pattern, entry }) => entry !== address && covers(pattern, address)))
    .filter(([address]) => !shells.some(({ entry }) => entry === address))
    .map(([address, { file }]) => `${address} /${file.replace(/\.html$/, '')} 200`);
  const dynamic = shells.map(({ entry }) => `${patternOf(entry)} ${encodeURI(entry)} 200`);
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return [
    `/${defaultLocale} / 301`,
    `/${defaultLocale}/* /:splat 301`,
    ...literal,
    ...dynamic,
    // Cloudflare finds 404.html by itself.
    ...missing,
    '',
  ].join('\n');
}
