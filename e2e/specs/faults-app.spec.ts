import { expect, test } from '../support/test';

const CODE = '**/_next/static/**/*.js';
const OFFLINE = '인터넷 연결이 끊겼어요. 작성 중인 내용은 그대로 있어요.';

test('a page whose files are missing reloads once, then shows a button, and works when the files are back', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  const reload = page.getByRole('button', { name: /새로고침/ });
  await expect(reload).toBeVisible();
  expect(loads).toBe(2);

  await page.unroute(CODE);
  await reload.click();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeEnabled();
  // A working page resets the flag, so that the next deployment can reload once again.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull();
});

test('offline, the page says so and keeps the input; back online, it says that too', async ({ page, context }) => {
  await page.goto('/orders/new');
  const pickup = page.getByRole('combobox').first();
  await expect(pickup).toBeEditable();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/orders')) asked.push(request.url());
  });
  await page.waitForLoadState('networkidle'); // a part of the page that is still on its way would not arrive
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await pickup.fill('세종대로');
  await context.setOffline(false);
  await expect(page.getByText('다시 연결됐어요.')).toBeVisible();
  await expect(page.getByText('다시 연결됐어요.')).toBeHidden();
  await expect(pickup).toHaveValue('세종대로');
  expect(asked.filter((url) => url.endsWith('/orders'))).toEqual([]);
});

test('offline, a cancellation that fails says so in its dialog, where nothing covers it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/orders/sandbox-order-pending');
  await page.getByRole('button', { name: '주문 취소', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '주문을 취소할까요?' });
  const confirmation = dialog.getByRole('button', { name: '주문 취소하기' });
  await expect(confirmation).toBeEnabled();
  await dialog.getByRole('radio', { name: '다른 이유가 있어요' }).check({ force: true });
  await context.setOffline(true);
  const pill = page.getByText(OFFLINE);
  await expect(pill).toBeVisible();
  await confirmation.click();

  const failure = dialog.getByText(/주문이 취소되지 않았을 수 있어요/);
  await expect(failure).toBeInViewport({ ratio: 1 });
  const bottomOfPill = await pill.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const part of [failure, dialog.getByRole('heading'), dialog.getByRole('button', { name: '닫기' })]) {
    const top = await part.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(bottomOfPill);
  }
});

test('with storage and cookies blocked, a guest can still order', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/login');
  await expect(page.getByText(/쿠키가 차단되어/)).toBeVisible();
  await page.getByRole('link', { name: /로그인 없이/ }).click();
  await expect(page).toHaveURL('/orders/new');
  await expect(page.getByRole('combobox').first()).toBeEditable();
});

test('a connection lost during a prefetch is not an error of the page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(CODE, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('navigation').first().getByRole('link', { name: '홈' }).hover();
  await lost;
  await page.evaluate(() => void Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' })));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});
