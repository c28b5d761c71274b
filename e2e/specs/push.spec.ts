import { expectAccessible } from '../support/accessibility';
import { account } from '../support/accounts';
import {
  bell,
  clickNotification,
  grantNotifications,
  idOf,
  isListening,
  isOn,
  leaveSite,
  notificationsOf,
  openPushService,
  pushToWorker,
  whereaboutsOf,
} from '../support/push';
import { SignInScreen } from '../screens/sign-up';
import { pressOn } from '../support/keyboard';
import { expect, test } from '../support/test';

const { phone, password } = account('consumer');
/** Signed in, with notifications allowed and connected, on the profile page. */
test.describe('where notifications are allowed', () => {
  test.beforeEach(async ({ context, baseURL, signIn, page, sandbox }) => {
    await grantNotifications(context, baseURL);
    await signIn();
    await page.goto('/user');
    await isOn(page);
    await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
  });

  test('a push in the foreground shows a toast that opens the order, and stays in the notification centre', async ({
    page,
    sandbox,
  }) => {
    const order = await sandbox.createOrder({ status: 'active', isFrozen: true });
    const link = `/orders/${order.id}`;
    await expect.poll(() => sandbox.push({ phone, title: '기사님이 배정됐어요', body: '곧 도착해요.', link })).toBe(1);

    const toast = page.getByRole('status').filter({ hasText: '기사님이 배정됐어요' });
    await expect(toast).toContainText('곧 도착해요.');
    await expect(toast.getByRole('progressbar', { includeHidden: true })).toBeAttached();
    await expect(bell(page)).toHaveAccessibleName('알림, 새 알림 1개');
    await toast.getByRole('link', { name: '주문 보기' }).click();

    await expect(page).toHaveURL(link);
    await expect(toast).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('알림');
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: '알림' }).getByRole('link')).toContainText('곧 도착해요.');
  });

  test('the toast stays while the pointer is on it', { tag: '@long' }, async ({ page, sandbox }) => {
    await expect.poll(() => sandbox.push({ phone, title: '픽업을 마쳤어요', body: '출발했어요.' })).toBe(1);
    const toast = page.getByRole('status').filter({ hasText: '픽업을 마쳤어요' });
    const bar = toast.getByRole('progressbar', { includeHidden: true });
    await expect(bar).toHaveCSS('animation-duration', '7s');
    await toast.hover();
    await expect(bar).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 0);
    await expect(bar).toHaveCSS('animation-play-state', 'running');
  });

  test('the notification centre works with the keyboard alone and has no accessibility violation', async ({
    page,
    sandbox,
  }) => {
    const link = '/orders/sandbox-order-transit';
    await expect.poll(() => sandbox.push({ phone, title: '픽업을 마쳤어요', body: '출발했어요.', link })).toBe(1);
    await expect(bell(page)).toHaveAccessibleName('알림, 새 알림 1개');
    await bell(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '알림' });
    await expect(dialog.getByRole('link')).toContainText('새 알림');
    // Opening the centre closes the toast with the same content.
    await expect(page.getByRole('status').filter({ hasText: '픽업을 마쳤어요' })).toHaveCount(0);
    await expectAccessible(page);

    const markAll = dialog.getByRole('button', { name: '모두 읽음' });
    await pressOn(page, markAll);
    await expect(markAll).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('link')).not.toContainText('새 알림');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).toHaveAccessibleName('알림');
  });

  test('a push for another member is neither shown nor stored', { tag: '@long' }, async ({ page, sandbox }) => {
    const userId = await idOf(page);
    const service = await openPushService(page);
    await service.deliver({ fcmMessageId: 'm-1', data: { userId: 'somebody-else', title: '남의 소식', body: '비밀' } });
    await expect.poll(() => sandbox.push({ phone, title: '내 소식', body: '맞아요.' })).toBe(1);

    await expect(page.getByRole('status').filter({ hasText: '내 소식' })).toBeVisible();
    await expect(page.getByText('남의 소식')).toHaveCount(0);
    await bell(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await leaveSite(page, service.worker());
    await service.deliver({ fcmMessageId: 'm-2', data: { userId: 'somebody-else', title: '남의 소식', body: '비밀' } });
    await service.deliverAndShow({ fcmMessageId: 'm-3', data: { userId, title: '내 소식', body: '맞아요.' } });
    expect(await notificationsOf(service.worker())).toEqual([{ title: '내 소식', body: '맞아요.' }]);
  });

  test('in the background a notification shows, and a click on it opens the order', async ({ page, sandbox }) => {
    const order = await sandbox.createOrder({ status: 'active', isFrozen: true });
    const userId = await idOf(page);
    const service = await openPushService(page);
    const data = { userId, title: '배송을 완료했어요', body: '확인해 주세요.', link: `/orders/${order.id}` };

    await leaveSite(page, service.worker());
    await service.deliverAndShow({ fcmMessageId: 'm-1', data });
    expect(await notificationsOf(service.worker())).toEqual([{ title: '배송을 완료했어요', body: '확인해 주세요.' }]);
    // With no tab open, a new one opens.
    expect(await clickNotification(service.worker())).toEqual([`/orders/${order.id}`]);
    expect(await notificationsOf(service.worker())).toEqual([]);

    await page.goto('/dashboard');
    await expect(bell(page)).toHaveAccessibleName('알림');
    await bell(page).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /배송을 완료했어요/ })
      .click();
    await expect(page).toHaveURL(`/orders/${order.id}`);
  });

  test(
    'a click uses an open tab, but not one with a form or payment in progress',
    { tag: '@long' },
    async ({ page, sandbox }) => {
      const order = await sandbox.createOrder({ status: 'active', isFrozen: true });
      const userId = await idOf(page);
      const service = await openPushService(page);
      const show = async (fcmMessageId: string, link: string) => {
        await leaveSite(page, service.worker());
        await service.deliverAndShow({ fcmMessageId, data: { userId, title: '도착했어요', body: '', link } });
      };

      await show('m-1', `/orders/${order.id}`);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('알림, 새 알림 1개');
      await isListening(page, service.worker());
      expect(await clickNotification(service.worker())).toEqual([]);
      await expect(page).toHaveURL(`/orders/${order.id}`);

      await show('m-2', `/orders/${order.id}`);
      await page.goto('/orders/new');
      await expect(page.getByRole('combobox').first()).toBeEditable();
      expect(await clickNotification(service.worker())).toEqual([`/orders/${order.id}`]);
      await expect(page).toHaveURL('/orders/new');

      await show('m-3', 'https://evil.example/orders/1');
      expect(await clickNotification(service.worker())).toEqual(['/dashboard']);
    },
  );

  test('a click judges a tab by where the customer is now, not by where the tab began', async ({ page, sandbox }) => {
    const order = await sandbox.createOrder({ status: 'active', isFrozen: true });
    const path = `/orders/${order.id}`;
    const userId = await idOf(page);
    const service = await openPushService(page);
    const menu = page.getByRole('navigation').first();
    /** A notification of the order, and a tab that began at `from` and went on by a link to `to`. */
    const showAndGo = async (fcmMessageId: string, from: string, link: RegExp, to: string) => {
      await leaveSite(page, service.worker());
      await service.deliverAndShow({ fcmMessageId, data: { userId, title: '도착했어요', body: '', link: path } });
      await page.goto(from);
      await menu.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isListening(page, service.worker());
    };

    await showAndGo('m-1', path, /^주문 내역/, '/orders');
    expect(await clickNotification(service.worker())).toEqual([]);
    await expect(page).toHaveURL(path);

    await showAndGo('m-2', '/orders/new', /^홈$/, '/dashboard');
    expect(await clickNotification(service.worker())).toEqual([]);
    await expect(page).toHaveURL(path);

    await showAndGo('m-3', '/dashboard', /^새 주문/, '/orders/new');
    expect(await clickNotification(service.worker())).toEqual([path]);
    await expect(page).toHaveURL('/orders/new');
  });

  test('an old token is renewed, and the provider gets the new one', { tag: '@long' }, async ({ page, sandbox }) => {
    const [before] = await sandbox.pushTokens(phone);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('firebase-messaging-database');
          opening.onsuccess = () => {
            const store = opening.result
              .transaction('firebase-messaging-store', 'readwrite')
              .objectStore('firebase-messaging-store');
            const cursor = store.openCursor();
            cursor.onsuccess = () => {
              const row = cursor.result;
              if (!row) return;
              const value = row.value as { createTime: number };
              row.update({ ...value, createTime: value.createTime - 8 * 24 * 60 * 60_000 }).onsuccess = () => {
                opening.result.close();
                resolve();
              };
            };
          };
        }),
    );
    const renewed = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.reload();
    await renewed;
    await expect.poll(async () => (await sandbox.pushTokens(phone)).some((token) => token !== before)).toBe(true);
  });

  test('a start with the token that the provider already has sends nothing', { tag: '@long' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/sandbox-google\/(?!deliveries)|customer\/token/.test(pathname) && request.method() !== 'OPTIONS') {
        asked.push(pathname);
      }
    });
    await page.reload();
    await isOn(page);
    expect(asked).toEqual([]);
  });

  test('after the logout the token is deleted, here and at the push service, and so are the notifications', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await expect.poll(() => sandbox.push({ phone, title: '픽업을 마쳤어요', body: '출발했어요.' })).toBe(1);
    await expect(bell(page)).toHaveAccessibleName('알림, 새 알림 1개');
    await page.getByRole('button', { name: '김하늘' }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/company$/);
    expect(await sandbox.pushTokens(phone)).toEqual([]);

    await page.goto('/login');
    const kept = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const open = (name: string) =>
        new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
        });
      const count = async (database: string, store: string) => {
        const opened = await open(database);
        return new Promise<number>((resolve) => {
          const counting = opened.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opened.close();
            resolve(counting.result);
          };
        });
      };
      return {
        subscription: (await registration?.pushManager.getSubscription()) ?? null,
        pushes: await count('push', 'push'),
        tokens: await count('firebase-messaging-database', 'firebase-messaging-store'),
      };
    });
    expect(kept).toEqual({ subscription: null, pushes: 0, tokens: 0 });

    await signIn('member');
    await page.goto('/user');
    await isOn(page);
    expect(await sandbox.pushTokens(phone)).toEqual([]);
    await expect.poll(() => sandbox.pushTokens(account('member').phone)).toHaveLength(1);
    await expect(bell(page)).toHaveAccessibleName('알림');
  });

  test('turned off in the profile, it stays off until it is turned on', async ({ page, sandbox }) => {
    const control = page.getByRole('switch', { name: '주문 알림' });
    await control.click();
    await expect(control).not.toBeChecked();
    await expect.poll(() => sandbox.pushTokens(phone)).toEqual([]);
    await page.reload();
    await expect(control).toHaveAccessibleDescription(/꺼져 있어요/);
    await control.click();
    await isOn(page);
    await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
  });
});

test('after a sign-in in the same document, a push in the foreground shows a toast and no notification', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  await grantNotifications(context, baseURL);
  await page.goto('/login');
  await new SignInScreen(page).enter(phone, password);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
  const service = await openPushService(page);
  const userId = await idOf(page);
  await expect.poll(() => whereaboutsOf(service.worker())).toMatchObject({ shownTo: userId });
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /^주문 내역/ })
    .click();
  await expect(page).toHaveURL('/orders');

  await pushToWorker(service.worker(), { fcmMessageId: 'm-1', data: { userId, title: '픽업을 마쳤어요', body: '' } });
  await expect(page.getByRole('status').filter({ hasText: '픽업을 마쳤어요' })).toBeVisible();
  expect(await notificationsOf(service.worker())).toEqual([]);
});
