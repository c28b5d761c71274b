import { getClientBuildManifest } from 'next/dist/client/route-loader';
import SingletonRouter from 'next/router';

/** Slow or expensive connections, on which Next prefetches nothing either. */
function isFrugal() {
  // Boundary: only Chromium has it, so TypeScript's types lack it.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}

/** Firefox checks `prefetch` against `default-src`, which allows nothing, and `preload` against `script-src`. */
const relation = () => (navigator.userAgent.includes('Firefox/') ? 'preload' : 'prefetch');

async function prefetchFiles(route: string) {
  if (isFrugal()) return;
  const { [route]: files = [] } = await getClientBuildManifest();
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const href = `/_next/${encodeURI(file)}`;
    if (document.querySelector(`script[src="${href}"], link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: relation(), as: 'script', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

/**
 * Next fetches the code of the pages that links in view lead to, and then runs it too, which keeps a phone busy for half a
 * second. With this it only fetches; the code runs when the customer points at the link.
 */
export function prefetchWithoutRunning() {
  SingletonRouter.ready(() => {
    if (SingletonRouter.router) SingletonRouter.router.pageLoader.prefetch = prefetchFiles;
  });
}
