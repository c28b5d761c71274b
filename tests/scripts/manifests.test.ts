import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { joinManifests, withoutJoined } from '../../scripts/export/manifests.mjs';

const SCRIPTS = {
  '_buildManifest.js': 'self.pages = ["/"]',
  '_ssgManifest.js': 'self.first = self.pages[0]',
  '_clientMiddlewareManifest.js': 'self.matchers = []\n',
};

test('the three scripts of the router are one file, which does what they did in their order', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  for (const [name, script] of Object.entries(SCRIPTS)) writeFileSync(path.join(folder, name), script);
  joinManifests(folder);
  expect(readdirSync(folder)).toEqual(['_buildManifest.js']);
  const self = {};
  runInNewContext(readFileSync(path.join(folder, '_buildManifest.js'), 'utf8'), { self });
  expect(self).toEqual({ pages: ['/'], first: '/', matchers: [] });
});

test('a page loads only that file, and all its other scripts', () => {
  const script = (file: string) => `<script src="/_next/static/${file}" defer=""></script>`;
  const others = ['chunks/main.js', 'chunks/turbopack-abc.js', 'build/_buildManifest.js'];
  const manifests = ['build/_ssgManifest.js', 'build/_clientMiddlewareManifest.js'];
  const page = [...others, ...manifests].map(script).join('');
  expect(withoutJoined(page)).toBe(others.map(script).join(''));
});
