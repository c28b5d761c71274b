import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { readDraft } from '@/domain/order/draft';
import { EMPTY_HOME, EMPTY_HOME_MOVE } from '@/domain/home-move/job';
import { draft, order } from '../../support/factories/orders';
import { guest, member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openPayment, readyButton } from './open-payment';

function taking(requests: OrderRequest[]) {
  server.use(
    reply('createOrder', ({ body }) => {
      requests.push(body);
      return order({ id: 'order-0001' });
    }),
  );
}

test('a personal receipt uses the customer’s number unless they enter another', async () => {
  const requests: OrderRequest[] = [];
  taking(requests);
  const { user, router, store } = await openPayment({ user: member({ phoneNumber: '+821012345678' }) });
  expect(await screen.findByRole('radio', { name: '신청 안 함' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '소득공제' }));
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-1234-5678');
  expect(readDraft(JSON.parse(JSON.stringify(store.getState().orderDraft.draft)))?.cashReceipt).toEqual({
    kind: 'incomeDeduction',
    number: '010-1234-5678',
  });

  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).toMatchObject({ pay: 'cash', cashReceipt: { kind: 'incomeDeduction', number: '01012345678' } });
});

test('an invalid business number shows an error at its field, and nothing is sent', async () => {
  const requests: OrderRequest[] = [];
  taking(requests);
  const { user, router } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: '지출증빙' }));
  const number = screen.getByLabelText('사업자등록번호');
  await user.type(number, '1248100999');
  await user.click(await readyButton());

  expect(number).toHaveAccessibleDescription('사업자등록번호 10자리를 확인해 주세요.');
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveValue('124-81-00999');
  expect(requests).toEqual([]);

  await user.click(await readyButton());
  await waitFor(() => expect(number).toHaveFocus());

  await user.clear(number);
  await user.type(number, '1248100998');
  expect(number).toHaveAccessibleDescription('');
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).toMatchObject({ cashReceipt: { kind: 'expenseProof', number: '1248100998' } });
});

test('a business number that is pasted with a space keeps all of its digits', async () => {
  const { user } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: '지출증빙' }));
  const number = screen.getByLabelText('사업자등록번호');
  await user.click(number);
  await user.paste(' 124-81-00998 ');
  await user.tab();
  expect(number).toHaveValue('124-81-00998');
});

test('switching the kind of receipt keeps the typed numbers', async () => {
  const { user } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: '지출증빙' }));
  await user.type(screen.getByLabelText('사업자등록번호'), '1248100998');
  await user.click(screen.getByRole('radio', { name: '소득공제' }));
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-1234-5678');
  await user.click(screen.getByRole('radio', { name: '신청 안 함' }));
  await user.click(screen.getByRole('radio', { name: '지출증빙' }));
  expect(screen.getByLabelText('사업자등록번호')).toHaveValue('124-81-00998');
});

test('a number that the provider refuses shows an error there too', async () => {
  const { user } = await openPayment({
    draft: draft({ cashReceipt: { kind: 'expenseProof', number: '124-81-00998' } }),
  });
  server.use(refuse('createOrder', 400, { errors: [{ code: 'INVALID', field: 'cashReceipt.number' }] }));
  await screen.findByLabelText('사업자등록번호');
  await user.click(await readyButton());
  await waitFor(() =>
    expect(screen.getByLabelText('사업자등록번호')).toHaveAccessibleDescription(
      '현금영수증 번호를 다시 확인해 주세요.',
    ),
  );
});

test('it is offered with cash that the customer pays; otherwise it is neither shown nor sent, but kept', async () => {
  const requests: OrderRequest[] = [];
  taking(requests);
  const { user, router } = await openPayment({
    draft: draft({ cashReceipt: { kind: 'incomeDeduction', number: '010-1234-5678' } }),
  });
  await screen.findByRole('heading', { name: '현금영수증' });
  await user.click(screen.getByRole('radio', { name: /착불/ }));
  expect(screen.queryByRole('heading', { name: '현금영수증' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '선불 · 출발지에서 보내는 분이 결제' }));
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-1234-5678');
  await user.click(screen.getByRole('radio', { name: /^카드/ }));
  expect(screen.queryByRole('heading', { name: '현금영수증' })).not.toBeInTheDocument();

  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).not.toHaveProperty('cashReceipt');
});

test('guests can have one too, for a number that they enter', async () => {
  const { user } = await openPayment({ user: guest() });
  await user.click(await screen.findByRole('radio', { name: /^현금/ }));
  await user.click(await screen.findByRole('radio', { name: '소득공제' }));
  const [, receipt] = screen.getAllByLabelText('휴대폰 번호');
  expect(receipt).toHaveValue('');
});

const priced = (total: number) => draft({ calculationPrice: { ...draft().calculationPrice, total } });

test('from 100,000 won in cash it cannot be declined: without a number, the tax office’s own is sent', async () => {
  const requests: OrderRequest[] = [];
  taking(requests);
  const { user, router } = await openPayment({ draft: priced(100_000) });
  expect(await screen.findByRole('radio', { name: '번호 없이 발급' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: '신청 안 함' })).not.toBeInTheDocument();
  expect(
    screen.getByText(/100,000원 이상을 현금·계좌이체로 거래하면 번호가 없어도 .*010-\u2060000-\u20601234/),
  ).toBeVisible();
  expect(screen.queryByText(/세법/)).not.toBeInTheDocument();

  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).toMatchObject({ cashReceipt: { kind: 'incomeDeduction', number: '0100001234' } });
});

test('below 100,000 won, no receipt is sent if none is wanted', async () => {
  const requests: OrderRequest[] = [];
  taking(requests);
  const { user, router } = await openPayment({ draft: priced(99_999) });
  expect(await screen.findByRole('radio', { name: '신청 안 함' })).toBeChecked();
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).not.toHaveProperty('cashReceipt');
});

test('only of a move is tax law the reason', async () => {
  const home = { ...EMPTY_HOME, floor: '1' };
  await openPayment({
    draft: draft({
      orderType: 'HomeMoving',
      moving: {
        ...EMPTY_HOME_MOVE,
        items: [{ code: 'bedQueen', quantity: 1 }],
        level: 'fullPack',
        from: { ...home, area: '33' },
        to: home,
      },
      appointmentAt: '2099-03-02T00:00:00.000Z',
      pay: 'cash',
      calculationPrice: { ...draft().calculationPrice, total: 1_034_000 },
    }),
  });
  expect(
    await screen.findByText(/100,000원 이상을 현금·계좌이체로 거래하면 세법에 따라 현금영수증을 반드시 발급해야 해요/),
  ).toBeVisible();
});
