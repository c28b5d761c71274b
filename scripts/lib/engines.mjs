// The main journeys in the other engines, Gecko and WebKit, where Debian's packages of them can be had.
import { findFirefox, findWebKit } from '../engines/find.mjs';
import { playwrightTests } from './checks.mjs';
import { installFromDebian } from './debian.mjs';

const ENGINES = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr', 'fonts-noto-cjk'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'] },
];

/** Needs a running stack. What cannot be had here is named and left out. */
export function engineTests() {
  return ENGINES.map(({ name, find, packages }) => {
    if (!find()) installFromDebian(...packages);
    if (find()) return playwrightTests(`.reports/${name}.json`, ['-c', `e2e/engines/${name}.config.ts`]);
    console.log(`  ${name}: left out, it cannot be installed here (Debian: ${packages.join(' ')})`);
    return { passed: 0, failed: 0 };
  });
}
