import { account } from '../../support/accounts';
import { closeSites, siteWith } from '../../support/configured-site';
import { inventedMap } from '../../support/invented-map';
import type { EnginePage } from './page';
import { expect, test } from './test';

test.afterEach(closeSites);

const button = (name: RegExp) => ({ role: 'button', name });
const heading = (name: RegExp) => ({ role: 'heading', name });

async function signIn(site: EnginePage, role: 'consumer' | 'member') {
  const { phone, password } = account(role);
  await site.fill({ label: /^휴대폰 번호/ }, phone);
  await site.fill({ label: /^비밀번호$/ }, password);
  await site.click(button(/^로그인$/));
}

async function fillPlace(site: EnginePage, row: '출발지' | '도착지', search: string, who: string, phone: string) {
  await site.fill({ role: 'combobox', name: new RegExp(`^${row} 주소`) }, search);
  await site.choose({ role: 'option', name: new RegExp(search) });
  await site.fill({ label: /^(보내는|받는|연락받을) 분/, row }, who);
  await site.fill({ label: /^전화번호/, row }, phone);
}

async function describeQuickOrder(site: EnginePage) {
  await fillPlace(site, '출발지', '세종대로', '김보내', '01011112222');
  await fillPlace(site, '도착지', '강남대로', '이받아', '01033334444');
  await site.choose({ role: 'radio', name: /^오토바이/ });
  await site.click(button(/^다음$/));
  await site.isAt('/orders/payment');
  await site.choose({ role: 'radio', name: /^현금/ });
}

test('a guest orders without an account, and the link shows the order', async ({ site, sandbox }) => {
  await site.goto('/login');
  await site.click({ role: 'link', name: /로그인 없이 주문하기/ });
  await site.isAt('/orders/new');
  await describeQuickOrder(site);
  await site.fill({ label: /^이름$/ }, '김손님');
  await site.fill({ label: /^휴대폰 번호/ }, '01055556666');
  await site.choose({ role: 'checkbox', name: /전체 동의/ });
  await site.click(button(/원 주문하기$/));
  await site.see(heading(/주문이 접수됐어요/));
  expect((await sandbox.state()).ordersCreated).toBe(1);

  await site.goto(await site.attribute({ role: 'link', name: /진행 상황 보기/ }, 'href'));
  await site.see({ text: /배정 대기/ });
  expect(await site.source()).not.toContain('이받아');
});

test('a member signs in, orders and finds the order, in one document', async ({ site, sandbox }) => {
  await site.goto('/login');
  await signIn(site, 'member');
  await site.isAt('/dashboard');
  await site.run('window.mark = true');
  await site.click({ role: 'link', name: /^새 주문/ });
  await site.isAt('/orders/new');
  await describeQuickOrder(site);
  await site.click(button(/원 주문하기$/));
  await site.isAt(/^\/orders\/[\w-]{8,}$/);
  await site.see(heading(/\d{6}-\d+/));
  expect((await sandbox.state()).ordersCreated).toBe(1);
  await site.click({ role: 'link', name: /주문 내역/ });
  await site.isAt(/^\/orders$/);
  // Every navigation was client-side, under the strict policy.
  expect(await site.run('return window.mark')).toBe(true);
});

test('the guard leads to the sign-in and back; a waiting order is cancelled and stays cancelled', async ({
  site,
  sandbox,
}) => {
  const order = await sandbox.createOrder({ role: 'consumer', status: 'pending', isFrozen: true });
  await site.goto(`/orders/${order.id}`);
  await site.isAt('/login');
  await signIn(site, 'consumer');
  await site.isAt(`/orders/${order.id}`);
  await site.click(button(/^주문 취소$/));
  await site.click(button(/^주문 취소하기$/));
  await site.see({ text: /주문이 취소됐어요/ });
  await site.reload();
  await site.see({ text: /주문이 취소됐어요/ });
});

test('a recipient sees the order on its way, and an injected script cannot run', async ({ site }) => {
  await site.goto('/public/customer/platform/order/sandbox-order-transit');
  await site.see(heading(/경로/));
  await site.see({ role: 'region', name: /경로 지도/ });
  const refused = await site.run<string>(
    'try { document.body.innerHTML = "<b>x</b>"; return "written" } catch (error) { return error.name }',
  );
  expect(refused).toBe('TypeError');
  await site.run('window.engineComplaints = []');
});

test('the map is drawn without any report of the policy, as a sketch and from a file of the site', async ({ site }) => {
  const order = '/public/customer/platform/order/sandbox-order-transit';
  await site.goto(order);
  await site.see({ role: 'application', name: /^지도$/ });
  await site.see({ text: /^간이 지도/ });
  expect(await site.complaints()).toEqual([]);

  await site.goto((await siteWith({}, inventedMap({ lat: 37.52, lng: 126.95 }))) + order);
  await site.see({ role: 'link', name: /OpenStreetMap/ });
  await expect.poll(() => site.run('return document.querySelector("canvas")?.dataset.state ?? null')).toBe('complete');
  expect(await site.complaints()).toEqual([]);
});
