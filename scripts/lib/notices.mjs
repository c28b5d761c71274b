// The notices that the licences of the libraries in the site ask for.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NOTICES_FILE = 'public/licences/libraries.txt';

/** Used while the site is built, and not part of it. */
const BUILD_ONLY = [
  '@emotion/babel-plugin',
  '@emotion/server',
  '@emotion/styled',
  '@types/',
  'pretendard',
  'react-markdown',
];
/** The site contains only these parts of large packages. */
const PARTS = { firebase: ['@firebase/app', '@firebase/messaging'], next: ['@swc/helpers'] };

const isBuildOnly = (name) => BUILD_ONLY.some((one) => name === one || (one.endsWith('/') && name.startsWith(one)));

/** The place in node_modules from which `from` gets `name`. */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (place in packages || folder === '') return place;
  }
}

/** The packages in the site. Some code of theirs may be for servers alone: rather one notice too many. */
function shippedPackages(packages) {
  const found = new Set();
  const visit = (name, from) => {
    const place = placeOf(packages, name, from);
    if (isBuildOnly(name) || found.has(place)) return;
    found.add(place);
    const parts = PARTS[name] ?? Object.keys(packages[place].dependencies ?? {});
    for (const part of parts) visit(part, place);
  };
  for (const name of Object.keys(packages[''].dependencies)) visit(name, '');
  return [...found].sort();
}

const textOf = (place) =>
  readdirSync(place)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8').replaceAll('\r', '').trim())
    .join('\n\n');

/** The text of the file: each licence text with the packages that have it. */
export function notices() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  /** The packages of each text: many share one. */
  const sharers = new Map();
  for (const place of shippedPackages(packages)) {
    const about = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    const author = about.author?.name ?? about.author ?? about.homepage ?? '';
    const text = textOf(place) || `${about.license}. The package has no text of its own. Author: ${author}`;
    sharers.set(text, [...(sharers.get(text) ?? []), `${about.name} ${about.version} (${about.license})`]);
  }
  const parts = [...sharers].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return ['Notices of the libraries in this site\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

export const writeNotices = () => writeFileSync(NOTICES_FILE, notices());
