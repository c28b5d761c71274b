import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerComposer, job, next, panel, places, renderComposer } from './composer-setup';

vi.mock('@/features/order-create/order-schema', () => {
  throw new Error('The chunk did not arrive');
});

beforeEach(answerComposer);

test('an order whose rules did not arrive goes nowhere, says so, and can be tried again', async () => {
  // Only the rules know that a number is missing: there is a price, and nothing else is in the way.
  const { user, router } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, phones: [''] }] }),
  });
  await panel().findByText('요금 상세');
  await user.click(next());

  expect(await screen.findByText(/연결이 고르지 않아/)).toBeInTheDocument();
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
  expect(router.push).not.toHaveBeenCalled();
});
