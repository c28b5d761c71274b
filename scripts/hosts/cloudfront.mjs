// site.json as two CloudFront functions (runtime 2.0, 10 kB each): one finds the file of an address, the other puts the
// headers of a page on the answer. Files with a year in the cache have theirs from the bucket, and the error page has its
// own from a response headers policy.

const LIMIT_BYTES = 10_240;
const CSP = 'Content-Security-Policy';
const HASH = /'sha256-[^']+'/g;
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')*/;

const lowerCase = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Pages by address; data and files are in the bucket under their own names. */
const pagesOf = (entries) => Object.entries(entries).filter(([, { file }]) => file.endsWith('.html'));

const isData = ({ entry }) => entry.startsWith('/_next/data/');

/** All pages have the same words in their policies and differ in hashes: each hash once, and each page by numbers. */
function compactPolicies(pages) {
  const [, { headers: first }] = pages[0];
  const common = Object.fromEntries(
    Object.entries(first).filter(
      ([name, value]) => name !== CSP && pages.every(([, { headers }]) => headers[name] === value),
    ),
  );
  const hashes = [];
  const numberOf = (hash) => {
    const known = hashes.indexOf(hash);
    return (known < 0 ? hashes.push(hash) - 1 : known).toString(36);
  };
  const forms = [];
  const sets = [];
  const numberIn = (list, value) => (list.includes(value) ? list.indexOf(value) : list.push(value) - 1);
  const rows = pages.map(([address, { headers, status }]) => {
    const { [CSP]: policy, ...rest } = headers;
    const numbers = [];
    const form = policy.replace(/(script-src|style-src) ([^;]*)/g, (_all, name, sources) => {
      numbers.push([...sources.matchAll(HASH)].map(([hash]) => numberOf(hash.slice(8, -1))).join('.'));
      return `${name} ${sources.replace(HASHES, '{}')}`;
    });
    const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in common)));
    const set = numberIn(sets, JSON.stringify(lowerCase(own)));
    return [address, [numberIn(forms, form), set, ...numbers, ...(status ? [status] : [])].join('|')];
  });
  return { hashes, forms, common: lowerCase(common), sets, rows };
}

const patternText = ({ pattern }) => pattern.slice(1, -1);

function requestFunction({ defaultLocale, entries, shells }) {
  const pages = pagesOf(entries).map(([address]) => address);
  const rules = shells.map((shell) => [patternText(shell), shell.entry]);
  return `// CloudFront function, "viewer request": the file of an address, or its one spelling.
const pages = new Set(${JSON.stringify(pages)});
const rules = ${JSON.stringify(rules)};
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const bare = uri.replace(/^\\/${defaultLocale}(?=\\/|$)/, '').replace(/\\/$/, '') || '/';
  const rule = rules.find((one) => new RegExp('^' + one[0] + '$').test(bare) && !/\\/(\\.|%2e){1,2}(\\/|$)|%2f|%5c|%00/i.test(bare));
  const isFile = /^\\/(_next\\/static|fonts)\\//.test(bare) || /\\.\\w+$/.test(bare);
  const entry = pages.has(bare) ? bare : isFile && !(rule && /\\.json$/.test(rule[1])) ? '' : rule ? rule[1] : '';
  if (bare !== uri && entry) {
    const query = Object.entries(request.querystring)
      .flatMap(([name, field]) => (field.multiValue || [field]).map((one) => name + (one.value === '' ? '' : '=' + one.value)))
      .join('&');
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: bare + (query ? '?' + query : '') } },
    };
  }
  if (pages.has(entry)) request.uri = (entry === '/' ? '/index' : entry) + '.html';
  else if (entry) request.uri = entry;
  return request;
}
`;
}

function responseFunction({ defaultLocale, locales, headers: every, entries }) {
  const { hashes, forms, common, sets, rows } = compactPolicies(pagesOf(entries));
  const always = lowerCase(every);
  const others = locales.filter((locale) => locale !== defaultLocale);
  const prefix = new RegExp(`^/(${others.join('|') || '(?!)'})(?=/|$)`);
  const rowOf = Object.fromEntries(rows);
  // A page has the same scripts and styles in all languages, and three languages would not fit otherwise.
  const own = rows.filter(
    ([address, row]) => !prefix.test(address) || rowOf[address.replace(prefix, '') || '/'] !== row,
  );
  return `// CloudFront function, "viewer response": the headers of a page.
const hashes = ${JSON.stringify(hashes.join(' '))}.split(' ');
const forms = ${JSON.stringify(forms)};
const common = ${JSON.stringify(common)};
const sets = [${sets.join(',')}];
const pages = ${JSON.stringify(Object.fromEntries(own))};
const always = ${JSON.stringify(always)};
function handler(event) {
  const response = event.response;
  const put = (headers) => Object.entries(headers).forEach(([name, value]) => (response.headers[name] = { value }));
  put(always);
  const path = decodeURIComponent(event.request.uri).replace(/\\.html$/, '').replace(/^\\/index$/, '/');
  const page = pages[path] || pages[path.replace(${prefix}, '') || '/'];
  if (!page) return response;
  const [form, set, scripts, styles, status] = page.split('|');
  const texts = [scripts, styles];
  const policy = forms[form].replace(/\\{\\}/g, () => texts.shift().split('.').map((one) => "'sha256-" + hashes[parseInt(one, 36)] + "'").join(' '));
  put(common);
  put(sets[set]);
  put({ '${CSP.toLowerCase()}': policy });
  if (status) response.statusCode = Number(status);
  return response;
}
`;
}

const ERROR_PAGE_HEADERS = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', CSP];

/** CloudFront runs no "viewer response" function where the bucket answers 400 or more. */
function errorPageHeaders({ headers: every, entries }) {
  const headers = { ...every, ...entries['/404'].headers };
  const chosen = Object.fromEntries(ERROR_PAGE_HEADERS.map((name) => [name, headers[name]]));
  return `${JSON.stringify(chosen, null, 2)}\n`;
}

/** @returns {Record<string, string>} file to content */
export function cloudfrontFiles(manifest) {
  const functions = {
    'hosting/cloudfront-request.js': requestFunction(manifest),
    'hosting/cloudfront-response.js': responseFunction(manifest),
  };
  for (const [file, content] of Object.entries(functions)) {
    if (Buffer.byteLength(content) > LIMIT_BYTES)
      console.warn(`${file} is larger than the 10 kB that CloudFront allows`);
  }
  return { ...functions, 'hosting/cloudfront-404-headers.json': errorPageHeaders(manifest) };
}
