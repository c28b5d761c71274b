import { getClientBuildManifest } from 'next/dist/client/route-loader';
import SingletonRouter from 'next/router';

/** By then a phone has drawn the page and its answers. */
const PREFETCH_AFTER_MS = 2_000;

/** Slow or expensive connections, on which Next fetches no code in advance either. */
function isFrugal() {
  // Boundary: only Chromium has it, so TypeScript's types lack it.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection && (connection.saveData || /2g/.test(connection.effectiveType));
}

/** Low: after what the page itself needs. Firefox refuses a link with `prefetch`: it checks it against `default-src`. */
const fetchFile = (file: string) => fetch(`/_next/${file}`, { priority: 'low' });

/**
 * Next would also run the code, which keeps a phone busy for half a second. It runs when the customer points at the link.
 * The one file that the manifest has for a page only names the files with its code and, last, the loader, which runs
 * already. A blob is filled without the page's thread, which would put a text together.
 */
async function fetchCode(route: string) {
  const { [route]: [names = ''] = [] } = await getClientBuildManifest();
  const answer = await fetchFile(names);
  if (!answer.ok) return;
  for (const [file] of (await answer.text()).matchAll(/static[^"]+(?=",)/g)) await (await fetchFile(file)).blob();
}

const fetched = new Set<string>();

/** Makes Next's router send only what this site needs, and later what nobody waits for. Call it before Next hydrates. */
export function reduceRouterRequests() {
  SingletonRouter.ready(() => {
    const { router } = SingletonRouter;
    if (!router) return;
    const { pageLoader } = router;

    pageLoader.prefetch = async (route) => {
      if (fetched.has(route) || isFrugal()) return;
      fetched.add(route);
      await fetchCode(route).catch(() => fetched.delete(route));
    };

    // A page has the same texts for every query. Next would fetch those of `/orders` three times for the links of home.
    const addressOf = pageLoader.getDataHref.bind(pageLoader);
    pageLoader.getDataHref = (page) => addressOf(page).replace(/\?.*/, '');

    // After each change of the page Next asks whether its texts are new. They are static files, and it drops the answer.
    router.sbc = new Proxy({}, { get: async () => {} });

    // What links in view lead to comes after what this page needs. With `priority` the customer points at the link.
    const prefetch = router.prefetch.bind(router);
    router.prefetch = async (url, asPath, options) => {
      if (!options?.priority) await new Promise((resolve) => setTimeout(resolve, PREFETCH_AFTER_MS));
      return prefetch(url, asPath, options);
    };
  });
}
