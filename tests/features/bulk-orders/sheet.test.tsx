import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '@/ui/kit/feedback/notify';
import { price } from '../../support/factories/orders';
import { refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  delivery,
  DROP,
  HEAD,
  PICKUP,
  renderBulkOrders,
  renderSheet,
  TWIN,
} from './bulk-orders-setup';

beforeEach(() => void answerBulkOrders());

const names = ['하나', '둘', '셋'];
const threeRows = () => renderSheet(names.map((name) => delivery(name)));
const namesShown = () => [1, 2, 3].map((row) => cell(row, '받는 분').textContent);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('no row that scrolls into view waits for its letters: each is rendered before, and screen readers skip them', async () => {
  await renderSheet([delivery('갸냐'), delivery('갸댜')]);
  const letters = document.querySelector('[data-letters]');
  expect(letters).toHaveAttribute('aria-hidden', 'true');
  expect(letters?.textContent.match(/[갸냐댜]/g)).toEqual(['갸', '냐', '댜']);
});

test('below a vehicle that is not known stand the names that can be written', async () => {
  const { user } = await renderSheet([delivery('하나', { 6: 'forklift' })]);
  expect(cell(1, '차량')).toHaveTextContent('알 수 없는 차량이에요');
  await user.click(cell(1, '차량'));
  expect(await screen.findByText(/입력할 수 있는 차량: 오토바이/)).toBeVisible();
});

describe('the sheet by keyboard', () => {
  test('is one Tab stop; arrows, Home, End and Ctrl move as in a spreadsheet', async () => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);

    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(2, '받는 분 연락처')).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell(2, '상태')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cell(2, '받는 분')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell(3, '상태')).toHaveFocus();
    await user.keyboard('{PageUp}{Tab}{Shift>}{Tab}{Tab}{/Shift}');
    expect(cell(1, '요금')).toHaveFocus();
  });

  test('a letter replaces the cell’s content, F2 edits it, Escape restores it', async () => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    await user.keyboard('x');
    expect(screen.getByRole('textbox', { name: '1행 받는 분' })).toHaveValue('x');
    await user.keyboard('{Escape}');
    expect(cell(1, '받는 분')).toHaveTextContent('하나');
    expect(cell(1, '받는 분')).toHaveFocus();

    await user.keyboard('{F2}님{Enter}');
    expect(cell(1, '받는 분')).toHaveTextContent('하나님');
    expect(cell(2, '받는 분')).toHaveFocus();
  });

  test.each([
    ['during the composition', { isComposing: true }],
    ['after it, as in Safari', { keyCode: 229 }],
  ])('Enter, Tab and Esc that end a syllable stay in the cell, signalled %s', async (_when, sign) => {
    const { user } = await threeRows();
    await user.dblClick(cell(1, '받는 분'));
    await user.keyboard('님');
    const editor = screen.getByRole('textbox', { name: '1행 받는 분' });

    for (const key of ['Enter', 'Tab', 'Escape']) fireEvent.keyDown(editor, { key, ...sign });
    expect(editor).toHaveFocus();
    expect(editor).toHaveValue('하나님');
    await user.keyboard('{Enter}');
    expect(cell(1, '받는 분')).toHaveTextContent('하나님');
    expect(cell(2, '받는 분')).toHaveFocus();
  });

  test.each([
    ['the key of an input method', { key: 'Process', keyCode: 229 }],
    ['a jamo', { key: 'ㅎ' }],
  ])('%s starts editing a selected cell and is typed into it', async (_what, press) => {
    const { user } = await threeRows();
    await user.click(cell(1, '받는 분'));
    // The browser types the key into the field that has the focus by then.
    expect(fireEvent.keyDown(cell(1, '받는 분'), press)).toBe(true);
    expect(screen.getByRole('textbox', { name: '1행 받는 분' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: '1행 받는 분' })).toHaveFocus();
  });

  test('the list of a cell begins with the choice that is typed, and has all for text that is none', async () => {
    const rows = ['신용', '착불'].map((pay, index) => [...delivery(String(index)), pay]);
    const { user } = await renderSheet(rows, [...HEAD, '결제']);
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await user.dblClick(cell(1, '결제'));
    const editor = screen.getByRole('combobox', { name: '1행 결제' });
    expect(options()).toEqual(['신용', '현금·계좌이체', '착불']);
    await user.clear(editor);
    await user.type(editor, '카드');
    expect(options()).toEqual(['신용', '현금·계좌이체', '착불']);
    await user.clear(editor);
    await user.type(editor, '착');
    expect(options()).toEqual(['착불']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(cell(1, '결제')).toHaveTextContent('착불');
  });

  test('of two entries of one road, each can be chosen by the keys and the one below is reached', async () => {
    const places = ['대치동 891', '대치동 892'].map((jibunAddress, index) => ({ jibunAddress, lat: 37.5 + index }));
    const items = [
      ...places.map((place) => ({ ...place, roadAddress: TWIN, lng: 127 })),
      { roadAddress: DROP, lat: 37.4, lng: 127 },
    ];
    const priced: (number | undefined)[] = [];
    const { user } = await renderSheet([delivery('하나')]);
    server.use(
      reply('searchAddresses', () => ({ items, pageIndex: 0, pageSize: 10, total: items.length })),
      reply('estimate', ({ body }) => {
        priced.push(body.waypoints[1]?.address.lat);
        return price({ total: 12_000 });
      }),
    );
    await user.dblClick(cell(1, '도착지 주소'));
    const editor = screen.getByRole('combobox', { name: '1행 도착지 주소' });
    await user.clear(editor);
    await user.type(editor, '테헤란로');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    const active = () => document.getElementById(editor.getAttribute('aria-activedescendant') ?? '');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent(DROP);
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('대치동 892');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(priced).toEqual([38.5]));
  });

  test('the list of vehicles is in the language that the customer has changed to', async () => {
    const { user, i18n } = await threeRows();
    const vehicle = cell(1, '차량');
    await user.dblClick(vehicle);
    expect(screen.getByRole('option', { name: '오토바이' })).toBeVisible();
    await user.keyboard('{Escape}');
    await act(() => i18n.changeLanguage('en'));
    await user.dblClick(vehicle);
    expect(await screen.findByRole('option', { name: 'Motorcycle' })).toBeVisible();
  });

  test('a click elsewhere keeps the typed text', async () => {
    const { user } = await threeRows();
    await user.dblClick(cell(1, '받는 분'));
    await user.keyboard('님');
    await user.click(cell(3, '차량'));
    expect(cell(1, '받는 분')).toHaveTextContent('하나님');
    expect(cell(3, '차량')).toHaveFocus();
  });

  test('Shift selects several cells; copying, clearing, pasting and undoing work on all of them and are announced', async () => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    expect(screen.getByText('2행 × 2열 선택')).toBeInTheDocument();

    const setData = vi.fn();
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', '하나\t010-3000-1000\n둘\t010-3000-1000\n');
    await user.keyboard('{Delete}');
    expect(namesShown()).toEqual(['입력해 주세요', '입력해 주세요', '셋']);
    expect(status()).toContain('2행의 칸을 비웠어요.');

    await user.keyboard('{Control>}z{/Control}');
    expect(namesShown()).toEqual(names);
    expect(status()).toContain('되돌렸어요.');

    cell(2, '받는 분').focus();
    await user.paste('가\t010-1111-1111\n나\t010-2222-2222');
    await screen.findByText('2행에 붙여넣었어요.');
    expect(namesShown()).toEqual(['하나', '가', '나']);
    expect(cell(3, '받는 분 연락처')).toHaveTextContent('010-2222-2222');
  });

  test('price and status are copied as they are shown, alone and behind the cells of their row', async () => {
    const { user } = await threeRows();
    const setData = vi.fn();
    const copy = () => fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
    cell(1, '상태').focus();
    copy();
    const [price, status] = [cell(1, '요금').textContent, cell(1, '상태').textContent];
    expect(price).toMatch(/^[\d,]+원$/);
    expect(setData).toHaveBeenLastCalledWith('text/plain', `${status}\n`);

    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    copy();
    const last = setData.mock.lastCall?.[1];
    expect(last).toMatch(new RegExp(`^[^\\t]+\\t${price}\\t${status}\\n$`));
  });

  test('Ctrl+A selects every cell and keeps the keyboard in the sheet', async () => {
    const { user } = await threeRows();
    cell(2, '차량').focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3행 × 4열 선택')).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(12);
    // Scrolling keeps only the cell that is the Tab stop.
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
    expect(cell(1, '받는 분')).toHaveFocus();
  });

  test('a blank line among pasted cells empties its cell, so that the others go into their rows', async () => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    await user.paste('a\r\n\r\nc\r\n');
    await screen.findByText('3행에 붙여넣었어요.');
    expect(namesShown()).toEqual(['a', '입력해 주세요', 'c']);

    await user.paste('가\t010-1111-1111\r\n\r\n다\t010-3333-3333\r\n');
    await waitFor(() => expect(namesShown()).toEqual(['가', '입력해 주세요', '다']));
    expect(cell(1, '받는 분 연락처')).toHaveTextContent('010-1111-1111');
    expect(cell(2, '받는 분 연락처')).toHaveTextContent('입력해 주세요');
    expect(cell(3, '받는 분 연락처')).toHaveTextContent('010-3333-3333');
  });

  test('lines pasted on the price or the status add no empty rows', async () => {
    const { user } = await threeRows();
    for (const heading of ['요금', '상태']) {
      cell(3, heading).focus();
      await user.paste('가\n나\n다');
    }
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(namesShown()).toEqual(names);
  });

  test('pasted lines beyond 500 rows are reported, and lines that fit are not', async () => {
    const { user } = await renderBulkOrders();
    await user.click(screen.getByRole('button', { name: '빈 표에서 시작' }));
    await screen.findByRole('grid', { name: '주문 표' });
    const FULL = /초과한 행은 추가하지 않았어요/;
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `고객${index}`).join('\n');

    cell(1, '받는 분').focus();
    await user.paste(lines(300));
    await screen.findByText('300행에 붙여넣었어요.');
    expect(await screen.findByRole('radio', { name: '전체 300' })).toBeChecked();
    // A message that comes later than the other one would.
    void notify('info', '끝');
    await screen.findByText('끝');
    expect(screen.queryByText(FULL)).toBeNull();

    await user.paste(lines(600));
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(await screen.findByRole('radio', { name: '전체 500' })).toBeChecked();
  });

  test.each([
    ['a jamo', 'ㅋ', 'KeyZ', true],
    ['the key of an input method', 'Process', 'KeyZ', true],
    ['a Z elsewhere, as on AZERTY', 'z', 'KeyW', true],
    ['a W in the place of Z, as on AZERTY', 'w', 'KeyZ', false],
    ['a sign in the place of Z, as on Dvorak', ';', 'KeyZ', false],
  ])('Ctrl with %s undoes only where the key means Z', async (_what, key, code, isUndone) => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    await user.keyboard('{Delete}');
    expect(namesShown()).toEqual(['입력해 주세요', '둘', '셋']);
    fireEvent.keyDown(cell(1, '받는 분'), { key, code, ctrlKey: true });
    expect(namesShown()).toEqual([isUndone ? '하나' : '입력해 주세요', '둘', '셋']);
  });

  test('Ctrl+D fills the selected cells from the first one, a single cell from the one above', async () => {
    const { user } = await threeRows();
    cell(2, '받는 분').focus();
    await user.keyboard('{Control>}d{/Control}');
    expect(namesShown()).toEqual(['하나', '하나', '셋']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(namesShown()).toEqual(['하나', '하나', '하나']);
  });

  test('finds a text cell by cell, says which one it is, replaces all, and ends on the cell that was found', async () => {
    const { user } = await renderSheet([delivery('김하나'), delivery('이둘'), delivery('김셋')]);
    cell(1, '받는 분').focus();
    await user.keyboard('{Control>}f{/Control}');
    const bar = within(await screen.findByRole('search', { name: '찾기 · 바꾸기' }));
    await user.type(bar.getByLabelText('찾을 내용'), '김');
    expect(bar.getByRole('status')).toHaveTextContent('검색 결과 2곳');
    await user.keyboard('{Enter}');
    expect(bar.getByRole('status')).toHaveTextContent('2곳 중 1번째');
    await user.keyboard('{Enter}');
    expect(bar.getByRole('status')).toHaveTextContent('2곳 중 2번째');
    await user.type(bar.getByLabelText('바꿀 내용'), '박');
    await user.click(bar.getByRole('button', { name: '모두 바꾸기' }));
    expect(bar.getByRole('status')).toHaveTextContent('2곳을 바꿨어요.');
    expect(cell(1, '받는 분')).toHaveTextContent('박하나');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(cell(3, '받는 분')).toHaveFocus();
    expect(cell(3, '받는 분')).toHaveTextContent('박셋');
  });

  test('Ctrl+F goes to the text that is looked for, also when the bar is open already', async () => {
    const { user } = await threeRows();
    act(() => cell(1, '받는 분').focus());
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await screen.findByLabelText('찾을 내용'), '둘');
    await user.click(cell(3, '받는 분'));
    expect(cell(3, '받는 분')).toHaveFocus();
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.getByLabelText('찾을 내용')).toHaveFocus();
    expect(screen.getByLabelText('찾을 내용')).toHaveValue('둘');
  });

  test('an edit that another window interrupts is kept, and the keys go on in its cell', async () => {
    const { user } = await threeRows();
    act(() => cell(1, '받는 분').focus());
    await user.keyboard('{F2}님');
    // The page keeps its active element while its window is behind another one.
    fireEvent.blur(screen.getByRole('textbox', { name: '1행 받는 분' }));
    expect(cell(1, '받는 분')).toHaveTextContent('하나님');
    expect(cell(1, '받는 분')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(cell(2, '받는 분')).toHaveFocus();
  });

  test('the next text goes into the field that was selected, also when columns have opened before it', async () => {
    const notes = ['문 앞', '경비실'].map((note, index) => [...delivery(`고객${index}`), note]);
    const { user } = await renderSheet(notes, [...HEAD, '도착지 요청사항']);
    const place = cell(2, '도착지 요청사항').getAttribute('aria-colindex');
    act(() => cell(2, '도착지 요청사항').focus());
    // The second line makes a new row, which lacks the goods that the other rows have in common.
    await user.paste('전화\n벨');
    await waitFor(() => expect(cell(3, '물품')).toBeInTheDocument());
    expect(cell(2, '도착지 요청사항')).not.toHaveAttribute('aria-colindex', place);
    expect(cell(2, '도착지 요청사항')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.paste('문자');
    expect(cell(3, '도착지 요청사항')).toHaveTextContent('문자');
    expect(cell(3, '물품')).not.toHaveTextContent('문자');
  });

  test('the corner of a cell fills the rows that it is dragged over, also when it is released outside the sheet', async () => {
    const { user } = await threeRows();
    cell(1, '받는 분').focus();
    const corner = cell(1, '받는 분').querySelector('[data-fill]');
    if (!corner) throw new Error('The active cell has no corner');
    // The pointer is at 0, 0, which must be among the cells.
    vi.spyOn(screen.getByRole('grid'), 'getBoundingClientRect').mockReturnValue(new DOMRect(-100, -100, 900, 700));
    await user.pointer([{ keys: '[MouseLeft>]', target: corner }, { target: cell(2, '받는 분') }]);
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
    expect(namesShown()).toEqual(['하나', '하나', '셋']);
  });

  test('Escape and then Tab leave the sheet in both directions', async () => {
    const { user } = await threeRows();
    const grid = screen.getByRole('grid', { name: '주문 표' });
    cell(1, '받는 분').focus();
    await user.keyboard('{Escape}{Tab}');
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    cell(1, '받는 분').focus();
    await user.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('an error', () => {
  test('is shown in its cell, announced on leaving the cell, and gone when corrected', async () => {
    const { user } = await renderSheet([delivery('하나', { 4: '010-12' })]);
    const phone = cell(1, '받는 분 연락처');
    expect(phone).toHaveTextContent('010-12전화번호를 확인해 주세요');
    expect(phone).toHaveAttribute('aria-invalid', 'true');

    phone.focus();
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('전화번호를 확인해 주세요');
    await user.keyboard('3{Enter}');
    expect(status()).toContain('1행 받는 분 연락처: 전화번호를 확인해 주세요');
    await user.keyboard('01099998888{Enter}');
    expect(cell(1, '받는 분 연락처')).toHaveTextContent(/^010-9999-8888$/);
    await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('접수 가능'));
  });

  test('of an ambiguous address becomes a choice, and the chosen place counts', async () => {
    // Two buildings at one address: the text alone would stay ambiguous.
    const items = ['가동', '나동'].map((buildingName) => ({ roadAddress: TWIN, buildingName, lat: 37.5, lng: 127 }));
    server.use(
      reply('searchAddresses', ({ query }) => {
        const found = query.get('keyword') === PICKUP ? [{ roadAddress: PICKUP, lat: 37.5, lng: 127 }] : items;
        return { items: found, pageIndex: 0, pageSize: 20, total: found.length };
      }),
    );
    const { user } = await renderSheet([delivery('하나', { 5: `${TWIN} 12층 총무팀` })]);
    await user.click(screen.getByText('주소를 선택해 주세요'));
    await user.click(await screen.findByRole('option', { name: /나동/ }));
    expect(cell(1, '도착지 주소')).toHaveTextContent(new RegExp(`^${TWIN}$`));
    expect(cell(1, '도착지 주소')).toHaveFocus();
    // The floor stays in the sheet, so that labels and templates have it too.
    expect(cell(1, '도착지 상세 주소')).toHaveTextContent(/^12층 총무팀$/);
    await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('접수 가능'));

    await user.keyboard('{Control>}z{/Control}');
    expect(cell(1, '도착지 주소')).toHaveTextContent(`${TWIN} 12층 총무팀`);
  });

  test('of a duplicate row blocks it until the customer confirms the row', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('하나')]);
    expect(cell(2, '상태')).toHaveTextContent('중복 의심1행과 같아요');
    expect(screen.getByRole('button', { name: '1건 접수하기' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: '그래도 접수' }));
    expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
  });

  test('filters the rows on request, and a corrected row stays under the cursor', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' }), delivery('셋', { 6: '우주선' })]);
    await user.click(screen.getByRole('radio', { name: '확인할 행 2' }));
    const rows = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('rowheader')
        .map((row) => row.textContent);
    expect(rows()).toEqual(['2', '3']);
    // Screen readers say the place in the grid, which has no fourth row.
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    const places = within(grid)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-rowindex'));
    expect(places).toEqual(['1', '2', '3']);

    cell(2, '받는 분 연락처').focus();
    await user.keyboard('01011112222{Enter}');
    expect(rows()).toEqual(['2', '3']);
    expect(cell(3, '받는 분 연락처')).toHaveFocus();
    expect(screen.getByRole('radio', { name: '확인할 행 1' })).toBeChecked();
  });

  test('of another row joins the filtered rows without moving the cell that is being edited', async () => {
    let answerAddress = () => {};
    const held = new Promise<void>((resolve) => (answerAddress = resolve));
    server.use(
      reply('searchAddresses', async ({ query }) => {
        const keyword = query.get('keyword') ?? '';
        if (keyword.startsWith('없는')) await held;
        const items = [PICKUP, DROP]
          .filter((one) => one.startsWith(keyword))
          .map((roadAddress) => ({ roadAddress, lat: 37.5, lng: 127 }));
        return { items, pageIndex: 0, pageSize: 20, total: items.length };
      }),
    );
    const { user } = await renderBulkOrders();
    await user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([HEAD, delivery('하나', { 5: '없는 길' }), delivery('둘', { 4: '010-12' })]));
    await user.click(await screen.findByRole('radio', { name: '확인할 행 1' }));
    const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
    expect(rows()).toEqual(['2']);

    cell(2, '받는 분').focus();
    await user.keyboard('{F2}님');
    act(answerAddress);
    await screen.findByRole('radio', { name: '확인할 행 2' });
    expect(rows()).toEqual(['2', '1']);
    expect(screen.getByRole('textbox', { name: '2행 받는 분' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: '2행 받는 분' })).toHaveValue('둘님');

    await user.keyboard('{Tab}{Delete}');
    expect(cell(2, '받는 분')).toHaveTextContent('둘님');
    expect(cell(2, '받는 분 연락처')).toHaveTextContent('입력해 주세요');
    expect(cell(1, '받는 분')).toHaveTextContent('하나');
    expect(cell(1, '받는 분 연락처')).toHaveTextContent('010-3000-1000');

    // A row that joined stays, too, when it is corrected.
    cell(1, '도착지 주소').focus();
    await user.keyboard(`${DROP}{Tab}`);
    await screen.findByRole('radio', { name: '확인할 행 1' });
    expect(rows()).toEqual(['2', '1']);
  });
});

test('a price that the provider refuses says which part of the row is wrong', async () => {
  server.use(refuse('estimate', 400, { errors: [{ code: 'NOT_FOUND', field: 'vehiclePoolId' }] }));
  await renderSheet([delivery('하나')]);
  await waitFor(() => expect(cell(1, '상태')).toHaveTextContent(/‘차량’ 항목에 올바르지 않은 내용이 있어요/));
});
