import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Coupon } from '@/api/order/order-requests';
import { Coupons } from '@/features/coupon/coupons';
import { member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import site from '../../../locales/ko/site.json';

const NOW = Date.parse('2026-11-21T03:00:00Z');

const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon-1',
  couponNumber: 'THANKS10',
  name: '감사 10% 할인',
  discountType: 'PERCENT',
  discountValue: 10,
  maxDiscount: 8000,
  minPrice: 10_000,
  orderTypes: [],
  pays: [],
  expiresAt: '2027-01-05T14:59:59Z',
  state: 'available',
  ...over,
});

async function open(coupons: Coupon[]) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  server.use(reply('listCoupons', () => coupons));
  const app = await renderApp(<Coupons />, { user: member() });
  return { ...app, number: screen.getByLabelText('쿠폰 번호') };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('each coupon shows its discount, its conditions and its expiry', async () => {
  await open([coupon({ orderTypes: ['Delivery'], pays: ['brandPay'] })]);
  const ticket = within(await screen.findByRole('article'));

  expect(ticket.getByText('10%')).toBeVisible();
  expect(ticket.getByRole('heading', { name: '감사 10% 할인' })).toHaveAttribute('lang', 'ko');
  expect(ticket.getByText('10,000원 이상 주문')).toBeVisible();
  expect(ticket.getByText('최대 8,000원 할인')).toBeVisible();
  expect(ticket.getByText('화물 주문')).toBeVisible();
  expect(ticket.getByText(`${site.payName} 결제`)).toBeVisible();
  expect(ticket.getByText('2027년 1월 5일까지')).toBeVisible();
});

test('a limit that the provider alone knows has a word, and never the name of a text', async () => {
  const ofProvider = JSON.parse(
    '{ "orderTypes": ["Quick", "Dawn", "Night"], "pays": ["KAKAO:PAY"] }',
  ) as Partial<Coupon>;
  await open([coupon(ofProvider)]);
  const ticket = within(await screen.findByRole('article'));

  expect(ticket.getByText('퀵, 기타 주문')).toBeVisible();
  expect(ticket.getByText('기타 결제')).toBeVisible();
});

test('a limit to orders without a kind does not say "order" twice', async () => {
  await open([coupon({ orderTypes: ['Quick', 'Default'] })]);
  expect(await screen.findByText('퀵, 일반 주문')).toBeVisible();
});

test('the coupon that expires next is first and marked', async () => {
  await open([
    coupon({ id: 'late', name: '늦은 쿠폰' }),
    coupon({ id: 'soon', name: '급한 쿠폰', expiresAt: '2026-11-23T14:59:59Z' }),
  ]);

  await screen.findByText('2일 남음');
  expect(names()).toEqual(['급한 쿠폰', '늦은 쿠폰']);
});

test('used and expired coupons are listed separately', async () => {
  const { user } = await open([
    coupon(),
    coupon({ id: 'used', name: '쓴 쿠폰', state: 'used' }),
    coupon({ id: 'expired', name: '지난 쿠폰', state: 'expired' }),
  ]);
  await screen.findByRole('article');
  expect(names()).toEqual(['감사 10% 할인']);

  await user.click(screen.getByRole('radio', { name: '사용 완료 1' }));
  expect(names()).toEqual(['쓴 쿠폰']);
  await user.click(screen.getByRole('radio', { name: '기간 만료 1' }));
  expect(names()).toEqual(['지난 쿠폰']);
});

test('the coupon that has expired last is the first of the expired ones', async () => {
  const { user } = await open([
    coupon({ id: 'old', name: '오래전 쿠폰', expiresAt: '2025-01-05T14:59:59Z' }),
    coupon({ id: 'new', name: '어제 쿠폰', expiresAt: new Date(NOW - 86_400_000).toISOString() }),
  ]);
  await user.click(await screen.findByRole('radio', { name: '기간 만료 2' }));
  expect(names()).toEqual(['어제 쿠폰', '오래전 쿠폰']);
});

test('a coupon that has expired since the provider listed it is no longer offered', async () => {
  const { user } = await open([coupon({ name: '방금 끝난 쿠폰', expiresAt: new Date(NOW).toISOString() }), coupon()]);
  await screen.findByRole('article');
  expect(names()).toEqual(['감사 10% 할인']);

  await user.click(screen.getByRole('radio', { name: '기간 만료 1' }));
  const ticket = within(screen.getByRole('article'));
  expect(ticket.getByRole('heading', { name: '방금 끝난 쿠폰' })).toBeVisible();
  expect(ticket.getByText('기간 만료')).toBeVisible();
  expect(ticket.queryByText('오늘까지')).not.toBeInTheDocument();
});

test('a number is accepted in any format, and the coupon appears at once', async () => {
  const numbers: string[] = [];
  const { user, number } = await open([]);
  await screen.findByText('사용할 수 있는 쿠폰이 없어요');
  server.use(
    reply('registerCoupon', ({ body }) => {
      numbers.push(body.couponNumber);
      return coupon({ id: 'new', name: '새 쿠폰' });
    }),
    reply('listCoupons', () => [coupon({ id: 'new', name: '새 쿠폰' })]),
  );
  await user.type(number, 'welc-ome 2026{Enter}');

  expect(await screen.findByRole('heading', { name: '새 쿠폰' })).toBeVisible();
  expect(numbers).toEqual(['WELCOME2026']);
  expect(number).toHaveValue('');
});

test('a new coupon without a name is reported by its discount, as the list shows it', async () => {
  const { user, number } = await open([]);
  await screen.findByText('사용할 수 있는 쿠폰이 없어요');
  server.use(
    reply('registerCoupon', () => coupon({ name: '' })),
    reply('listCoupons', () => [coupon({ name: '' })]),
  );
  await user.type(number, 'WELCOME2026{Enter}');

  expect(await screen.findByText('‘10%’ 쿠폰을 등록했어요.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['10%']));
});

test('a number that is typed while the earlier one is registered stays', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, number } = await open([]);
  await screen.findByText('사용할 수 있는 쿠폰이 없어요');
  server.use(
    reply('registerCoupon', async () => {
      await answered;
      return coupon({ id: 'new', name: '새 쿠폰' });
    }),
    reply('listCoupons', () => [coupon({ id: 'new', name: '새 쿠폰' })]),
  );
  await user.type(number, 'WELCOME2026{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '등록하기' })).toHaveAttribute('aria-busy', 'true'));
  await user.clear(number);
  await user.type(number, 'SECOND2026');
  answer();

  expect(await screen.findByRole('heading', { name: '새 쿠폰' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '등록하기' })).not.toHaveAttribute('aria-busy'));
  expect(number).toHaveValue('SECOND2026');
});

test.each([
  ['NOT_FOUND', '등록되지 않은 쿠폰 번호예요. 번호를 다시 확인해 주세요.'],
  ['USED', '이미 사용한 쿠폰이에요.'],
  ['EXPIRED', '만료된 쿠폰이에요.'],
  ['DUPLICATED', '이미 등록한 쿠폰이에요.'],
])('%s shows an error at the number, which stays', async (code, sentence) => {
  const { user, number } = await open([]);
  server.use(refuse('registerCoupon', 400, { errors: [{ code, field: 'couponNumber' }] }));
  await user.type(number, 'SPENT2026{Enter}');

  await waitFor(() => expect(number).toHaveAccessibleDescription(sentence));
  expect(number).toHaveValue('SPENT2026');
});

test('a coupon that was registered by a try whose answer was lost is in the list', async () => {
  const own: Coupon[] = [];
  const { user, number } = await open(own);
  await screen.findByText('사용할 수 있는 쿠폰이 없어요');
  server.use(
    reply('registerCoupon', () => {
      own.push(coupon());
      return deny(502);
    }),
  );
  await user.type(number, 'THANKS10{Enter}');

  expect(await screen.findByRole('heading', { level: 3, name: '감사 10% 할인' })).toBeVisible();
  expect(number).toHaveValue('THANKS10');
});

test('an impossible number is not sent', async () => {
  const { user, number } = await open([]);
  await user.type(number, '쿠폰!{Enter}');
  expect(await screen.findByText('쿠폰 번호를 확인해 주세요. 영문과 숫자 4~32자예요.')).toBeVisible();
});

test('a list that failed to load can be loaded again', async () => {
  server.use(refuse('listCoupons', 503, { msgId: 'UNAVAILABLE', message: 'x' }));
  const { user } = await renderApp(<Coupons />, { user: member() });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  server.use(reply('listCoupons', () => [coupon({ expiresAt: '2099-01-01T00:00:00Z' })]));
  await user.click(again);

  expect(await screen.findByRole('heading', { name: '감사 10% 할인' })).toBeVisible();
});

test('a coupon that cannot be read is left out, and the list says so', async () => {
  await open([coupon(), { ...coupon({ id: 'odd' }), discountType: 'GIFT' as never }]);

  expect(await screen.findByText('쿠폰 1장을 불러오지 못했어요.')).toBeVisible();
  expect(names()).toEqual(['감사 10% 할인']);
});

test('a coupon without an expiry is listed last and never marked', async () => {
  await open([coupon({ id: 'ever', name: '늘 쓰는 쿠폰', expiresAt: null }), coupon()]);

  expect(await screen.findByText('기한 없음')).toBeVisible();
  expect(names()).toEqual(['감사 10% 할인', '늘 쓰는 쿠폰']);
});

test('a new coupon is in sight, also for a customer who was looking at the used ones', async () => {
  const { user, number } = await open([coupon({ id: 'old', name: '지난 쿠폰', state: 'used' })]);
  await user.click(await screen.findByRole('radio', { name: /^사용 완료/ }));
  expect(names()).toEqual(['지난 쿠폰']);

  const added = coupon({ id: 'new', name: '새 쿠폰' });
  server.use(
    reply('registerCoupon', () => added),
    reply('listCoupons', () => [added]),
  );
  await user.type(number, 'THANKS10{Enter}');
  await waitFor(() => expect(names()).toEqual(['새 쿠폰']));
});
