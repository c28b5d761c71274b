// Next has three small scripts with what its router knows of the pages. Every page loads all of them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FIRST = '_buildManifest.js';
const OTHERS = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];

/** Joins them into the first, which saves every page two requests. */
export function joinManifests(folder) {
  const files = [FIRST, ...OTHERS].map((name) => path.join(folder, name));
  const scripts = files.map((file) => readFileSync(file, 'utf8'));
  for (const file of files) rmSync(file);
  writeFileSync(path.join(folder, FIRST), scripts.join(';\n'));
}

/** The page without the scripts that are in the first one. */
export const withoutJoined = (html) =>
  html.replace(/<script src="[^"]+\/(_\w+Manifest\.js)"[^>]*><\/script>/g, (script, name) =>
    OTHERS.includes(name) ? '' : script,
  );
