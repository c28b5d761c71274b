// `npm run size`: compares what a first visit to each page downloads with scripts/size-budgets.json. Reads dist/.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const site = 'dist/site';
const { budgets, html: htmlBudget, fonts: fontBudget } = JSON.parse(readFileSync('scripts/size-budgets.json', 'utf8'));

if (!existsSync('dist/site.json')) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}
const { entries, defaultLocale, locales } = JSON.parse(readFileSync('dist/site.json', 'utf8'));

const bytes = (address, extension = '') => statSync(path.join(site, decodeURI(address)) + extension).size;
const total = (addresses, extension) => addresses.reduce((sum, address) => sum + bytes(address, extension), 0) / 1000;
const found = (html, pattern) => [...html.matchAll(pattern)].map(([, address]) => address);

function routeOf(address) {
  const prefix = locales.find((locale) => locale !== defaultLocale && address.split('/')[1] === locale);
  return prefix ? address.slice(prefix.length + 1) || '/' : address;
}

const patternOf = (page) => new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`);

/** A page that is named in full comes first: the pattern of `/orders/[id]` fits `/orders/new`, too. */
const budgetOf = (route) =>
  budgets.find(({ pages }) => pages.includes(route)) ??
  budgets.find(({ pages }) => pages.some((page) => patternOf(page).test(route)));

function measure(address) {
  const { file } = entries[address];
  const html = readFileSync(path.join(site, file), 'utf8');
  const scripts = found(html, /<script [^>]*?src="([^"]+)"/g);
  const budget = budgetOf(routeOf(address));
  const row = {
    gz: total(scripts, '.gz'),
    br: total(scripts, '.br'),
    html: bytes(file, '.gz') / 1000,
    fonts: total(found(html, /<link [^>]*?href="([^"]+\.woff2)"/g), ''),
  };
  const limits = { gz: budget?.gz, br: budget?.br, html: budget?.html ?? htmlBudget.gz, fonts: fontBudget.raw };
  const above = Object.keys(row).filter((kind) => limits[kind] === undefined || row[kind] > limits[kind]);
  return { address, scripts, row, limits, above };
}

const results = Object.keys(entries)
  .filter((address) => entries[address].file.endsWith('.html'))
  .map(measure)
  .sort((one, other) => other.row.gz - one.row.gz);
const column = (value, limit) => `${value.toFixed(1).padStart(7)} /${String(limit ?? 'none').padStart(4)}`;

console.log(
  `${'page'.padEnd(60)} ${['JS gz', 'JS br', 'HTML gz', 'fonts'].map((name) => name.padStart(13)).join('')}   (kB / budget)`,
);
for (const { address, row, limits, above } of results) {
  const columns = Object.keys(row).map((kind) => column(row[kind], limits[kind]));
  console.log(`${address.padEnd(60)} ${columns.join(' ')}${above.length > 0 ? `   above: ${above.join(', ')}` : ''}`);
}

/** What only some deployments or screens load, recognized by a text that only its own chunks have. */
const LAZY = {
  'a picture of the sketch': '"map-picture"',
  'our own map, with the sketch': 'createPane("waters")',
  'a street map': '"street-names"',
  "Kakao's map": 'setCopyrightPosition',
  'addresses of Kakao': 'coord2Address',
  'addresses of Juso': 'addrLinkApi',
};
const chunks = readdirSync(path.join(site, '_next/static/chunks')).filter((file) => file.endsWith('.js'));
const firstLoads = new Set(results.flatMap(({ scripts }) => scripts));
const lazy = Object.entries(LAZY).map(([name, text]) => {
  const own = chunks
    .map((file) => `/_next/static/chunks/${file}`)
    .filter((file) => readFileSync(path.join(site, file), 'utf8').includes(text));
  return {
    name,
    sizes: own.map((file) => bytes(file, '.gz') / 1000),
    isEager: own.some((file) => firstLoads.has(file)),
  };
});
console.log('\nloaded later, by those who see it (kB gz of each chunk that has it):');
for (const { name, sizes, isEager } of lazy) {
  const text = sizes.map((size) => size.toFixed(1)).join(', ') || 'not found';
  console.log(`  ${name.padEnd(32)} ${text}${isEager ? '   in a first load' : ''}`);
}

const failed = results.filter(({ above }) => above.length > 0);
console.log(
  failed.length > 0
    ? `\n${failed.length} of ${results.length} pages are above a budget`
    : `\n${results.length} pages are within their budgets`,
);
const isLazy = lazy.every(({ sizes, isEager }) => sizes.length > 0 && !isEager);
process.exit(failed.length > 0 || !isLazy ? 1 : 0);
