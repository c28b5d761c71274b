import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerComposer, job, next, panel, places, renderComposer } from './composer-setup';

vi.mock('@/features/order-create/order-schema', () => {
  throw new Error('The chunk did not arrive');
});
afterAll(() => vi.doUnmock('@/features/order-create/order-schema'));

beforeEach(answerComposer);
afterEach(() => {
  vi.restoreAllMocks();
});

test('an order whose validation rules failed to load is not sent, says so, and can be retried', async () => {
  // Only the rules detect the missing number: the price is there, and nothing else blocks the order.
  const { user, router } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, phones: [''] }] }),
  });
  await panel().findByText('요금 상세');
  await user.click(next());

  expect(await screen.findByText('화면 일부를 불러오지 못했어요.')).toBeInTheDocument();
  expect(screen.queryByText(/네트워크가 불안정해서/)).not.toBeInTheDocument();
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
  expect(router.push).not.toHaveBeenCalled();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(next());
  expect(await screen.findByText(/네트워크가 불안정해서/)).toBeInTheDocument();
});
