import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_HOME, type HomeMoveJob } from '@/domain/home-move/job';
import { NO_PRICE } from '@/domain/order/draft';
import { moveDraft } from '../../support/factories/orders';
import { openPayment } from './open-payment';

const home = { ...EMPTY_HOME, area: '33', floor: '1' };
const answered = { parkingMetres: '20', stairsAtEntrance: 'no', narrowRoad: 'no' } as const;
const openMove = (moving: Partial<HomeMoveJob>) => openPayment({ draft: moveDraft({ to: home, ...moving }) });

test('the amount of a move says how much open answers may add to it', async () => {
  await openMove({ from: { ...home, ...answered } });
  const line = await screen.findByText(/^확인되지 않은 3가지에 따라 최대 [\d,]+원까지 추가될 수 있어요\.$/);
  const card = screen.getByText('최종 결제 금액').closest('section');
  expect(card).toContainElement(line);
});

test('a move with all answers says that nothing is added', async () => {
  await openMove({ from: { ...home, ...answered }, to: { ...home, ...answered } });
  expect(await screen.findByText('이삿짐과 작업 환경이 그대로면 추가 비용이 없어요.')).toBeVisible();
});

test('the way back leads to the quote, from which the move came, and not to its first step', async () => {
  await openMove({ from: { ...home, ...answered } });
  expect(await screen.findByRole('link', { name: '주문서로 돌아가기' })).toHaveAttribute(
    'href',
    '/orders/new?step=quote',
  );
});

test.each([
  ['without an agreed price leads to its quote', { calculationPrice: NO_PRICE }, '/orders/new?step=quote'],
  [
    'whose day has passed leads to the choice of a day',
    { appointmentAt: '2020-03-02T00:00:00.000Z' },
    '/orders/new#when',
  ],
])('a move %s, not to its first step', async (_, lack, address) => {
  const { router } = await openPayment({ draft: moveDraft({}, lack) });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(address));
});

test('a move whose day has passed asks for no time of day, because a move is booked by its day', async () => {
  await openPayment({ draft: moveDraft({}, { appointmentAt: '2020-03-02T00:00:00.000Z' }) });
  expect(await screen.findByText(/^예약 일시가 지났어요/)).not.toHaveTextContent('시간');
});
