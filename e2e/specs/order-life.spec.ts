import { expect, test } from '../support/test';

const LIFE = [
  ['active', '기사 배정'],
  ['activeAndPickedUp', '픽업 완료'],
  ['transit', '배송 중'],
] as const;

test('owner and recipient track an order from pending to completed, side by side', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'pending', order: { orderType: 'Quick', stops: 1, pay: 'cash' } });
  await signIn();
  const recipient = await context.newPage();
  // Both pages share the context's clock. Advancing it for each page would make both poll twice, and while the second poll is
  // under way, the one of the next step is not sent.
  await context.clock.install();
  await page.goto(`/orders/${order.id}`);
  await recipient.goto(`/public/customer/platform/order/${order.id}`);

  /** Advances the order, then the clock, so that each page polls once. */
  const advance = async (status: 'active' | 'activeAndPickedUp' | 'transit' | 'completed') => {
    await sandbox.advanceOrder(order.id, { status });
    await context.clock.fastForward(31_000);
  };
  const current = (one: typeof page) => one.locator('[aria-current="step"]');

  for (const one of [page, recipient]) await expect(current(one)).toContainText('배정 대기');
  for (const [status, words] of LIFE) {
    await advance(status);
    for (const one of [page, recipient]) await expect(current(one)).toContainText(words);
  }
  for (const one of [page, recipient]) await expect(one.getByRole('region', { name: '경로 지도' })).toBeVisible();
  await advance('completed');
  for (const one of [page, recipient]) {
    await expect(one.getByRole('status').getByText(/배송을 완료했어요/)).toBeVisible();
    await expect(one.getByRole('region', { name: '경로 지도' })).toBeHidden();
  }
  await page.reload();
  await expect(page.getByText('배송 완료').first()).toBeVisible();
  // The recipient never saw personal data.
  const secrets = order.waypoints.flatMap(({ contactName, mobileNo, addressDetail }) => [
    contactName,
    ...mobileNo.split(';').map((phone) => phone.slice(-8)),
    addressDetail,
  ]);
  const document = await recipient.content();
  for (const secret of secrets.filter((text) => text.length > 2)) expect(document).not.toContain(secret);
});

test('cancelling is possible until the pickup, costs the shown fee, and stays', async ({ page, sandbox, signIn }) => {
  await signIn();
  for (const [status, words] of [
    ['waitingForPayment', '지금은 수수료 없이 취소할 수 있어요.'],
    ['pending', '지금은 수수료 없이 취소할 수 있어요.'],
    ['active', /지금 취소하면 수수료 [\d,]+원이 발생해요./],
  ] as const) {
    await test.step(status, async () => {
      const order = await sandbox.createOrder({ status, isFrozen: true, order: { pay: 'card' } });
      await page.goto(`/orders/${order.id}`);
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole('button', { name: '주문 취소', exact: true }).click();
      const fee = order.cancelQuote?.fee ?? 0;
      if (status === 'pending') await page.getByRole('dialog').getByRole('radio').first().check();
      await expect(page.getByText('예정', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: '주문 취소하기' }).click();

      await expect(page.getByRole('status').getByText('주문이 취소됐어요')).toBeVisible();
      const price = page.getByRole('region', { name: '요금' });
      const told = price.getByText('취소 수수료', { exact: true }).locator('xpath=following-sibling::dd[1]');
      await expect(told).toHaveText(`${fee.toLocaleString('ko-KR')}원`);
      // The payment request stays in the history, whether it was paid or not.
      await expect(page.getByRole('list', { name: '진행 상황' }).getByRole('listitem').first()).toContainText(
        '결제 요청',
      );
      await expect(page.getByText('예정', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: '다시 주문' }).first()).toBeVisible();
    });
  }
  await page.reload();
  await expect(page.getByText('취소됨').first()).toBeVisible();
});

test('cancelling is not offered after the pickup', { tag: '@long' }, async ({ page, sandbox, signIn }) => {
  await signIn();
  const cancel = page.getByRole('button', { name: '주문 취소', exact: true });
  const open = async (status: 'active' | 'activeAndPickedUp' | 'transit' | 'completed' | 'return' | 'incompleted') => {
    const order = await sandbox.createOrder({ status, isFrozen: true });
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByRole('region', { name: '주문 관리' })).toBeVisible();
  };
  await open('active');
  await expect(cancel).toBeVisible();
  for (const status of ['activeAndPickedUp', 'transit', 'completed', 'return', 'incompleted'] as const) {
    await test.step(status, async () => {
      await open(status);
      await expect(cancel).toHaveCount(0);
    });
  }
});

test('a tip is sent and shown in the order', async ({ page, sandbox, signIn }) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: '팁 보내기' }).click();
  await page.getByRole('radio', { name: '5,000원' }).check();
  await page.getByRole('button', { name: '5,000원 보내기' }).click();
  await expect(page.getByText('팁 5,000원을 보냈어요.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '요금' }).getByText('5,000원', { exact: true })).toBeVisible();
});

test('an order that the driver returned says so plainly, and cancelling is free again', async ({
  page,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'active', course: 'driverChanges', order: { pay: 'cash' } });
  await sandbox.advanceOrder(order.id, { seconds: 4 * 60 });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('다른 기사님을 찾고 있어요')).toBeVisible();
  await expect(page.getByText('지금은 수수료 없이 취소할 수 있어요.')).toBeVisible();
});

test('a driver who does not move for minutes is reported as standing still', async ({ page, sandbox, signIn }) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true, order: { stops: 0 } });
  await signIn();
  await page.clock.install();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(/^\d\d:\d\d 기준$/)).toBeVisible();
  // Both clocks advance; the driver, whose position the page has seen once, does not move.
  await sandbox.advanceClock(4 * 60);
  await page.clock.fastForward(4 * 60_000);
  await expect(page.getByText(/\d+분째 같은 곳에 있어요/)).toBeVisible();
});
