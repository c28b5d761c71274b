import { localePrefix } from '@/config/locales';
import { OPEN_PATH } from '@/config/push';
import { ROUTES } from '@/config/routes';
import { safePath } from '@/domain/safe-path';
import { readDevice } from '../device';
import { markRead } from '../inbox';
import { ask, findPages } from './pages';
import { worker } from './worker-scope';

/** Pages answer in a few milliseconds. After a click, Firefox lets the worker open a window for one second only. */
const WHERE_MS = 500;
const OPEN_MS = 1_500;
/** The customer is writing or paying on these pages, so a notification must not replace them. */
const BUSY: readonly string[] = [ROUTES.newOrder, ROUTES.payment];

async function focus(client: WindowClient) {
  try {
    await client.focus();
  } catch {
    // The browser does not allow it; the page is still the right one.
  }
}

/** Opens the path in a tab that already shows it, else in a tab without unfinished work, else in a new one. */
async function openPath(path: string) {
  const [device, pages] = await Promise.all([readDevice(), findPages(WHERE_MS)]);
  const address = `${localePrefix(device?.locale)}${path}`;
  const existing = pages.find((page) => page.path === path);
  if (existing) return focus(existing.client);
  const free = pages.find((page) => page.path !== null && !BUSY.includes(page.path.replace(/[?#].*$/, '')));
  if (!free) return worker.clients.openWindow(address);
  await focus(free.client);
  if (await ask(free.client, { type: OPEN_PATH, path }, OPEN_MS)) return undefined;
  return free.client.navigate(address).catch(() => worker.clients.openWindow(address));
}

export function onNotificationClick(event: NotificationEvent) {
  event.notification.close();
  const data = event.notification.data as { id?: unknown; path?: unknown } | null; // boundary: what `showPush` put there
  const path = safePath(data?.path) ?? ROUTES.dashboard;
  event.waitUntil(Promise.all([typeof data?.id === 'string' ? markRead(data.id) : null, openPath(path)]));
}
