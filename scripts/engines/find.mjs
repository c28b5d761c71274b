// Finds browsers of the other engines, if installed.
import { existsSync } from 'node:fs';

/** @type {(candidates: (string | undefined)[]) => string | undefined} */
const findFile = (candidates) => candidates.find((file) => file && existsSync(file));
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

export const findFirefox = () => findFile([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);

/** The driver, the browser included in the library, and the virtual screen that it needs. */
export function findWebKit() {
  const driver = findFile(['/usr/bin/WebKitWebDriver']);
  const browser = findFile(LIBRARIES.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const screen = findFile(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
