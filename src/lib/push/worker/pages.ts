import { ASK_WHERE } from '@/config/push';
import { appPathOf } from '@/domain/push';
import { worker } from './worker-scope';

type Page = {
  client: WindowClient;
  /** Without its language prefix; null for addresses that are not for members. */
  path: string | null;
  shownTo: unknown;
};

/** The answer of the page; null if none came in time. */
export function ask(client: WindowClient, message: object, limitMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, limitMs, null);
    port1.onmessage = ({ data }) => end(data);
    client.postMessage(message, [port2]);
  });
}

async function pageOf(client: WindowClient, limitMs: number): Promise<Page | null> {
  const answer = await ask(client, { type: ASK_WHERE }, limitMs);
  if (typeof answer !== 'object' || answer === null) return null;
  const { url, shownTo } = answer as { url?: unknown; shownTo?: unknown }; // boundary: a page of another version
  return { client, path: appPathOf(url, worker.location.origin), shownTo };
}

/**
 * The open pages that say where they are, last used first. `WindowClient.url` is where the document began, and the customer
 * may be composing by now. So pages that do not answer are left out: frozen ones, ones of an older version, ones
 * without a member, ones that are still loading.
 */
export async function findPages(limitMs: number, isWanted = (_client: WindowClient) => true): Promise<Page[]> {
  const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = await Promise.all(clients.filter(isWanted).map((client) => pageOf(client, limitMs)));
  return pages.filter((page) => page !== null);
}
