import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(@\/[^']+|\.[^']+)'/g;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));
const known = new Set(files);

/** Types and lazy parts count too: two files that name each other are one idea in two places. */
function importsOf(file: string): string[] {
  return [...readFileSync(join('src', file), 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
    const target = path.startsWith('@/') ? path.slice(2) : posix.join(posix.dirname(file), path);
    return ['.ts', '.tsx', ''].map((end) => `${target}${end}`).find((name) => known.has(name)) ?? [];
  });
}

/** The first cycle that a depth-first walk meets, or null. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  function walk(file: string): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = walk(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const cycle = walk(file);
    if (cycle) return cycle;
  }
  return null;
}

test('a cycle is found', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

test('no file imports itself by way of others', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
  expect(findCycle(imports)).toBeNull();
});
