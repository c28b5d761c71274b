// site.json as an nginx configuration that answers as our own server does. Everything is looked up by the address as it was
// sent, because nginx's own $uri is decoded and merged, and would find files under names that they do not have.
import { TYPES } from '../serve/site.mjs';

/** Segments that mean something in paths, or that decode to nothing: they are no ids. */
const STRANGE = String.raw`~*(%2f|%5c|%00|\\|/(\.|%2e){1,2}(/|$)|%(?![0-9a-f]{2})|%(c[01]|f[5-9a-f]))`;

const quote = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Values are expanded where they have a dollar sign, and ours mean none. */
function plainValue(text) {
  if (text.includes('$')) throw new Error(`nginx would expand "${text}"`);
  return quote(text);
}

function mapBlock(from, to, rows, fallback = '""') {
  const lines = [`default ${fallback};`, ...rows.map(([key, value]) => `${key} ${value};`)];
  return `map ${from} ${to} {\n  ${lines.join('\n  ')}\n}`;
}

const variableOf = (header) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Address to the number of its set of headers, and for each header the sets that have it. */
function headerMaps(entries) {
  const sets = new Map();
  const rows = Object.entries(entries).map(([address, { headers }]) => {
    const key = JSON.stringify(headers);
    if (!sets.has(key)) sets.set(key, { number: sets.size + 1, headers });
    return [plainValue(encodeURI(address)), String(sets.get(key).number)];
  });
  const names = [...new Set([...sets.values()].flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) =>
    mapBlock(
      '$site_set',
      variableOf(name),
      [...sets.values()]
        .filter(({ headers }) => name in headers)
        .map(({ number, headers }) => [String(number), plainValue(headers[name])]),
    ),
  );
  return { names, maps: [mapBlock('$site_shown', '$site_set', rows), ...maps] };
}

/** @param {{ defaultLocale: string, locales: string[], headers: object, entries: object, shells: object[] }} manifest */
export function nginxConfiguration({ defaultLocale, locales, headers: every, entries, shells }) {
  const found = [
    ...Object.keys(entries).map((address) => [plainValue(`1${encodeURI(address)}`), plainValue(encodeURI(address))]),
    ...shells.map(({ pattern, entry }) => [quote(`~${pattern.replace('^', '^1')}`), plainValue(encodeURI(entry))]),
  ];
  const files = Object.entries(entries).map(([address, { file }]) => [
    plainValue(encodeURI(address)),
    plainValue(`/${file}`),
  ]);
  const statuses = Object.entries(entries).flatMap(([address, { status }]) =>
    status === undefined ? [] : [[plainValue(encodeURI(address)), String(status)]],
  );
  const byLocale = (name) =>
    locales.filter((locale) => locale !== defaultLocale).map((locale) => [`"~^/${locale}(/|$)"`, `/${locale}/${name}`]);
  const { names, maps } = headerMaps(entries);

  return `# Written with the build from site.json, and by \`configure\`. For the "http" context of nginx 1.18 or newer, such as
# /etc/nginx/conf.d/default.conf. Change listen and root; where ngx_brotli is installed, turn brotli_static on.
map_hash_max_size 16384;
map_hash_bucket_size 256;
variables_hash_max_size 2048;

${[
  mapBlock('$request_uri', '$site_path', [['"~^(?<site_raw>[^?]*)"', '$site_raw']]),
  mapBlock('$site_path', '$site_plain', [[quote(STRANGE), '0']], '1'),
  '# One address for each page: no prefix for the default language, no slash at the end.',
  mapBlock(
    '$site_path',
    '$site_moved',
    [
      [`"~^/${defaultLocale}(/|$)"`, '1'],
      ['"~./$"', '1'],
    ],
    '0',
  ),
  mapBlock(
    '$site_path',
    '$site_bare',
    [
      [`"~^/${defaultLocale}/?$"`, '/'],
      [`"~^/${defaultLocale}(?<site_rest>/.*?)/?$"`, '$site_rest'],
      ['"~^(?<site_cut>.+?)/$"', '$site_cut'],
    ],
    '$site_path',
  ),
  mapBlock('$site_path', '$site_missing', byLocale('404'), '/404'),
  mapBlock('$site_path', '$site_failed', byLocale('500'), '/500'),
  mapBlock('"$site_plain$site_bare"', '$site_guess', found),
  '# nginx compares the names in a map without regard to case.',
  mapBlock('"$site_bare|$site_guess"', '$site_entry', [
    [String.raw`"~^(?<site_same>.+)\|\k<site_same>$"`, '$site_same'],
    [String.raw`"~\|(?<site_shell>.*%5B.*)$"`, '$site_shell'],
  ]),
  mapBlock('"$site_moved:$request_method:$site_entry"', '$site_shown', [
    ['"~^0:(?:GET|HEAD):(?<site_known>/.+|/)$"', '$site_known'],
    ['"~^[01]:(?:GET|HEAD):$"', '$site_missing'],
  ]),
  '# For the log: a redirect and a refused method show no page.',
  mapBlock('$site_shown', '$site_logged', [['""', '-']], '$site_shown'),
  mapBlock('$site_shown', '$site_file', files),
  mapBlock(
    '$site_missing',
    '$site_missing_file',
    files.filter(([address]) => address.endsWith('404"')),
  ),
  mapBlock(
    '$site_failed',
    '$site_failed_file',
    files.filter(([address]) => address.endsWith('500"')),
  ),
  mapBlock('$site_shown', '$site_status', statuses),
  mapBlock('$request_method', '$site_refused', [['"~^(GET|HEAD)$"', '0']], '1'),
  mapBlock('$status', '$site_allow', [['405', '"GET, HEAD"']]),
  '# The headers of each address, by the number of their set.',
  ...maps,
  '# A page that must not be kept has no tag to be kept by.',
  mapBlock('$site_cache_control', '$site_etag', [['no-store', '""']], '$sent_http_etag'),
].join('\n')}

# Pages, not addresses: those have codes, tokens and the secret links of orders.
log_format site '$time_iso8601 $request_method $site_logged $status $body_bytes_sent $request_time';

server {
  listen 8080;
  access_log /var/log/nginx/access.log site;
  root /usr/share/nginx/html;

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
  default_type application/octet-stream;
  types {
${Object.entries(TYPES)
  .map(([extension, type]) => `    ${quote(type)} ${extension};`)
  .join('\n')}
  }

${Object.entries(every)
  .map(([name, value]) => `  add_header ${name} ${plainValue(value)} always;`)
  .join('\n')}
${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}
  add_header Allow $site_allow always;
  add_header ETag $site_etag;
  add_header Last-Modified "";

  error_page 404 @missing;
  error_page 500 502 503 504 @failed;

  location = /healthz {
    access_log off;
    default_type application/json;
    return 200 '{"status":"ok"}';
  }
  location / {
    if ($site_refused) { return 405; }
    if ($site_entry = "") { return 404; }
    if ($site_moved) { return 308 $site_bare$is_args$args; }
    if ($site_status = 404) { return 404; }
    if ($site_status = 500) { return 500; }
    rewrite ^ $site_file break;
  }
  location @missing { rewrite ^ $site_missing_file break; }
  location @failed { rewrite ^ $site_failed_file break; }
}
`;
}
