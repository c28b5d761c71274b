import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { LIABILITY_TERMS } from '@/config/liability-terms';
import type { OrderDraft } from '@/domain/order/draft';
import { draft, moveDraft, price } from '../../support/factories/orders';
import { openPayment } from './open-payment';

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

async function openTerms(given: OrderDraft, name: RegExp) {
  const { user } = await openPayment({ draft: given });
  const row = await screen.findByRole('button', { name });
  await user.click(row);
  return { row, dialog: within(await screen.findByRole('dialog')) };
}

test('what this order costs to cancel, and until when nothing, stands before the order button', async () => {
  const { row, dialog } = await openTerms(draft({ calculationPrice: price({ total: 24_300 }) }), /^취소 수수료/);
  const [{ percent }] = CANCELLATION_POLICY.afterAssignment;
  const fee = won(Math.ceil((24_300 * percent) / 100 / 100) * 100);
  expect(row).toHaveTextContent(`배정 전 무료 · 배정 후 ${fee}`);
  expect(dialog.getByText(fee)).toBeVisible();
  expect(dialog.getByText('픽업한 뒤')).toBeVisible();
  expect(dialog.getByText('취소할 수 없어요')).toBeVisible();
});

test('freight waits for a vehicle, and is loaded', async () => {
  const { row, dialog } = await openTerms(draft({ orderType: 'Delivery' }), /^취소 수수료/);
  expect(row).toHaveTextContent('배차 전 무료 · 배차 후');
  for (const name of ['배차 전', /^배차 (후|\d+분 후부터)$/, '상차한 뒤']) expect(dialog.getByText(name)).toBeVisible();
});

test('the fees of a move go by its deposit and its day, in words of moves', async () => {
  const total = 1_034_000;
  const move = moveDraft({}, { pay: 'card', calculationPrice: price({ total }) });
  const { row, dialog } = await openTerms(move, /^취소 수수료/);
  const deposit = total * HOME_MOVE_TERMS.depositRate;
  expect(row).toHaveTextContent(`이사 전날까지 ${won(deposit)} · 당일 ${won(deposit * 2)}`);
  expect(dialog.getByText('카드 결제 전')).toBeVisible();
  expect(screen.getByRole('button', { name: /^맡길 수 없는 이삿짐/, hidden: true })).toBeInTheDocument();
});

test('the most that is paid without a declared value is said, and that the value is declared by phone', async () => {
  const { row, dialog } = await openTerms(draft(), /^배상 기준/);
  expect(row).toHaveTextContent(won(LIABILITY_TERMS.undeclared));
  expect(dialog.getByText(new RegExp(`최대 ${won(LIABILITY_TERMS.declared)}까지.*고객센터로 전화`))).toBeVisible();
  expect(dialog.getByText(/고의나 중대한 과실로 생긴 손해에는 이 한도를 적용하지 않아요/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /고객센터/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
});

test('a minor’s right to cancel stands with the fees', async () => {
  const { dialog } = await openTerms(draft(), /^취소 수수료/);
  expect(dialog.getByText(/미성년자가 법정대리인의 동의 없이 주문하면 .* 취소할 수 있어요/)).toBeVisible();
});

test.each([/^취소 수수료/, /^운송 금지 물품/, /^배상 기준/])(
  '%s is marked as a draft until a lawyer has read it',
  async (name) => {
    const { dialog } = await openTerms(draft(), name);
    expect(dialog.getByText(/변호사 검토 필요/)).toBeVisible();
  },
);

test('dangerous and prohibited goods are one press away', async () => {
  const { dialog } = await openTerms(draft(), /^운송 금지 물품/);
  await waitFor(() => expect(dialog.getByText(/부탄가스/)).toBeVisible());
  expect(dialog.getByText(/들어 있지 않은지 확인하고/)).toBeVisible();
});
