import type { NextRouter } from 'next/router';
import SingletonRouter from 'next/router';
import { localePrefix } from '@/config/locales';
import { SHELL_PARAM } from '../i18n/shell-paths';

/**
 * Fetches code and texts of a page that opens later, perhaps offline. Unlike a plain prefetch it also works with data
 * saver on. Never rejects.
 */
export const prefetchPage = ({ prefetch }: Pick<NextRouter, 'prefetch'>, path: string) =>
  prefetch(path, path, { priority: true }).catch(() => undefined);

/**
 * A dynamic page has the same texts for every id, so this copies the texts that were fetched for its shell to the page
 * of `id`. Next keeps them by address; if Next changes that, the texts are fetched again.
 */
export function copyShellTexts(routeOf: (id: string) => string, id: string) {
  const kept = SingletonRouter.router?.sdc ?? {};
  const ending = `${routeOf(SHELL_PARAM)}.json`;
  for (const [address, texts] of Object.entries(kept)) {
    if (!address.endsWith(ending)) continue;
    const copy = `${address.slice(0, -ending.length)}${routeOf(id)}.json`;
    // Only what has arrived: a failed answer would stay under this address for good.
    texts.then(
      () => (kept[copy] ??= texts),
      () => undefined,
    );
  }
}

type PageRouter = Pick<NextRouter, 'replace' | 'events' | 'locale'>;

/** False if the page's files are missing. Next would then load the page as a document, which this prevents. */
async function openInPlace({ replace, events }: PageRouter, path: string): Promise<boolean> {
  const preventDocumentLoad = ({ cancelled }: { cancelled?: boolean }, failedUrl: string) => {
    // Next skips loading the document only if a listener throws. After `cancelled` the error would stop the next page.
    if (!cancelled && failedUrl.endsWith(path)) throw new Error(`Could not open ${path}`);
  };
  events.on('routeChangeError', preventDocumentLoad);
  try {
    // It resolves to false if the customer has gone elsewhere meanwhile; then that page stays open.
    await replace(path);
    return true;
  } catch {
    return false;
  } finally {
    events.off('routeChangeError', preventDocumentLoad);
  }
}

/**
 * Opens a page, but never the browser's own error page: false, without any change, if neither its code nor the site can
 * be reached. After a deploy, when this page does not know the new files, the page loads as a document.
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
