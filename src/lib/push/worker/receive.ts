import { NOTIFICATION_ICON } from '@/config/site';
import { appPathOf, readPush, type Push } from '@/domain/push';
import { readDevice } from '../device';
import { keepNotice } from '../inbox';
import { worker } from './worker-scope';

/** Events whose content was checked; only these reach Firebase. */
const checkedEvents = new WeakSet<Event>();

/** A push with the same id replaces its earlier notification. */
export const showPush = ({ id, title, body, path }: Push) =>
  worker.registration.showNotification(title, { body, tag: id, icon: NOTIFICATION_ICON, data: { id, path } });

/** Dispatches a synthetic push event. It cannot be awaited itself, so this collects and returns its promises. */
export function dispatchPush(data: string, isChecked: boolean) {
  const event = new PushEvent('push', { data });
  const promises: Promise<unknown>[] = [];
  event.waitUntil = (work: Promise<unknown>) => void promises.push(Promise.resolve(work));
  if (isChecked) checkedEvents.add(event);
  worker.dispatchEvent(event);
  return Promise.all(promises);
}

/** Firebase shows nothing while a page is visible, but pages before the sign-in do not listen for pushes. */
async function showsOnlySignedOutPages() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  return seen.length > 0 && seen.every(({ url }) => appPathOf(url, worker.location.origin) === null);
}

async function receive(push: Push) {
  const device = await readDevice();
  // The push is for a user who was signed in here before.
  if (device?.userId !== push.userId) return;
  await keepNotice(push);
  const { id, path, ...content } = push;
  const data = path === null ? content : { ...content, link: path };
  await dispatchPush(JSON.stringify({ fcmMessageId: id, data }), true);
  if (await showsOnlySignedOutPages()) await showPush(push);
}

function messageOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Runs before Firebase's own listener, which fails on invalid messages and shows `notification` to every user. */
export function onPush(event: PushEvent) {
  if (checkedEvents.has(event)) return;
  event.stopImmediatePropagation();
  const push = readPush(messageOf(event), worker.location.origin);
  if (push) event.waitUntil(receive(push));
}
