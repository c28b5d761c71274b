import { NOTIFICATION_ICON } from '@/config/site';
import { readPush, type Push } from '@/domain/push';
import { readDevice } from '../device';
import { keepNotice } from '../inbox';
import { findPages } from './pages';
import { worker } from './worker-scope';

/** A busy page may take its time, since nothing else is waiting. */
const WHERE_MS = 1_000;

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

/** Firebase leaves pushes to any visible page, whether it shows them or not; only pages of a member do. */
async function isShownByPage({ userId }: Push) {
  const pages = await findPages(WHERE_MS, ({ visibilityState }) => visibilityState === 'visible');
  return pages.some(({ shownTo }) => shownTo === userId);
}

/** For the developers of a provider, who see nothing else of it. */
const warnLeftOut = (reason: string) => console.warn(`A push message was left out: ${reason}.`);

async function receive(push: Push) {
  const device = await readDevice();
  // The push is for a user who was signed in here before.
  if (device?.userId !== push.userId) {
    warnLeftOut('it is for another userId than that of the member who has turned pushes on here');
    return;
  }
  await keepNotice(push);
  if (!(await isShownByPage(push))) {
    await showPush(push);
    return;
  }
  const { id, path, ...content } = push;
  const data = path === null ? content : { ...content, link: path };
  await dispatchPush(JSON.stringify({ fcmMessageId: id, data }), true);
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
  else warnLeftOut('its data must have userId and title, as texts');
}
