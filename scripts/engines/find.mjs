// The browsers of the other engines, where this machine has them.
import { existsSync } from 'node:fs';

/** @type {(candidates: (string | undefined)[]) => string | undefined} */
const found = (candidates) => candidates.find((file) => file && existsSync(file));
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

export const findFirefox = () => found([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);

/** The driver, the browser that comes with the library, and a screen for it, which it cannot do without. */
export function findWebKit() {
  const driver = found(['/usr/bin/WebKitWebDriver']);
  const browser = found(LIBRARIES.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const screen = found(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
