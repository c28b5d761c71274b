import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPlaces, setDeviceShared } from '@/lib/storage/change-device-places';
import { rememberPlaces } from '@/lib/storage/device-places';
import { guest, member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, places, renderComposer, route } from './composer-setup';

const MESSAGE = '경기 수원시 팔달구 덕영대로 924 2층\n김하늘 010-1234-5678\n문 앞에 놔주세요';

beforeEach(answerComposer);
afterEach(() => {
  setDeviceShared(false);
  forgetPlaces();
});

const pickup = () => screen.findByRole('combobox', { name: '출발지 주소' });
const found = (...roads: readonly string[]) => ({
  items: roads.map((roadAddress) => ({
    roadAddress,
    jibunAddress: roadAddress.includes('신반포로') ? '서울 서초구 반포동 19-3' : '',
  })),
  pageIndex: 0,
  pageSize: 10,
  total: roads.length,
});
const paste = (field: HTMLElement, text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });

test('a pasted message fills in the whole place, and one press takes it back', async () => {
  const { user, store } = await renderComposer();
  paste(await pickup(), MESSAGE);

  const summary = await route().findByRole('button', { name: /출발지 수정/ });
  expect(summary).toHaveTextContent('덕영대로 924');
  expect(summary).toHaveTextContent('2층 · 김하늘 010-1234-5678');
  expect(store.getState().orderDraft.draft?.waypoints[0]?.note).toBe('문 앞에 놔주세요');

  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await pickup()).toHaveValue('');
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ address: null, contactName: '', note: '' });
});

test('the box for messages does the same and asks for what it guessed', async () => {
  const { user } = await renderComposer();
  await user.click((await screen.findAllByRole('button', { name: '한 번에 붙여넣기' }))[0] ?? document.body);
  await user.type(screen.getByRole('textbox', { name: /내용$/ }), '경기 수원시 팔달구 덕영대로 924 윤아 010-1234-5678');
  await user.click(screen.getByRole('button', { name: '자동 입력' }));

  expect(await screen.findByText(/이름 항목이 맞는지 확인해 주세요/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '보내는 분' })).toHaveAccessibleDescription(/자동 입력했어요/);
});

test('an address that is not found leaves the rest in place and its words in the search', async () => {
  server.use(reply('searchAddresses', () => ({ items: [], pageIndex: 0, pageSize: 10, total: 0 })));
  const { store } = await renderComposer();
  paste(await pickup(), MESSAGE);

  expect(await screen.findByText(/주소만 목록에서 선택해 주세요/)).toBeVisible();
  expect(await pickup()).toHaveValue('경기 수원시 팔달구 덕영대로 924');
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ address: null, contactName: '김하늘' });
});

test.each([
  ['a road of two cities', '중구 중앙로 10', ['부산 중구 중앙로 10', '대전 중구 중앙로 10']],
  ['another city', '서울 중구 중앙로 10', ['부산 중구 중앙로 10']],
  ['another road', '중앙로 161-17', ['서울 강서구 마곡중앙로 161-17']],
  ['a lot of two buildings', '서울 서초구 반포동 19-3', ['서울 서초구 신반포로 194', '서울 서초구 신반포로 176']],
])('an address that may be another one is left to the customer: %s', async (_case, address, roads) => {
  server.use(reply('searchAddresses', () => found(...roads)));
  const { store } = await renderComposer();
  paste(await pickup(), `${address} 2층\n김하늘 010-1234-5678`);

  expect(await screen.findByText(/주소만 목록에서 선택해 주세요/)).toBeVisible();
  expect(await pickup()).toHaveValue(address);
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ address: null, addressDetail: '2층' });
});

test.each([
  ['the city decides', '부산 중구 중앙로 10', ['대전 중구 중앙로 10', '부산광역시 중구 중앙로 10']],
  [
    'a lot with two entries of one road',
    '서울 서초구 반포동 19-3',
    ['서울 서초구 신반포로 194', '서울 서초구 신반포로 194'],
  ],
])('an address that can only be one is filled in: %s', async (_case, address, roads) => {
  server.use(reply('searchAddresses', () => found(...roads)));
  await renderComposer();
  paste(await pickup(), `${address} 2층\n김하늘 010-1234-5678`);
  expect(await route().findByRole('button', { name: /출발지 수정/ })).toHaveTextContent(roads[1] ?? '');
});

test('closing the box for messages gives up its search: nothing fills itself in afterwards', async () => {
  let answer: () => void = () => undefined;
  const search = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    reply('searchAddresses', async () => {
      await search;
      return found('경기 수원시 팔달구 덕영대로 924');
    }),
  );
  const { user, queryClient, store } = await renderComposer();
  await user.click((await screen.findAllByRole('button', { name: '한 번에 붙여넣기' }))[0] ?? document.body);
  paste(screen.getByRole('textbox', { name: /내용$/ }), MESSAGE);
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['addresses'] })).toBe(1));
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText('주소를 검색하고 있어요')).toBeNull();

  answer();
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['addresses'] })).toBe(0));
  expect(await pickup()).toHaveFocus();
  expect(store.getState().orderDraft.draft?.waypoints[0]?.address ?? null).toBeNull();
});

test('an address typed during the search of a paste stays, and takes the rest of the paste', async () => {
  let answer: () => void = () => undefined;
  const search = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    reply('searchAddresses', async () => {
      await search;
      return found('경기 수원시 팔달구 덕영대로 924');
    }),
  );
  const { user, store } = await renderComposer();
  paste(await pickup(), MESSAGE);
  expect(await screen.findByText('주소를 검색하고 있어요')).toBeVisible();
  await user.type(await pickup(), '세종대로 110');

  answer();
  expect(await screen.findByText(/주소만 목록에서 선택해 주세요/)).toBeVisible();
  expect(await pickup()).toHaveValue('세종대로 110');
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({
    address: null,
    addressDetail: '',
    contactName: '김하늘',
    note: '문 앞에 놔주세요',
  });
});

test('a place chosen during the search of a paste stays', async () => {
  let answer: () => void = () => undefined;
  const search = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    reply('searchAddresses', async () => {
      await search;
      return found('경기 수원시 팔달구 덕영대로 924');
    }),
  );
  rememberPlaces([{ ...places.pickup, addressDetail: '9층', contactName: '박하나' }]);
  const { user, queryClient } = await renderComposer();
  paste(await pickup(), MESSAGE);
  expect(await screen.findByText('주소를 검색하고 있어요')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['addresses'] })).toBe(1));
  await user.click(screen.getByRole('button', { name: /지난 출발지/ }));

  answer();
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['addresses'] })).toBe(0));
  const summary = await route().findByRole('button', { name: /출발지 수정/ });
  expect(summary).toHaveTextContent('세종대로 110');
  expect(summary).toHaveTextContent('9층 · 박하나');
  expect(screen.queryByText('주소를 검색하고 있어요')).toBeNull();
});

test.each([
  ['folds', '김하늘', false],
  ['asks for the guessed name', '윤아', true],
])('a kept place gives a paste only the missing address, and %s', async (_case, name, isOpen) => {
  server.use(reply('searchAddresses', () => found()));
  const address = { ...places.pickup.address, roadAddress: '경기 수원시 팔달구 덕영대로 924' };
  rememberPlaces([
    { ...places.pickup, address, addressDetail: '9층', contactName: '박하나', phones: ['010-5555-6666'] },
  ]);
  const { user, store } = await renderComposer();
  paste(await pickup(), `${address.roadAddress} 2층 ${name} 010-1234-5678`);
  expect(await screen.findByText(/주소만 목록에서 선택해 주세요/)).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /박하나/ }));

  expect(await screen.findByText(/붙여넣은 내용을 자동으로 입력했어요/)).toBeVisible();
  expect(screen.queryByText(/주소만 목록에서 선택해 주세요/)).toBeNull();
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({
    address: { roadAddress: address.roadAddress },
    addressDetail: '2층',
    contactName: name,
    phones: ['010-1234-5678'],
  });
  expect(within(route().getAllByRole('listitem')[0] ?? document.body).queryAllByRole('combobox')).toHaveLength(
    isOpen ? 1 : 0,
  );
});

test('closing the notice of a paste leaves the focus in its row', async () => {
  const { user } = await renderComposer();
  paste(await pickup(), MESSAGE);
  await screen.findByText(/붙여넣은 내용을 자동으로 입력했어요/);
  screen.getByRole('button', { name: '닫기' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(route().getByRole('button', { name: /출발지 수정/ })).toHaveFocus());
});

test('a number pasted with its extension stays that number, the driver reads the rest, and one press takes it back', async () => {
  const { pickup: from, dropoff } = places;
  const draft = job({ waypoints: [{ ...from, contactName: '', phones: ['', '010-1111-2222'] }, dropoff] });
  const { user, store } = await renderComposer({ draft });
  const first = () => store.getState().orderDraft.draft?.waypoints[0];
  const phone = await screen.findByRole('textbox', { name: '전화번호 1' });
  await user.click(phone);
  await user.paste('02-123-4567 내선 3');

  expect(phone).toHaveValue('02-123-4567');
  expect(first()).toMatchObject({ phones: ['02-123-4567', '010-1111-2222'], note: '02-123-4567 내선 3' });
  expect(route().getByRole('textbox', { name: /요청사항/ })).toHaveAccessibleDescription(/자동 입력했어요/);
  expect(screen.getByText(/전화번호, 요청사항 항목이 맞는지 확인해 주세요/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(first()).toMatchObject({ phones: ['', '010-1111-2222'], note: '' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /상세 주소/ })).toHaveFocus());
  await user.click(screen.getByRole('textbox', { name: '전화번호 1' }));
  await user.paste('02-123-4567');
  expect(first()?.note).toBe('');
});

test('taking back a pasted number keeps what was typed after it', async () => {
  const { pickup: from, dropoff } = places;
  const draft = job({ waypoints: [{ ...from, contactName: '', addressDetail: '', phones: [''] }, dropoff] });
  const { user, store } = await renderComposer({ draft });
  await user.click(await screen.findByRole('textbox', { name: '전화번호' }));
  await user.paste('02-123-4567 내선 3');
  await user.type(screen.getByRole('textbox', { name: '보내는 분' }), '김하늘');
  await user.type(screen.getByRole('textbox', { name: /상세 주소/ }), '9층');
  await user.type(screen.getByRole('textbox', { name: /공동현관/ }), '1234#');

  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({
    phones: [''],
    note: '',
    contactName: '김하늘',
    addressDetail: '9층',
    doorCode: '1234#',
  });
});

test.each([
  ['two numbers', [''], '010-1234-5678 / 02-123-4567', ['010-1234-5678', '02-123-4567']],
  ['two lines', [''], '010-1234-5678\n02-123-4567', ['010-1234-5678', '02-123-4567']],
  [
    'more numbers than the place can have',
    ['', '010-5555-6666', '010-7777-8888'],
    '010-1234-5678, 02-123-4567',
    ['010-1234-5678', '010-5555-6666', '010-7777-8888'],
  ],
])('of %s pasted together none is lost or joined to another', async (_case, before, text, phones) => {
  const { pickup: from, dropoff } = places;
  const draft = job({ waypoints: [{ ...from, contactName: '', phones: before, note: '' }, dropoff] });
  const { user, store } = await renderComposer({ draft });
  const [field = document.body] = await screen.findAllByRole('textbox', { name: /^전화번호/ });
  await user.click(field);
  await user.paste(text);
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ phones, note: text.replace('\n', ' ') });
});

test('an extension for which the note has no room stays in sight at the number, and the note stays whole', async () => {
  const { pickup: from, dropoff } = places;
  const note = '문 앞에 놔주세요 '.repeat(20).trim();
  const draft = job({ waypoints: [{ ...from, contactName: '', phones: [''], note }, dropoff] });
  const { user, store } = await renderComposer({ draft });
  await user.click(await screen.findByRole('textbox', { name: '전화번호' }));
  await user.paste('031-123-4567 내선 8901');
  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ phones: ['031-1234-5678901'], note });
  await user.tab();
  expect(screen.getByRole('textbox', { name: '전화번호' })).toBeInvalid();
});

test('a pasted address alone is searched for as usual', async () => {
  const { user } = await renderComposer();
  await user.click(await pickup());
  await user.paste('수원역');
  expect(await pickup()).toHaveValue('수원역');
  expect(await screen.findByRole('option', { name: /수원역/ })).toBeVisible();
});

test('the last pickup and the own contact are one press each', async () => {
  server.use(reply('listShippingRecords', () => ({ items: [], pageIndex: 0, pageSize: 5, total: 0 })));
  rememberPlaces([places.pickup, places.dropoff]);
  const { user, store } = await renderComposer({ user: member({ name: '이도윤', phoneNumber: '+821034567890' }) });
  await user.click(await screen.findByRole('button', { name: /지난 출발지/ }));
  await waitFor(() => expect(store.getState().orderDraft.draft?.waypoints[0]?.contactName).toBe('김하늘'));

  await user.click(screen.getByRole('combobox', { name: '도착지 주소' }));
  await user.paste('수원역');
  await user.click(await screen.findByRole('option', { name: /수원역/ }));
  await user.click(screen.getByRole('button', { name: /내 정보로 채우기/ }));
  expect(store.getState().orderDraft.draft?.waypoints[1]).toMatchObject({
    contactName: '이도윤',
    phones: ['010-3456-7890'],
  });
});

test('a removed place gives the focus to its neighbour, and the last one to the button that closes', async () => {
  rememberPlaces([places.pickup, places.dropoff]);
  const { user } = await renderComposer({ user: guest() });
  await user.click((await screen.findAllByRole('button', { name: '저장한 장소 관리' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  const removals = await dialog.findAllByRole('button', { name: /삭제$/ });
  const [first = document.body, second = document.body] = removals.filter(({ id }) => id.startsWith('forget-'));
  await user.click(first);
  await waitFor(() => expect(second).toHaveFocus());
  await user.click(second);
  await waitFor(() => expect(document.getElementById('places-close')).toHaveFocus());
});

test('all places that were removed with one press come back, with their names, until the dialog is closed', async () => {
  rememberPlaces([places.pickup, places.dropoff]);
  const { user } = await renderComposer({ user: guest() });
  await user.click((await screen.findAllByRole('button', { name: '저장한 장소 관리' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  const [name = document.body] = await dialog.findAllByRole('textbox');
  await user.type(name, '본사 창고');
  await user.click(dialog.getByRole('button', { name: '모두 삭제' }));
  expect(dialog.getByRole('status')).toHaveTextContent('저장한 장소를 모두 삭제했어요.');
  expect(dialog.queryAllByRole('textbox')).toHaveLength(0);
  expect(localStorage.getItem('devicePlaces')).not.toContain('본사 창고');

  await user.click(dialog.getByRole('button', { name: '되돌리기' }));
  expect(dialog.getAllByRole('textbox')[0]).toHaveValue('본사 창고');
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: '되돌리기' })).toBeNull();
});

test('a screen reader reads Korean places on the English page as Korean, also one that was removed', async () => {
  rememberPlaces([places.pickup]);
  const { user } = await renderComposer({ user: guest(), language: 'en' });
  await user.click((await screen.findAllByRole('button', { name: 'Manage saved places' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  const where = new RegExp(`^${places.pickup.address.roadAddress}`);
  expect(await dialog.findByText(where)).toHaveAttribute('lang', 'ko');
  await user.click(dialog.getByRole('button', { name: /^Remove (?!all)/ }));
  expect(dialog.getByText('The place has been removed.')).toBeVisible();
  expect(dialog.getByText(where)).toHaveAttribute('lang', 'ko');
});

test('a place that was removed by itself comes back where it was, and keeps what was changed meanwhile', async () => {
  rememberPlaces([places.pickup, places.dropoff]);
  const { user } = await renderComposer({ user: guest() });
  await user.click((await screen.findAllByRole('button', { name: '저장한 장소 관리' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  const names = () => dialog.getAllByRole('textbox').map((field) => field.getAttribute('value'));
  const [first = document.body] = await dialog.findAllByRole('textbox');
  await user.type(first, '본사 창고');
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${places.pickup.address.roadAddress}.* 삭제$`) }));
  expect(dialog.getByRole('status')).toHaveTextContent('장소를 삭제했어요.');
  expect(localStorage.getItem('devicePlaces')).not.toContain('본사 창고');

  await user.type(dialog.getByRole('textbox'), '거래처');
  await user.click(dialog.getByRole('button', { name: '되돌리기' }));
  expect(names()).toEqual(['본사 창고', '거래처']);
  expect(dialog.queryByRole('button', { name: '되돌리기' })).toBeNull();
  await waitFor(() =>
    expect(
      dialog.getByRole('button', { name: new RegExp(`^${places.pickup.address.roadAddress}.* 삭제$`) }),
    ).toHaveFocus(),
  );
});

test('the mark of a shared device removes the places at once, and can be reached without any', async () => {
  rememberPlaces([places.pickup, places.dropoff]);
  const { user } = await renderComposer({ user: guest() });
  await user.click((await screen.findAllByRole('button', { name: '저장한 장소 관리' }))[0] ?? document.body);
  await user.click(await screen.findByRole('switch', { name: /^공용 기기/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /지난 출발지/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: '저장한 장소 관리' })[0]).toBeVisible();
});
