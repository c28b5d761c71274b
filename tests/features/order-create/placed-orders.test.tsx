import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { answerComposer, job, renderComposer } from './composer-setup';

beforeEach(answerComposer);

test('a guest who has ordered in this browser session finds the way back to that order in the next draft', async () => {
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  await renderComposer({ draft: job() });
  expect(await screen.findByRole('link', { name: '접수한 주문 보기' })).toHaveAttribute(
    'href',
    '/orders/payment#placed',
  );
});
