import { screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Rules from '@/features/order-create/order-schema';
import { answerComposer, job, next, panel, places, renderComposer } from './composer-setup';

/** Rules of tomorrow, with a path that no control of the page has. */
const rule = vi.hoisted(() => ({ message: '한 번에 보낼 수 없는 물품이에요.' }));
vi.mock('@/features/order-create/order-schema', async (original) => {
  const { findMessages, ...rules } = await original<typeof Rules>();
  const found: typeof findMessages = async (...asked) =>
    new Map([...(await findMessages(...asked)), ['orderType', rule.message]]);
  return { ...rules, findMessages: found };
});
afterAll(() => vi.doUnmock('@/features/order-create/order-schema'));

beforeEach(answerComposer);

test('a problem that belongs to no field is shown, and the order does not go on', async () => {
  const { user, router } = await renderComposer({ draft: job({ waypoints: [places.pickup, places.dropoff] }) });
  await panel().findByText('요금 상세');
  await user.click(next());
  expect(await screen.findByText(rule.message)).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
});

test('beside such a problem, the first field to check has the focus', async () => {
  const { user } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, phones: [''] }] }),
  });
  await panel().findByText('요금 상세');
  await user.click(next());
  expect(await screen.findByText(rule.message)).toBeVisible();
  expect(screen.getAllByText('확인할 항목 2개')[0]).toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleDescription(/전화번호를 하나 이상 입력해 주세요/);
});
