import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SITE } from '@/config/site';
import { CashIcon } from '@/ui/kit/icons/order-icons';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, deny, refuse, reply, stall } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { server } from '../../support/server';
import { ago, driver, progressOf, serve, open, find } from './detail-setup';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

/** Sharing, printing and help are available in every status; each is tested separately. */
const ALWAYS: readonly (string | null)[] = ['공유', '주문 확인서', '영수증', SITE.customerCentrePhone];

describe('only what a status allows is offered', () => {
  const ended = (status: number, hours: number) =>
    order({ status, driver, history: [{ status, at: ago(hours * 60) }] });

  test.each([
    ['배정 대기', order({ status: 1 }), ['주문 취소']],
    ['결제 대기', order({ status: 7 }), ['주문 취소']],
    ['기사 배정', order({ status: 2, driver }), ['주문 취소', '팁 보내기']],
    ['픽업 완료', order({ status: 9, driver }), ['팁 보내기']],
    ['배송 중', order({ status: 8, driver }), ['팁 보내기']],
    ['배송 완료', ended(3, 23), ['팁 보내기', '다시 주문']],
    ['배송 완료', ended(3, 25), ['다시 주문']],
    ['반송', ended(6, 25), ['다시 주문']],
    ['배송 실패', ended(4, 1), ['다시 주문']],
    ['취소됨', ended(5, 1), ['다시 주문']],
    ['확인 중', order({ status: 42 }), []],
  ])('%s', async (words, known, offered) => {
    wideScreen();
    serve(known);
    await open();

    const actions = await screen.findByRole('region', { name: '주문 관리' });
    expect(screen.getAllByText(words)[0]).toBeVisible();
    const shown = [...within(actions).queryAllByRole('button'), ...within(actions).queryAllByRole('link')]
      .map(({ textContent }) => textContent)
      .filter((name) => !ALWAYS.includes(name));
    expect(shown.sort()).toEqual([...offered].sort());
  });

  test('a cancellation that the provider has ruled out is not offered', async () => {
    serve(order({ status: 2, driver, cancelQuote: null }));
    await open();
    await screen.findByRole('region', { name: '주문 관리' });
    expect(screen.queryByRole('button', { name: '주문 취소' })).not.toBeInTheDocument();
  });
});

test('a tip is drawn as money for the driver, not as points', async () => {
  serve(order({ status: 2, driver }));
  await open();
  const drawn = (await find('팁 보내기')).querySelector('path')?.getAttribute('d');
  const { container } = render(<CashIcon />);
  expect(drawn).toBe(container.querySelector('path')?.getAttribute('d'));
});

/** With the number for the customer centre. */
const NOT_SURE = /^주문이 취소되지 않았을 수 있어요\. 주문 상태를 확인해 주세요\. \(문의 번호/;
const REFUSED = /^주문이 취소되지 않았어요\. 잠시 후 다시 시도하거나 고객센터에 문의해 주세요\. \(문의 번호/;

describe('cancelling', () => {
  async function confirm(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(await find('주문 취소'));
    await user.click(await screen.findByRole('button', { name: '주문 취소하기', busy: false }));
  }

  test('fee and refund are shown before the button', async () => {
    serve(order({ status: 2, driver, pay: 'card', cancelQuote: { fee: 4_000, refund: 14_000 } }));
    const { user } = await open();
    expect(await screen.findByText('지금 취소하면 수수료 4,000원이 발생해요.')).toBeVisible();

    await user.click(await find('주문 취소'));

    const dialog = await screen.findByRole('dialog', { name: '주문을 취소할까요?' });
    expect(await within(dialog).findByText('4,000원')).toBeVisible();
    expect(within(dialog).getByText('14,000원')).toBeVisible();
  });

  test('of a move that was not paid here, the mover settles the deposit', async () => {
    serve(order({ orderType: 'HomeMoving', pay: 'cash', cancelQuote: { fee: 100_000, refund: 0 } }));
    const { user } = await open();
    await user.click(await find('주문 취소'));
    expect(await screen.findByText(/^여기에서 환불할 금액은 없어요\. 이미 낸 계약금이/)).toBeVisible();
  });

  test('without a quote from the provider, the policy applies', async () => {
    serve(order({ status: 2, driver, pay: 'card', history: [{ status: 2, at: ago(3) }] }));
    await open();
    expect(await screen.findByText('지금 취소하면 수수료 5,400원이 발생해요.')).toBeVisible();
  });

  test('a quote is valid only for the status it was given for', async () => {
    const known = order({ status: 1, pay: 'card', cancelQuote: { fee: 0, refund: 18_000 } });
    server.use(
      reply('getOrder', () => known),
      reply('getOrderStatus', () => progressOf(order({ status: 2, driver }))),
      reply('getOrderRoute', () => deny(404)),
    );
    await open();
    expect(await screen.findByText('지금 취소하면 수수료 5,400원이 발생해요.')).toBeVisible();
  });

  test('when the fee changes, the provider’s new quote is loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-27T23:59:50+09:00') });
    let fee = 1_800;
    const move = () =>
      order({
        orderType: 'HomeMoving',
        pay: 'card',
        appointmentAt: '2026-11-28T00:00:00.000Z',
        cancelQuote: { fee, refund: 18_000 - fee },
      });
    serve(move());
    server.use(reply('getOrder', move));
    await open();
    expect(await screen.findByText('지금 취소하면 수수료 1,800원이 발생해요.')).toBeVisible();

    // Not twice the deposit, but the provider's new quote.
    fee = 3_500;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('지금 취소하면 수수료 3,500원이 발생해요.')).toBeVisible();
  });

  test('of a move costs deposits, as its quote says, from the first day on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T14:05:00+09:00') });
    serve(order({ orderType: 'HomeMoving', pay: 'card', appointmentAt: '2026-11-28T00:00:00.000Z' }));
    const { user } = await open();
    expect(await screen.findByText('지금 취소하면 수수료 1,800원이 발생해요.')).toBeVisible();
    await user.click(await find('주문 취소'));
    const dialog = within(await screen.findByRole('dialog', { name: '주문을 취소할까요?' }));
    expect(dialog.getByText('16,200원')).toBeVisible();
    expect(dialog.getByText('이사를 취소하면 견적서의 ‘계약금, 취소 및 배상 기준’이 적용돼요.')).toBeVisible();
    expect(dialog.getByText('11월 28일 (토) 00:00부터 수수료가 3,600원으로 올라요.')).toBeVisible();
  });

  // The page merges the order with its latest progress, so both cases are tested: with and without progress.
  const withAndWithoutProgress = [
    ['with news of it', () => serve(order())],
    [
      'without any news yet',
      () =>
        server.use(
          reply('getOrder', () => order()),
          stall('getOrderStatus'),
        ),
    ],
  ] as const;

  test.each(withAndWithoutProgress)(
    '%s the order is shown as cancelled before the provider has responded',
    async (_words, prepare) => {
      prepare();
      server.use(stall('cancelOrder'));
      const { user } = await open();

      await confirm(user);

      expect((await screen.findAllByText('취소됨'))[0]).toBeVisible();
      await waitFor(() => expect(screen.getByText('주문이 취소됐어요')).toHaveFocus());
    },
  );

  test('a response from before the cancellation does not revert it on the page', async () => {
    serve(order());
    let asked = 0;
    let release: (() => void) | undefined;
    const { user } = await open();
    await user.click(await find('주문 취소'));
    const confirmation = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
    server.use(
      stall('cancelOrder'),
      reply('getOrderStatus', async () => {
        asked += 1;
        if (asked === 1) await new Promise<void>((resolve) => (release = resolve));
        return progressOf(order());
      }),
    );
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(release).toBeDefined());

    await user.click(confirmation);
    await screen.findByText('주문이 취소됐어요');
    release?.();
    // Hiding and showing the page reloads, but not during a cancellation.
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));

    await user.click(screen.getByText('요금 상세'));
    expect(asked).toBe(1);
    expect(screen.getByText('주문이 취소됐어요')).toBeVisible();
  });

  test.each(withAndWithoutProgress)(
    '%s a refused cancellation restores the order, and says so beside the button',
    async (_words, prepare) => {
      prepare();
      const { user } = await open();
      await user.click(await find('주문 취소'));
      const button = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
      // The stalled requests keep a response from hiding a missing rollback.
      server.use(refuse('cancelOrder', 409), stall('getOrder'), stall('getOrderStatus'));

      await user.click(button);

      const dialog = within(await screen.findByRole('dialog', { name: '주문을 취소할까요?' }));
      expect(await dialog.findByText(REFUSED)).toBeVisible();
      expect((await screen.findAllByText('배정 대기'))[0]).toBeVisible();
      await user.click(dialog.getByRole('button', { name: '주문 유지하기' }));
      expect(await find('주문 취소')).toBeVisible();
    },
  );

  test('without a connection, the reason stays as it was written, for another try', async () => {
    const sent: unknown[] = [];
    serve(order());
    const { user } = await open();
    await user.click(await find('주문 취소'));
    await user.click(await screen.findByRole('radio', { name: '다른 이유가 있어요' }));
    await user.type(screen.getByRole('textbox', { name: /취소 사유를 알려/ }), '일정이 밀렸어요');
    const confirmation = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
    server.use(breakConnection('cancelOrder'), breakConnection('getOrder'));
    await user.click(confirmation);

    const dialog = within(await screen.findByRole('dialog', { name: '주문을 취소할까요?' }));
    expect(await dialog.findByText(NOT_SURE)).toBeVisible();
    expect(await dialog.findByText(/^네트워크가/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /취소 사유를 알려/ })).toHaveValue('일정이 밀렸어요');

    serve(order());
    server.use(
      reply('cancelOrder', ({ body }) => {
        sent.push(body);
        serve(order({ status: 5 }));
        return { fee: 0, refund: 0, cancelledAt: ago(0) };
      }),
    );
    await user.click(dialog.getByRole('button', { name: '다시 시도' }));
    await user.click(await dialog.findByRole('button', { name: '주문 취소하기', busy: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: 'other', memo: '일정이 밀렸어요' }]);
  });

  test('an order that turns out to be cancelled after all closes the dialog', async () => {
    serve(order());
    const { user } = await open();
    await user.click(await find('주문 취소'));
    const confirmation = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
    server.use(breakConnection('cancelOrder'), breakConnection('getOrder'));
    await user.click(confirmation);
    const dialog = within(await screen.findByRole('dialog', { name: '주문을 취소할까요?' }));
    expect(await dialog.findByText(/^네트워크가/)).toBeVisible();

    serve(order({ status: 5 }));
    server.use(reply('getMe', () => member()));
    await user.click(dialog.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('주문이 취소됐어요')).toHaveFocus();
  });

  test('the field for another reason comes into view when it is asked for, not each time the dialog opens', async () => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    serve(order());
    const { user } = await open();
    await user.click(await find('주문 취소'));
    const other = await screen.findByRole('radio', { name: '다른 이유가 있어요' });
    await user.click(other);

    expect(shown).toHaveLength(1);
    expect(shown[0]).toContainElement(screen.getByRole('textbox', { name: /취소 사유를 알려/ }));
    // Arrow keys still go through the reasons.
    expect(other).toHaveFocus();

    await user.click(screen.getByRole('button', { name: '주문 유지하기' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    await user.click(await find('주문 취소'));
    expect(await screen.findByRole('textbox', { name: /취소 사유를 알려/ })).toBeVisible();
    expect(shown).toHaveLength(1);
  });

  test('reason and text reach the provider, and its fee is shown afterwards', async () => {
    let sent: unknown;
    serve(order());
    server.use(
      reply('cancelOrder', ({ body }) => {
        sent = body;
        serve(order({ status: 5, cancellation: { reason: 'other', fee: 1_000, refund: 17_000, cancelledAt: ago(0) } }));
        return { reason: 'other', fee: 1_000, refund: 17_000, cancelledAt: ago(0) };
      }),
      reply('getMe', () => member({ point: 22_000 })),
    );
    const { user, store } = await open();

    await user.click(await find('주문 취소'));
    await user.click(await screen.findByRole('radio', { name: '다른 이유가 있어요' }));
    await user.type(screen.getByRole('textbox', { name: /취소 사유를 알려/ }), '일정이 밀렸어요');
    await user.click(await screen.findByRole('button', { name: '주문 취소하기', busy: false }));

    expect(await screen.findByText('17,000원')).toBeVisible();
    expect(sent).toEqual({ reason: 'other', memo: '일정이 밀렸어요' });
    await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ user: { point: 22_000 } }));
  });
});
