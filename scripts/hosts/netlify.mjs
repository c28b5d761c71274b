// site.json as `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share.

/** Patterns of ours as theirs: a named part for each [name]; at the end of an address with an ending, everything. */
const patternOf = (entry) => entry.replace(/\[\w+\]\.json$/, '*').replace(/\[(\w+)\]/g, ':$1');

/** Netlify cannot take a header off again, and `noindex` must not reach the public pages. A 404 needs none. */
const missingHeaders = ({ headers }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'X-Robots-Tag'));

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

/**
 * @param {{ defaultLocale: string, locales: string[], headers: object, entries: object, shells: { pattern: string, entry: string }[] }} manifest
 */
export function headersFile({ defaultLocale, locales, headers: every, entries, shells }) {
  const dynamic = shells.filter(({ entry }) => !isStatic(entry));
  // Both hosts choose headers by the requested address, so those of a 404 page belong to every address without a rule.
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => [`/${locale}/*`, missingHeaders(entries[`/${locale}/404`])]);
  const detached = [
    ...new Set(['/404', ...dynamic.map(({ entry }) => entry)].flatMap((entry) => Object.keys(entries[entry].headers))),
  ];
  // The more literal ones come later, because the later rule wins.
  const byPattern = [...dynamic].reverse().map(({ entry }) => [patternOf(entry), entries[entry].headers]);
  const literal = Object.entries(entries)
    .filter(([address]) => !isStatic(address) && !dynamic.some(({ entry }) => entry === address))
    .flatMap(([address, { headers }]) => {
      // Cloudflare redirects an address with `.html` to the one without.
      const addresses = address.endsWith('.html') ? [address, address.replace(/\.html$/, '')] : [address];
      return addresses.map((one) => [encodeURI(one), headers]);
    });
  const long = Object.entries(entries).filter(([address]) => isStatic(address));
  // A missing file is answered with the 404 page, so the policy of that page stays on.
  const folders = [
    ['/_next/static/*', long.find(([address]) => address.startsWith('/_next/static/'))],
    ['/_next/data/*', long.find(([address]) => address.startsWith('/_next/data/'))],
    ['/fonts/*', long.find(([address]) => address.startsWith('/fonts/'))],
  ].flatMap(([pattern, found]) => (found ? [blockOf(pattern, found[1].headers, Object.keys(found[1].headers))] : []));
  return [
    blockOf('/*', { ...every, ...missingHeaders(entries['/404']) }),
    ...folders,
    ...[...missing, ...byPattern, ...literal].map(([pattern, headers]) => blockOf(pattern, headers, detached)),
  ].join('\n');
}

/** @param {{ defaultLocale: string, locales: string[], entries: object, shells: object[] }} manifest */
export function redirectsFile({ defaultLocale, locales, entries, shells }) {
  const covers = (pattern, address) => new RegExp(pattern).test(address);
  const isShell = (address) => shells.some(({ entry }) => entry === address);
  const others = locales.filter((locale) => locale !== defaultLocale);
  const isOwnPage = ([address, { file }]) =>
    file.endsWith('.html') && !address.endsWith('.html') && !others.includes(address.split('/')[1]);
  const own = Object.entries(entries).filter(isOwnPage);
  // One rule for each page: the rest of an address may begin with a slash, and "//host" leads to another site.
  const canonical = (address) =>
    ['', '/'].map((end) => `/${defaultLocale}${address === '/' ? '' : address}${end} ${address} 301`);
  const canonicalPages = own.filter(([address]) => !isShell(address)).map(([address]) => encodeURI(address));
  const canonicalShells = shells.filter(({ entry }) => own.some(([address]) => address === entry));
  // Cloudflare follows a rule even where there is a file, so the files that a pattern would cover come first.
  const literal = Object.entries(entries)
    .filter(([address]) => shells.some(({ pattern, entry }) => entry !== address && covers(pattern, address)))
    .filter(([address]) => !isShell(address))
    .map(([address, { file }]) => `${address} /${file.replace(/\.html$/, '')} 200`);
  const dynamic = shells.map(({ entry }) => `${patternOf(entry)} ${encodeURI(entry)} 200`);
  const missing = others.map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return [
    // Cloudflare counts every rule after the first pattern as a pattern, and reads a hundred of these.
    ...canonicalPages.flatMap(canonical),
    ...literal,
    ...canonicalShells.flatMap(({ entry }) => canonical(patternOf(entry))),
    ...dynamic,
    // Cloudflare finds 404.html by itself.
    ...missing,
    '',
  ].join('\n');
}
