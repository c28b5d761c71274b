import type { NextRouter } from 'next/router';
import SingletonRouter from 'next/router';
import { localePrefix } from '@/config/locales';
import { SHELL_PARAM } from '../i18n/shell-paths';

/**
 * Fetches code and texts of a page that will be opened later, perhaps without a line. Unlike a plain prefetch it also
 * does so for customers who save data.
 */
export const fetchAhead = ({ prefetch }: Pick<NextRouter, 'prefetch'>, path: string) =>
  prefetch(path, path, { priority: true }).catch(() => undefined);

/**
 * A dynamic page has the same texts whatever its id: those fetched for the shell serve for `id` too. Next keeps them by
 * address, with the id in its path and its query; should it stop to, they are fetched again.
 */
export function lendTexts(routeOf: (id: string) => string, id: string) {
  const kept = SingletonRouter.router?.sdc ?? {};
  for (const [address, texts] of Object.entries(kept)) {
    const url = new URL(address);
    const ending = `${routeOf(SHELL_PARAM)}.json`;
    if (!url.pathname.endsWith(ending)) continue;
    url.pathname = `${url.pathname.slice(0, -ending.length)}${routeOf(id)}.json`;
    for (const [name, value] of [...url.searchParams]) if (value === SHELL_PARAM) url.searchParams.set(name, id);
    kept[url.href] ??= texts;
  }
}

type PageRouter = Pick<NextRouter, 'replace' | 'events' | 'locale'>;

/** False where the page's files are missing: Next would load it as a document then, and this stays instead. */
async function openInPlace({ replace, events }: PageRouter, path: string): Promise<boolean> {
  const stay = (_error: unknown, failed: string) => {
    // Next gives up loading the document only when a listener throws.
    if (failed.endsWith(path)) throw new Error(`Could not open ${path}`);
  };
  events.on('routeChangeError', stay);
  try {
    // It resolves to false where the customer has gone elsewhere meanwhile: that is their page now.
    await replace(path);
    return true;
  } catch {
    return false;
  } finally {
    events.off('routeChangeError', stay);
  }
}

/**
 * Opens a page without ever ending at the browser's own one: false, and nothing has changed, where neither its code nor
 * the site can be reached. After a deploy, whose new files this page does not know, it is loaded as a document.
 */
export async function openOrStay(router: PageRouter, path: string): Promise<boolean> {
  if (await openInPlace(router, path)) return true;
  const address = localePrefix(router.locale) + path;
  const isThere = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) window.location.assign(address);
  return isThere;
}
