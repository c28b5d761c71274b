import { account } from '../support/accounts';
import { bell, grantNotifications, idOf, isOn, openPushService } from '../support/push';
import { expect, test } from '../support/test';

const { phone } = account('consumer');

test(
  '500 malformed pushes harm neither the service worker nor the page',
  { tag: '@long' },
  async ({ page, context, baseURL, signIn, sandbox }) => {
    await grantNotifications(context, baseURL);
    await signIn();
    await page.goto('/user');
    await isOn(page);
    await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
    const userId = await idOf(page);
    const service = await openPushService(page);
    for (const push of malformed(userId)) await service.deliver(push);

    await expect.poll(() => sandbox.push({ phone, title: '멀쩡해요', body: '' })).toBe(1);
    await expect(page.getByRole('status').filter({ hasText: '멀쩡해요' })).toBeVisible();
    await bell(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  },
);

/** First hand-written cases, then random ones from a fixed seed. */
function malformed(userId: string): string[] {
  const byHand: unknown[] = [
    null,
    0,
    1,
    '',
    'text',
    [],
    [null],
    {},
    { data: null },
    { data: 5 },
    { data: [] },
    { data: {} },
    { data: { userId } },
    { data: { userId, title: '' } },
    { data: { userId, title: null } },
    { data: { userId, title: {} } },
    { data: { userId: 7, title: '제목' } },
    { data: { title: '제목' } },
    { notification: { title: '제목', body: '남의 것' } },
    { notification: 3, data: { userId } },
    { isFirebaseMessaging: true, messageType: 'push-received' },
    { data: { userId, title: '\u200b\u202e' } },
    { __proto__: null, data: { __proto__: { userId } } },
  ];
  let seed = 20_261_121;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const good = JSON.stringify({ data: { title: '제목', body: '본문', link: '/orders/1' }, from: '0' });
  const byChance = Array.from({ length: 500 - byHand.length }, () => {
    const cut = Math.floor(random() * good.length);
    const letter = '{}[]",:\u0000\ufffe가😀\\'.charAt(Math.floor(random() * 12));
    return random() < 0.5 ? good.slice(0, cut) : good.slice(0, cut) + letter + good.slice(cut + 1);
  });
  return [...byHand.map((value) => JSON.stringify(value)), ...byChance];
}
