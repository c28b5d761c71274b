import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { breakConnection, deny, refuse, reply } from '../../support/handlers/reply';
import { order, price } from '../../support/factories/orders';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  confirm,
  delivery,
  DROP,
  HEAD,
  renderBulkOrders,
  renderSheet,
  sendAll,
  type Sent,
} from './bulk-orders-setup';

let sent: Sent = [];
beforeEach(() => {
  sent = answerBulkOrders();
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('textbox', { name: '표 붙여넣기' }), { dataTransfer: { files: [file] } });

describe('import', () => {
  test('shows a dropped file with its columns, and remembers a corrected column for the next sheet', async () => {
    const { user } = await renderBulkOrders();
    const file = new File([`고객,배송지,비고란\n하나,${DROP},문 앞\n`], '오늘.csv', { type: 'text/csv' });
    drop(file);
    expect(await screen.findByText(/오늘\.csv · 1행/)).toBeVisible();
    expect(screen.getByLabelText('배송지 열의 항목')).toHaveValue('dropAddress');
    expect(screen.getByText(/아직 맞추지 않은 필수 항목: 출발지 주소/)).toBeVisible();

    await user.selectOptions(screen.getByLabelText('비고란 열의 항목'), '도착지 요청사항');
    await user.click(screen.getByRole('button', { name: '1행 가져오기' }));
    await screen.findByRole('grid');
    expect(cell(1, '도착지 요청사항')).toHaveTextContent('문 앞');

    await user.click(screen.getByRole('button', { name: '새 표' }));
    await user.click(await screen.findByRole('button', { name: '삭제하고 시작' }));
    await screen.findByRole('textbox', { name: '표 붙여넣기' });
    drop(file);
    expect(await screen.findByText('지난번에 쓴 열 설정을 불러왔어요.')).toBeVisible();
    expect(screen.getByLabelText('비고란 열의 항목')).toHaveValue('dropNote');
  });

  test('reports an unsupported file beside the field', async () => {
    await renderBulkOrders();
    drop(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], '옛날.xls'));
    expect(await screen.findByText(/예전 엑셀 형식/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '표 붙여넣기' })).toHaveAccessibleDescription(/예전 엑셀 형식/);
  });

  test('of a slow file does not replace the sheet that was begun meanwhile', async () => {
    const { user } = await renderBulkOrders();
    const file = new File([], '느린.csv');
    const bytes = new TextEncoder().encode(asText([HEAD, delivery('늦은 고객')]));
    let arrive = (_content: ArrayBuffer) => {};
    file.arrayBuffer = () => new Promise((resolve) => (arrive = resolve));
    drop(file);
    await user.click(screen.getByRole('button', { name: '빈 표에서 시작' }));
    await screen.findByRole('grid', { name: '주문 표' });
    cell(1, '받는 분').focus();
    await user.keyboard('이하윤{Enter}');

    await act(async () => arrive(bytes.buffer));
    await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('이하윤'));
    expect(screen.queryByText('늦은 고객')).toBeNull();
  });

  test('takes 500 rows and reports how many are left out', async () => {
    const { user } = await renderBulkOrders();
    await user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([HEAD, ...Array.from({ length: 502 }, (_, index) => delivery(`고객${index}`))]));
    expect(
      await screen.findByText('500행까지만 가져올 수 있어요. 나머지 2행은 다음 표에서 접수해 주세요.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: '500행 가져오기' })).toBeEnabled();
  });
});

describe('price', () => {
  test('comes by itself for all rows, three requests at a time, and sending waits for it', async () => {
    const answers: (() => void)[] = [];
    server.use(
      reply('estimate', async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return price({ total: 12_000 });
      }),
    );
    const appointments = ['10:00', '10:15', '10:30', '10:45', '11:00'];
    const rows = appointments.map((time, index) => [...delivery(`고객${index}`), `내일 ${time}`]);
    const { user } = await renderBulkOrders();
    await user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([[...HEAD, '픽업 시간'], ...rows]));

    await waitFor(() => expect(answers).toHaveLength(3));
    expect(await screen.findByRole('progressbar', { name: '요금 계산' })).toBeVisible();
    expect(screen.getByRole('button', { name: '접수하기' })).toBeDisabled();
    for (let answered = 0; answered < 5; answered += 1) {
      await waitFor(() => expect(answers.length).toBeGreaterThan(answered));
      answers[answered]?.();
    }
    expect(await screen.findByRole('button', { name: '5건 접수하기' })).toBeEnabled();
    expect(cell(5, '요금')).toHaveTextContent('12,000원');
  });
});

describe('send', () => {
  test('sends each row once with a separate key; a refused one keeps its reason, and is corrected and sent alone', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('둘'), delivery('셋')]);
    server.use(
      reply('createOrder', ({ body, headers }) => {
        const name = body.waypoints[1]?.contactName;
        if (name === '둘') deny(400);
        sent.push({ key: headers.get('Idempotency-Key'), request: body });
        return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
      }),
    );
    await sendAll(user, 3);
    await screen.findByText(/접수 2건/);
    expect(cell(2, '상태')).toHaveTextContent(/^접수 실패./);
    expect(cell(1, '받는 분')).toHaveAttribute('aria-readonly', 'true');

    cell(2, '받는 분').focus();
    await user.keyboard('둘님{Enter}');
    await user.click(await screen.findByRole('button', { name: '1건 접수하기' }));
    await confirm(user);
    await screen.findByText('접수 3건');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(sent.map(({ request }) => request.waypoints[1]?.contactName)).toEqual(['하나', '셋', '둘님']);
  });

  test('pauses without a connection and resumes by itself when it is back', async () => {
    const { user } = await renderSheet(Array.from({ length: 5 }, (_, index) => delivery(`고객${index}`)));
    server.use(
      reply('createOrder', ({ body, headers }) => {
        sent.push({ key: headers.get('Idempotency-Key'), request: body });
        if (sent.length === 1) onlineManager.setOnline(false);
        return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
      }),
    );
    await sendAll(user, 5);
    expect(await screen.findByText(/연결이 끊겨 접수를 멈췄어요/)).toBeVisible();
    expect(sent.length).toBeLessThan(5);
    onlineManager.setOnline(true);
    await screen.findByText('접수 5건');
    expect(sent).toHaveLength(5);
  });

  test('stops with a message if there is no response, and the input can still be sent', async () => {
    const { user } = await renderSheet([delivery('하나')]);
    server.use(breakConnection('createOrder'), breakConnection('listOrders'));
    await sendAll(user, 1);
    expect(await screen.findByText(/서버 연결이 불안정해 접수를 멈췄어요/)).toBeVisible();
    expect(cell(1, '상태')).toHaveTextContent('접수 확인 필요');

    sent = answerBulkOrders();
    await user.click(await screen.findByRole('button', { name: '1건 이어서 접수하기' }));
    await screen.findByText('접수 1건');
    expect(sent).toHaveLength(1);
  });

  test('says that there were too many requests if the provider asks to wait, not that the connection is bad', async () => {
    const { user } = await renderSheet([delivery('하나')]);
    server.use(refuse('createOrder', 429));
    await sendAll(user, 1);
    expect(await screen.findByText('요청이 많아 접수를 멈췄어요. 잠시 후 이어서 접수해 주세요.')).toBeVisible();
    expect(await screen.findByRole('button', { name: '1건 이어서 접수하기' })).toBeEnabled();
  });
});

describe('export', () => {
  test('has a label with a code for every sent row, and prints all of them', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderSheet(Array.from({ length: 6 }, (_, index) => delivery(`고객${index}`)));
    await sendAll(user, 6);
    await screen.findByText('접수 6건');
    await user.click(screen.getByRole('button', { name: '라벨' }));
    const dialog = await screen.findByRole('dialog', { name: '라벨 6장' });
    expect(within(dialog).getAllByRole('img', { name: /주문 조회 QR 코드/ })).toHaveLength(4);
    expect(within(dialog).getByText('외 2장')).toBeVisible();
    expect(document.querySelectorAll('body > [data-labels] article')).toHaveLength(6);
    await user.click(within(dialog).getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
