// Signs in to the sandbox with one of its accounts and finds the orders to show.
import { readFileSync } from 'node:fs';
import { sandboxOrigin } from '../lib/ports.mjs';

const provider = sandboxOrigin();
const accounts = JSON.parse(readFileSync('sandbox/accounts.json', 'utf8'));
const headers = () => ({ 'X-Platform': 'web2app', 'X-Request-Id': crypto.randomUUID() });
/** In progress, completed, cancelled. */
const STATUSES = [8, 3, 5];

/** @param {string | { phone: string, password: string }} who the role of a sample account, or a user that was created */
export async function signIn(context, who) {
  const { phone, password } = typeof who === 'string' ? accounts.find(({ role }) => role === who) : who;
  const answer = await context.request.post(`${provider}/user/api/v1/auth/login`, {
    headers: headers(),
    data: { loginTypeCD: 1, phoneNumber: `+82${phone.replace(/\D/g, '').slice(1)}`, password, mode: 'MULTI_AUTH' },
  });
  if (!answer.ok()) throw new Error(`The sandbox does not let ${phone} in: ${answer.status()}`);
}

/** The values for the placeholders in screens.json. */
export async function findIds(browser) {
  const context = await browser.newContext();
  await signIn(context, 'consumer');
  const get = async (path) => (await context.request.get(provider + path, { headers: headers() })).json();
  const newest = async (status) => (await get(`/order/api/v1/orders?status=${status}&pageSize=1`)).data.items[0];
  const [moving, completed, cancelled] = await Promise.all(STATUSES.map(newest));
  const { partnerOrderId } = await get('/__sandbox/state');
  await context.close();
  return {
    moving: moving?.id,
    completed: completed?.id,
    cancelled: cancelled?.id,
    organization: moving?.organizationId,
    partner: partnerOrderId,
  };
}

/** Always in progress: the sandbox keeps it frozen. */
export const LASTING_ORDER = 'sandbox-order-split-2';

const DRAFT_KEY = 'persist:orderDraft';
/** The draft's owner. Without it, a member would be offered the draft as a guest's. */
const OWNER_KEY = 'tabOwner';

/** The stored draft of an order before payment, copied from a delivered order. */
export async function makeDraft(browser, base, orderId) {
  const context = await browser.newContext({ timezoneId: 'Asia/Seoul', locale: 'ko-KR' });
  await signIn(context, 'consumer');
  const page = await context.newPage();
  await page.goto(`${base}/orders/new?reorder=${orderId}`);
  await page.waitForURL('**/orders/payment');
  // Stored with a delay, together with the agreed price.
  const written = await page.waitForFunction(
    (key) => /calculationPrice\\":{/.test(sessionStorage.getItem(key) ?? '') && sessionStorage.getItem(key),
    DRAFT_KEY,
  );
  const stored = await written.jsonValue();
  const owner = await page.evaluate((key) => sessionStorage.getItem(key), OWNER_KEY);
  await context.close();
  return { stored, owner };
}

/** Fills the tab's session storage before the app starts. */
const keepInSession = (page, entries) =>
  page.addInitScript((all) => {
    for (const [key, value] of all) sessionStorage.setItem(key, value);
  }, entries);

/** What the tab's session storage holds while an order is being written. */
export const draftEntries = ({ stored, owner }, isMember) => [
  [DRAFT_KEY, stored],
  ...(isMember ? [[OWNER_KEY, owner]] : []),
];

export const keepDraft = (page, draft, isMember) => keepInSession(page, draftEntries(draft, isMember));

/** For pages shown only right after `step`. */
export const markJustDone = (page, step) =>
  keepInSession(page, [[`justDone:${step}`, JSON.stringify({ doneAt: Date.now() })]]);
