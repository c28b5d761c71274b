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

if (!existsSync(path.join(DIST, 'site.json'))) {
  console.error('There is no built site: run `npm run build` first.');
  process.exit(1);
}
const built = brandFolder();
const everyBrand = ['brand', path.join('brand', 'sample-b')];
const [given] = process.argv.slice(2);
const folders = (given ? [given] : everyBrand).filter((folder) => path.normalize(folder) !== built);

const files = filesIn(DIST).filter((file) => !COPY.test(file));
let count = 0;
for (const folder of folders.filter((one) => existsSync(path.join(one, 'brand.json')))) {
  const find = wordFinder(brandWords(folder, built));
  const pictures = readdirSync(folder)
    .filter((file) => PICTURE.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file))]);
  for (const file of files) {
    const content = readFileSync(file);
    const same = pictures.filter(([, picture]) => picture.equals(content)).map(([name]) => `the picture ${name}`);
    const found = [...find(content.toString('utf8')), ...same];
    if (found.length > 0) console.error(`${file}: ${listed(found)}`);
    count += Math.sign(found.length);
  }
  console.log(`${folder}: found in ${count} of ${files.length} files of ${DIST}/, which is built with ${built}`);
}
process.exit(count === 0 ? 0 : 1);
