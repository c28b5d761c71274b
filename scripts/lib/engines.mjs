// The main journeys in the other engines, Gecko and WebKit, where Debian's packages of them can be had.
import { readFileSync, rmSync } from 'node:fs';
import { findFirefox, findWebKit } from '../engines/find.mjs';
import { installFromDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

const ENGINES = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr', 'fonts-noto-cjk'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'] },
];

/** A run that ends badly without a failed test has failed all the same. */
function journeysIn(name) {
  const report = `.reports/${name}.json`;
  rmSync(report, { force: true });
  const isOk = run(bin('playwright'), ['test', '-c', `e2e/engines/${name}.config.ts`]);
  try {
    const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: isOk ? unexpected : Math.max(unexpected, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Needs a running stack. What cannot be had here is named and left out. */
export function engineTests() {
  return ENGINES.map(({ name, find, packages }) => {
    if (!find()) installFromDebian(...packages);
    if (find()) return journeysIn(name);
    console.log(`  ${name}: left out, it cannot be installed here (Debian: ${packages.join(' ')})`);
    return { passed: 0, failed: 0 };
  });
}
