import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

/** The readable text except the map's place names, because a wider map has room for more. */
const textOf = (place: Locator) =>
  place.evaluate((element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const map of copy.querySelectorAll('[role="application"]')) map.replaceChildren();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  });

test('the owner’s preview equals the shared page for every choice', async ({ page, context, sandbox, signIn }) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true, order: { stops: 1 } });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: '공유' }).click();
  const dialog = page.getByRole('dialog', { name: '진행 상황 공유' });
  const preview = dialog.getByRole('region', { name: '링크를 받은 사람에게 보이는 화면' });
  await expect(preview.getByRole('region', { name: '경로 지도' })).toBeVisible();
  await expectAccessible(page);

  const link = await dialog.getByRole('textbox', { name: '주문 조회 링크' }).inputValue();
  const shared = await context.newPage();
  const compare = async () => {
    await shared.goto(new URL(link).pathname);
    await expect(shared.getByRole('heading', { name: '경로' })).toBeVisible();
    // Either page may load its map later.
    await expect(async () => {
      expect(await textOf(preview)).toBe(await textOf(shared.getByRole('main')));
    }).toPass();
  };
  await compare();

  const driver = order.driver?.plateNo ?? '';
  await expect(preview.getByText(driver)).toBeVisible();
  for (const name of ['주소', '이름과 번호', '담당자와 차량']) await dialog.getByRole('switch', { name }).click();
  await expect(preview.getByText(driver)).toHaveCount(0);
  await expect(preview.getByRole('region', { name: '경로 지도' })).toHaveCount(0);
  await compare();
  const document = await shared.content();
  for (const hidden of [driver, '010-****', order.waypoints[0]?.address.roadAddress ?? ''])
    expect(document).not.toContain(hidden);

  // The choice is stored for everyone.
  await page.reload();
  await page.getByRole('button', { name: '공유' }).click();
  await expect(dialog.getByRole('switch', { name: '주소' })).not.toBeChecked();
});

test('the link is copied and shown as a QR code', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/orders/sandbox-order-transit');
  await page.getByRole('button', { name: '공유' }).click();
  await expect(page.getByRole('img', { name: 'QR 코드' })).toBeVisible();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/public/customer/platform/order/sandbox-order-transit');
});

test('the system’s share dialog gets title, text and link', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await signIn();
  await page.goto('/orders/sandbox-order-transit');
  await page.getByRole('button', { name: '공유' }).click();
  await page.getByRole('button', { name: '다른 앱으로 보내기' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /sandbox-order-transit/);
});
