import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import site from '../../../locales/ko/site.json';
import { order, price, waypoint } from '../../support/factories/orders';
import { ago, driver, open, serve } from './detail-setup';

const completed = () =>
  order({
    status: 3,
    driver,
    pay: 'card',
    couponDiscount: 2_000,
    payAmount: 16_000,
    tip: 3_000,
    waypoints: [waypoint({ state: 'done', doneAt: ago(60) }), waypoint({ state: 'done', doneAt: ago(30) })],
    history: [{ status: 3, at: ago(30) }],
  });

describe('the receipt', () => {
  test('shows the parties, the route, the payment and the issuer', async () => {
    serve(completed());
    await open('receipt');
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('heading', { name: '영수증' })).toBeVisible();
    for (const words of [
      /261121-0001/,
      '16,000원',
      '14,545원',
      '1,455원',
      '-2,000원',
      '3,000원',
      '카드',
      '정우진',
      '경기 85사 3233',
    ]) {
      expect(sheet.getAllByText(words)[0]).toBeVisible();
    }
    expect(screen.getByRole('article')).toHaveTextContent('김하늘 010-1234-5678');
    // For a screen reader of an English page.
    expect(sheet.getAllByText('김하늘')[0]).toHaveAttribute('lang', 'ko');
    expect(screen.getByRole('article')).toHaveTextContent(site.company);
    expect(screen.getByRole('link', { name: '주문으로 돌아가기' })).toHaveAttribute('href', '/orders/order-0001');
  });

  test('shows a number that was given twice', async () => {
    serve(order({ waypoints: [waypoint({ mobileNo: '15881234;15881234' }), waypoint()] }));
    await open('receipt');
    expect(await screen.findAllByText('1588-1234')).toHaveLength(2);
  });

  test('of a cancelled order shows only the fee to pay', async () => {
    const cancellation = { reason: 'tooLate', fee: 5_400, refund: 12_600, cancelledAt: ago(1) };
    serve(order({ status: 5, pay: 'card', cancellation, history: [{ status: 5, at: ago(1) }] }));
    await open('receipt');
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByText('취소 수수료').nextSibling).toHaveTextContent('5,400원');
    expect(sheet.getByText('12,600원')).toBeVisible();
    expect(sheet.queryByText('합계')).not.toBeInTheDocument();
    // The fee pays for no supply.
    expect(sheet.queryByText('공급가액')).not.toBeInTheDocument();
    expect(sheet.queryByText('부가세')).not.toBeInTheDocument();
  });

  test('gives the agreed time with its year, as a document does', async () => {
    serve({ ...completed(), appointmentAt: '2026-12-03T00:00:00.000Z' });
    await open('receipt');
    expect(await screen.findByText('2026-12-03 09:00')).toBeVisible();
  });

  test('leaves out a part of the price that is nothing', async () => {
    const parts = [
      { code: 'base', amount: 18_000 },
      { code: 'distance', amount: 0 },
    ];
    serve({ ...completed(), calculationPrice: price({ total: 18_000, parts }) });
    await open('receipt');
    expect(await screen.findByText('기본요금')).toBeVisible();
    expect(screen.queryByText('거리 요금')).toBeNull();
  });

  test('of an unfinished order is not yet a receipt', async () => {
    serve(order({ status: 1 }));
    await open('receipt');
    expect(await screen.findByRole('heading', { name: '주문 확인서' })).toBeVisible();
  });

  test.each([
    ['credit', order({ ...completed(), pay: 'credit' })],
    [
      'cash of a cancelled order',
      order({ status: 5, pay: 'cash', cancellation: { fee: 5_400, refund: 0, cancelledAt: ago(1) } }),
    ],
  ])('of an order that nobody has paid is an order summary: %s', async (_, known) => {
    serve(known);
    await open('receipt');
    expect(await screen.findByRole('heading', { name: '주문 확인서' })).toBeVisible();
  });
});

test('the photo record without photos says so', async () => {
  serve(completed());
  await open('claim');
  expect(await screen.findByText('올린 사진이 없어요')).toBeVisible();
});
