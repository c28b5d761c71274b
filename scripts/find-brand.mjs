// `npm run brand:find -- FOLDER`: searches the built site for a brand that it was not built with, by default for every
// other brand folder of the repository. Names each file and what it still says; fails if there is one.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brandWords, wordFinder } from './brand/brand-words.mjs';
import { brandFolder } from './brand/read-brand.mjs';

const DIST = 'dist';
const COPY = /\.(br|gz|map)$/;
const PICTURE = /\.(svg|png)$/;

const MOST = 4;
const listed = (found) =>
  found.slice(0, MOST).join(' · ') + (found.length > MOST ? ` · ${found.length - MOST} more` : '');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());

const built = brandFolder();
const isBrand = (folder) => existsSync(path.join(folder, 'brand.json'));
const [given] = process.argv.slice(2);
if (given && !isBrand(given)) {
  console.error(`${given} is not a brand: it has no brand.json.`);
  process.exit(1);
}
if (given && path.resolve(given) === path.resolve(built)) {
  console.error(`The site is built with ${given}: name another brand to search for.`);
  process.exit(1);
}
if (!existsSync(path.join(DIST, 'site.json'))) {
  console.error('There is no built site: run `npm run build` first.');
  process.exit(1);
}
const everyBrand = ['brand', path.join('brand', 'sample-b')];
const folders = given ? [given] : everyBrand.filter((folder) => folder !== built && isBrand(folder));

const files = filesIn(DIST).filter((file) => !COPY.test(file));
let hasFound = false;
for (const folder of folders) {
  const find = wordFinder(brandWords(folder, built));
  const pictures = readdirSync(folder)
    .filter((file) => PICTURE.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file))]);
  let count = 0;
  for (const file of files) {
    const content = readFileSync(file);
    const same = pictures.filter(([, picture]) => picture.equals(content)).map(([name]) => `the picture ${name}`);
    const found = [...find(content.toString('utf8')), ...same];
    if (found.length === 0) continue;
    console.error(`${file}: ${listed(found)}`);
    count += 1;
  }
  console.log(`${folder}: found in ${count} of ${files.length} files of ${DIST}/, which is built with ${built}`);
  hasFound ||= count > 0;
}
process.exit(hasFound ? 1 : 0);
