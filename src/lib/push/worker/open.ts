import { localePrefix } from '@/config/locales';
import { OPEN_PATH } from '@/config/push';
import { ROUTES } from '@/config/routes';
import { appPathOf } from '@/domain/push';
import { safePath } from '@/domain/safe-path';
import { readDevice } from '../device';
import { markRead } from '../inbox';
import { worker } from './worker-scope';

const ANSWER_MS = 1_500;
/** The customer is writing or paying on these pages, so a notification must not replace them. */
const BUSY: readonly string[] = [ROUTES.newOrder, ROUTES.payment];

async function focus(client: WindowClient) {
  try {
    await client.focus();
  } catch {
    // The browser does not allow it; the page is still the right one.
  }
}

/** Resolves to whether the page opens the path. A page that sleeps or has an older version does not answer. */
function requestOpen(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    client.postMessage({ type: OPEN_PATH, path }, [port2]);
  });
}

/** Opens the path in a tab that already shows it, else in a tab without unfinished work, else in a new one. */
async function openPath(path: string) {
  const address = `${localePrefix((await readDevice())?.locale)}${path}`;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = windows.map((client) => ({ client, path: appPathOf(client.url, worker.location.origin) }));
  const existing = tabs.find((tab) => tab.path === path);
  if (existing) return focus(existing.client);
  const free = tabs.find((tab) => tab.path !== null && !BUSY.includes(tab.path.replace(/[?#].*$/, '')));
  if (!free) return worker.clients.openWindow(address);
  await focus(free.client);
  if (await requestOpen(free.client, path)) return undefined;
  return free.client.navigate(address).catch(() => worker.clients.openWindow(address));
}

export function onNotificationClick(event: NotificationEvent) {
  event.notification.close();
  const data = event.notification.data as { id?: unknown; path?: unknown } | null; // boundary: what `showPush` put there
  const path = safePath(data?.path) ?? ROUTES.dashboard;
  event.waitUntil(Promise.all([typeof data?.id === 'string' ? markRead(data.id) : null, openPath(path)]));
}
