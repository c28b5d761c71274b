import { appPathOf, readPush, type Push } from '@/domain/push';
import { readDevice } from '../device';
import { keepNotice } from '../inbox';
import { worker } from './worker-scope';

/** Events that hold nothing but what was read and found good: Firebase gets these alone. */
const good = new WeakSet<Event>();

export const showPush = ({ id, title, body, path }: Push) =>
  worker.registration.showNotification(title, { body, tag: id, icon: '/images/notification.png', data: { id, path } });

/** A made-up event cannot be waited for; whoever makes it waits for what is collected here. */
export function dispatchPush(data: string, isGood: boolean) {
  const event = new PushEvent('push', { data });
  const works: Promise<unknown>[] = [];
  event.waitUntil = (work: Promise<unknown>) => void works.push(Promise.resolve(work));
  if (isGood) good.add(event);
  worker.dispatchEvent(event);
  return Promise.all(works);
}

/** Firebase leaves it to visible pages to speak; those before the sign-in do not listen. */
async function isSeenByDeafPagesAlone() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  return seen.length > 0 && seen.every(({ url }) => appPathOf(url, worker.location.origin) === null);
}

async function receive(push: Push) {
  const device = await readDevice();
  // Of somebody who was signed in here before.
  if (device?.userId !== push.userId) return;
  await keepNotice(push);
  const { id, path, ...said } = push;
  const data = path === null ? said : { ...said, link: path };
  await dispatchPush(JSON.stringify({ fcmMessageId: id, data }), true);
  if (await isSeenByDeafPagesAlone()) await showPush(push);
}

function messageOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Stands before Firebase's own listener, which trips over what is no message and shows `notification` to anybody. */
export function onPush(event: PushEvent) {
  if (good.has(event)) return;
  event.stopImmediatePropagation();
  const push = readPush(messageOf(event), worker.location.origin);
  if (push) event.waitUntil(receive(push));
}
