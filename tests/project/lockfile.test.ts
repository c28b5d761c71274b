import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([place]) => place !== '');

test('every package has an integrity hash and no host', () => {
  expect(locked.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});

test('the native parts for every platform are listed, otherwise `npm ci` fails on some machines', () => {
  const missing = locked.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
