import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordServerTime } from '@/domain/time/clock';
import { BulkOrders } from '@/features/bulk-orders/bulk-orders-page';
import { order, price } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { breakConnection, deny, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  confirm,
  delivery,
  HEAD,
  renderSheet,
  sendAll,
  TWIN,
  type Sent,
} from './bulk-orders-setup';

let sent: Sent = [];
beforeEach(() => {
  sent = answerBulkOrders();
  onlineManager.setOnline(true);
});

const fiveRows = () => renderSheet(Array.from({ length: 5 }, (_, index) => delivery(`고객${index}`)));
const names = () => sent.map(({ request }) => request.waypoints[1]?.contactName);

/** The provider accepts orders only when the test says so. */
function holdOrders() {
  const answers: (() => void)[] = [];
  let isHeld = true;
  server.use(
    reply('createOrder', async ({ body, headers }) => {
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
      sent.push({ key: headers.get('Idempotency-Key'), request: body });
      return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
    }),
  );
  return {
    waiting: () => answers.length,
    release: () => {
      isHeld = false;
      for (const answer of answers) answer();
    },
  };
}

describe('while rows are being sent', () => {
  test('rows on their way count in the progress and in the price', async () => {
    const { user } = await fiveRows();
    const provider = holdOrders();
    await screen.findAllByText('60,000원');
    await sendAll(user, 5);
    await waitFor(() => expect(provider.waiting()).toBe(3));
    expect(await screen.findByText('접수 중 · 5건 중 0건 완료')).toBeVisible();
    expect(screen.getAllByText('60,000원')[0]).toBeVisible();
    provider.release();
    await screen.findByText('접수 5건');
  });

  test('another Enter does not pause them: the focus is at their progress', async () => {
    const { user } = await fiveRows();
    const provider = holdOrders();
    const start = await screen.findByRole('button', { name: '5건 접수하기' });
    act(() => start.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    act(() => within(dialog).getByRole('button', { name: '접수하기' }).focus());
    await user.keyboard('{Enter}');
    const progress = await screen.findByText('접수 중 · 5건 중 0건 완료');
    await waitFor(() => expect(progress.parentElement).toHaveFocus());

    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '일시정지' })).toBeVisible();
    provider.release();
    await screen.findByText('접수 5건');
    expect(sent).toHaveLength(5);
  });

  test('what is typed into one whose turn comes meanwhile is not lost without a word', async () => {
    const { user } = await fiveRows();
    const provider = holdOrders();
    await sendAll(user, 5);
    await waitFor(() => expect(provider.waiting()).toBe(3));
    cell(5, '받는 분').focus();
    await user.keyboard('새 이름');
    provider.release();
    await waitFor(() => expect(sent).toHaveLength(5));

    await user.keyboard('{Enter}');
    expect(await screen.findByText('이미 접수했거나 접수 중인 행은 수정할 수 없어요.')).toBeVisible();
    await waitFor(() => expect(cell(5, '받는 분')).toHaveTextContent('고객4'));
  });

  test('one that is changed or deleted during the price check is not sent in its old form', async () => {
    const answers: (() => void)[] = [];
    let isHeld = false;
    server.use(
      reply('estimate', async () => {
        if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
        return price({ total: 12_000, validUntil: new Date(Date.now() + 60_000).toISOString() });
      }),
    );
    const { user } = await renderSheet([delivery('하나'), delivery('둘'), delivery('셋')]);
    await user.click(await screen.findByRole('button', { name: '3건 접수하기' }));
    // The prices are over by now.
    const realNow = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 120_000);
    isHeld = true;
    await confirm(user);
    await waitFor(() => expect(answers).not.toHaveLength(0));

    cell(1, '받는 분').focus();
    await user.keyboard('하나님{Enter}');
    await user.click(screen.getByRole('button', { name: '행 삭제' }));
    isHeld = false;
    for (const answer of answers) answer();

    await user.click(await screen.findByRole('button', { name: '1건 접수하기' }));
    await confirm(user);
    await screen.findByText('접수 2건');
    expect(names()).toEqual(['셋', '하나님']);
  });
});

describe('a run that resumes by itself after a lost connection', () => {
  let farPrice = 0;
  beforeEach(() => {
    farPrice = 30_000;
    server.use(
      reply('estimate', ({ body }) => {
        const isFar = body.waypoints[1]?.address.roadAddress === TWIN;
        return price({ total: isFar ? farPrice : 12_000 });
      }),
      reply('createOrder', ({ body, headers }) => {
        const isFar = body.waypoints[1]?.address.roadAddress === TWIN;
        if (isFar && body.calculationPrice.total !== farPrice) deny(409, { msgId: 'PRICE_CHANGED' });
        sent.push({ key: headers.get('Idempotency-Key'), request: body });
        if (sent.length === 1) onlineManager.setOnline(false);
        return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
      }),
    );
  });
  const rows = (overs: Record<number, Parameters<typeof delivery>[1]>) =>
    Array.from({ length: 6 }, (_, index) => delivery(`고객${index}`, overs[index]));

  test('orders no row that was refused in it: the customer has not agreed to the new price', async () => {
    const { user } = await renderSheet(rows({ 0: { 5: TWIN } }));
    await screen.findByRole('button', { name: '6건 접수하기' });
    farPrice = 40_000;
    await sendAll(user, 6);
    expect(await screen.findByText(/연결이 끊겨 접수를 멈췄어요/)).toBeVisible();

    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('접수 5건 · 접수 실패 1건')).toBeVisible();
    await waitFor(() => expect(cell(1, '요금')).toHaveTextContent('40,000원'));
    expect(names()).not.toContain('고객0');
    await user.click(await screen.findByRole('button', { name: '1건 접수하기' }));
    await confirm(user);
    await screen.findByText('접수 6건');
  });

  test('orders no row that was corrected to another price, nor one that was incomplete', async () => {
    const { user } = await renderSheet(rows({ 3: { 5: TWIN }, 5: { 4: '' } }));
    await sendAll(user, 5);
    expect(await screen.findByText(/연결이 끊겨 접수를 멈췄어요/)).toBeVisible();
    // Both prices are known, so they need no connection.
    cell(5, '도착지 주소').focus();
    await user.keyboard(`${TWIN}{Enter}`);
    cell(6, '받는 분 연락처').focus();
    await user.keyboard('010-3000-1000{Enter}');
    await waitFor(() => expect(cell(5, '요금')).toHaveTextContent('30,000원'));
    await waitFor(() => expect(cell(6, '요금')).toHaveTextContent('12,000원'));

    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('접수 4건 · 접수 가능 2건')).toBeVisible();
    expect(names().toSorted()).toEqual(['고객0', '고객1', '고객2', '고객3']);
  });
});

test('another language does not end the run', async () => {
  const { user, i18n } = await fiveRows();
  const provider = holdOrders();
  await sendAll(user, 5);
  await waitFor(() => expect(provider.waiting()).toBe(3));

  // The texts of lazy parts load on request.
  i18n.removeResourceBundle('en', 'bulk');
  await act(() => i18n.changeLanguage('en'));
  provider.release();
  await screen.findByText('5 placed');
  expect(sent).toHaveLength(5);
});

test('from 100,000 won, a row that the sender pays in cash has a cash receipt', async () => {
  server.use(
    reply('estimate', ({ body }) => {
      const isNear = body.waypoints[1]?.address.roadAddress === TWIN;
      return price({ total: isNear ? 99_999 : 100_000 });
    }),
  );
  const rows = [
    [...delivery('가까이', { 5: TWIN }), '현금'],
    [...delivery('멀리'), '현금'],
    [...delivery('받는 사람'), '착불'],
  ];
  const { user } = await renderSheet(rows, [...HEAD, '결제']);
  await sendAll(user, 3);
  await screen.findByText('접수 3건');
  const receipts = sent.map(({ request: { waypoints, cashReceipt } }) => [waypoints[1]?.contactName, cashReceipt]);
  expect(Object.fromEntries(receipts)).toEqual({
    가까이: undefined,
    멀리: { kind: 'incomeDeduction', number: '0100001234' },
    '받는 사람': undefined,
  });
});

describe('another page of the app', () => {
  function TwoPages() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? '주문 내역' : '대량 접수'}</button>
        {isOpen ? <BulkOrders /> : null}
      </>
    );
  }

  /** Five orders, of which the provider holds the first three. */
  async function startRun() {
    const { user } = await renderApp(<TwoPages />, { user: staff() });
    await user.click(await screen.findByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([HEAD, ...Array.from({ length: 5 }, (_, index) => delivery(`고객${index}`))]));
    await screen.findByRole('grid', { name: '주문 표' });
    const provider = holdOrders();
    await sendAll(user, 5);
    await waitFor(() => expect(provider.waiting()).toBe(3));
    return { user, provider };
  }

  test('ends a run with a message, and the sheet offers to continue it as soon as the last requests have ended', async () => {
    const { user, provider } = await startRun();

    await user.click(screen.getByRole('button', { name: '주문 내역' }));
    expect(await screen.findByText('접수를 멈췄어요 · 미접수 2건')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '대량 접수' }));
    expect(screen.queryByRole('grid', { name: '주문 표' })).toBeNull();

    provider.release();
    expect(await screen.findByText(/접수 중에 페이지가 닫혔어요/)).toBeVisible();
    expect(sent).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: '2건 이어서 접수하기' }));
    await screen.findByText('접수 5건');
    expect(sent).toHaveLength(5);
  });

  test('ends the wait for the connection with a message, and the sheet offers to continue it', async () => {
    const { user, provider } = await startRun();
    onlineManager.setOnline(false);
    provider.release();
    expect(await screen.findByText(/연결이 끊겨 접수를 멈췄어요/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '주문 내역' }));
    expect(await screen.findByText('접수를 멈췄어요 · 미접수 2건')).toBeVisible();
    onlineManager.setOnline(true);
    await user.click(screen.getByRole('button', { name: '대량 접수' }));

    expect(await screen.findByText(/접수 중에 페이지가 닫혔어요/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '2건 이어서 접수하기' }));
    await screen.findByText('접수 5건');
    expect(sent).toHaveLength(5);
  });
});

test('a device whose clock is days ahead sends times that the provider accepts', async () => {
  const DAYS_MS = 2 * 24 * 60 * 60 * 1000;
  recordServerTime(Date.now() - DAYS_MS, Date.now(), Date.now());
  try {
    const rows = ['10:00', '11:00'].map((time) => [...delivery('하나'), `내일 ${time}`]);
    const { user } = await renderSheet(rows, [...HEAD, '픽업 시간']);
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
  } finally {
    recordServerTime(Date.now(), Date.now(), Date.now());
  }
});

describe('a requested pause', () => {
  test('is not ended by a restored connection', async () => {
    const { user } = await fiveRows();
    const provider = holdOrders();
    await sendAll(user, 5);
    await waitFor(() => expect(provider.waiting()).toBe(3));
    await user.click(screen.getByRole('button', { name: '일시정지' }));
    onlineManager.setOnline(false);
    provider.release();
    expect(await screen.findByRole('button', { name: '2건 이어서 접수하기' })).toBeDisabled();
    onlineManager.setOnline(true);
    await waitFor(() => expect(screen.getByRole('button', { name: '2건 이어서 접수하기' })).toBeEnabled());
    expect(sent).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: '2건 이어서 접수하기' }));
    await screen.findByText('접수 5건');
    expect(sent).toHaveLength(5);
  });
});

test('a row whose key is in use is looked up before it is sent again: its first request may still become an order', async () => {
  const keys: string[] = [];
  let isThere = false;
  server.use(
    reply('createOrder', ({ headers }) => {
      keys.push(headers.get('Idempotency-Key') ?? '');
      return deny(409, { msgId: 'IN_PROGRESS' });
    }),
    reply('listOrders', ({ query }) => {
      const isFound = isThere && query.get('idempotencyKey') === keys[0];
      const items = isFound ? [order({ id: 'order-1', orderNo: '2611-1' })] : [];
      return { items, pageIndex: 0, pageSize: 100, total: items.length };
    }),
  );
  const { user } = await renderSheet([delivery('하나')]);
  await sendAll(user, 1);
  await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('접수 실패'));
  isThere = true;
  await sendAll(user, 1);
  expect(await screen.findByText('접수 1건')).toBeVisible();
  expect(keys).toHaveLength(1);
});

describe('a row whose lookup is refused permanently', () => {
  const refuseLookUps = () =>
    server.use(
      reply('listOrders', ({ query }) =>
        query.has('idempotencyKey') ? deny(403) : { items: [], pageIndex: 0, pageSize: 100, total: 0 },
      ),
    );

  test('is reported with its number, stops no other row, and can be discarded and sent again', async () => {
    refuseLookUps();
    let lost = '';
    server.use(
      reply('createOrder', ({ body, headers }) => {
        const key = headers.get('Idempotency-Key') ?? '';
        if (lost === '' && body.waypoints[1]?.contactName === '고객0') {
          lost = key;
          deny(503);
        }
        sent.push({ key, request: body });
        return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
      }),
    );
    const { user } = await fiveRows();
    await sendAll(user, 5);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('1행이 접수됐는지 확인할 수 없어요');
    expect(notice).toHaveTextContent(`문의 번호 ${lost}`);
    expect(within(notice).getByRole('link', { name: /고객센터 / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(sent).toHaveLength(4);
    expect(cell(1, '상태')).toHaveTextContent('접수 확인 필요');

    await user.click(screen.getByRole('button', { name: '이 접수 요청 기록 삭제' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제하기' }));
    await waitFor(() => expect(screen.queryByText(/문의 번호/)).toBeNull());
    await user.click(await screen.findByRole('button', { name: '1건 접수하기' }));
    await confirm(user);
    await screen.findByText('접수 5건');
    expect(sent.map(({ key }) => key)).not.toContain(lost);
  });

  test('stays unknown if the connection broke: that lookup may succeed later', async () => {
    server.use(breakConnection('createOrder'));
    const { user } = await renderSheet([delivery('하나')]);
    server.use(
      reply('listOrders', ({ query }) =>
        query.has('idempotencyKey') ? deny(503) : { items: [], pageIndex: 0, pageSize: 100, total: 0 },
      ),
    );
    await sendAll(user, 1);
    expect(await screen.findByRole('button', { name: '1건 이어서 접수하기' })).toBeVisible();
    expect(screen.queryByText(/문의 번호/)).toBeNull();
  });
});
