import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DraftNews } from '@/features/order-create/draft-news';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { member } from '../../support/factories/users';
import { renderApp } from '../../support/render';
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

test('a member has the way back among the orders, not here', async () => {
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  const news = <DraftNews isDamaged transfer={null} hasMoveTexts={false} onUndo={() => undefined} />;
  await renderApp(news, { user: member() });
  expect(await screen.findByRole('button', { name: '닫기' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '접수한 주문 보기' })).not.toBeInTheDocument();
});
