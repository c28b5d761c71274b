import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderDraft } from '@/domain/order/draft';
import { forgetPlaces } from '@/lib/storage/change-device-places';
import { rememberPlaces } from '@/lib/storage/device-places';
import { stubCloseWatchers } from '../../support/close-watchers';
import { member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, places, renderComposer, route } from './composer-setup';

beforeEach(answerComposer);
afterEach(() => {
  forgetPlaces();
  vi.unstubAllGlobals();
});

const { pickup, dropoff } = places;
const stop = (key: string, contactName: string) => ({ ...pickup, key, contactName });
const withStops = (): OrderDraft => job({ waypoints: [pickup, stop('a', '박하나'), stop('b', '최둘'), dropoff] });

const contacts = () =>
  route()
    .getAllByRole('button', { name: /수정$/ })
    .map((row) => /김하늘|박하나|최둘|이서연/.exec(row.textContent)?.[0]);

test('a stop is moved by its buttons, which keep the focus and announce its position', async () => {
  const { user } = await renderComposer({ draft: withStops() });
  expect(contacts()).toEqual(['김하늘', '박하나', '최둘', '이서연']);

  const down = screen.getByRole('button', { name: '경유지 1 아래로 이동' });
  down.focus();
  await user.keyboard('{Enter}');

  expect(contacts()).toEqual(['김하늘', '최둘', '박하나', '이서연']);
  expect(screen.getByRole('button', { name: '경유지 2 아래로 이동' })).toHaveFocus();
  expect(screen.getByText(/4곳 중 3번째로 옮겼어요/)).toBeInTheDocument();
});

test('the fields of each place are named by it', async () => {
  const { user } = await renderComposer({ draft: job() });
  for (const button of route().getAllByRole('button', { name: /수정$/ })) await user.click(button);
  for (const name of ['출발지', '도착지'])
    expect(within(screen.getByRole('group', { name })).getByLabelText(/^상세 주소/)).toBeVisible();
});

test('a removed stop is restored at its place with all its data', async () => {
  const { user } = await renderComposer({ draft: withStops() });

  await user.click(screen.getByRole('button', { name: '경유지 1 삭제' }));
  expect(contacts()).toEqual(['김하늘', '최둘', '이서연']);
  expect(screen.getByRole('button', { name: '되돌리기' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(contacts()).toEqual(['김하늘', '박하나', '최둘', '이서연']);
});

test('a place of this device is found in small letters too', async () => {
  rememberPlaces([{ ...pickup, contactName: 'Kim Haneul' }, dropoff]);
  const { user } = await renderComposer();
  await user.type(screen.getByRole('combobox', { name: '출발지 주소' }), 'kim h');
  expect(await screen.findByRole('option', { name: /덕영대로/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /세종대로 110/ })).toBeVisible();
});

test('closing the notice of a removed stop leads to the button that adds one', async () => {
  const { user } = await renderComposer({ draft: withStops() });
  await user.click(screen.getByRole('button', { name: '경유지 1 삭제' }));
  await user.tab();
  expect(screen.getByRole('button', { name: '닫기' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  expect(screen.getByRole('button', { name: '경유지 추가' })).toHaveFocus();
});

test('a ready-made note added by keyboard leaves the focus in the text', async () => {
  const { user } = await renderComposer({ draft: job(), language: 'en' });
  const phrase = within(await screen.findByRole('region', { name: 'Goods and requests' }));
  (await phrase.findAllByRole('button', { name: /^Add the note/ }))[0]?.focus();
  await user.keyboard('{Enter}');
  const text = phrase.getByRole('textbox', { name: /^Note to the driver/ });
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).not.toHaveValue('');
});

test('pickup and drop-off are swapped', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByRole('button', { name: '출발·도착 바꾸기' }));
  expect(contacts()).toEqual(['이서연', '김하늘']);
});

test('at the homes of a move nothing is left at a door or a desk', async () => {
  const { user, store } = await renderComposer({ draft: job({ orderType: 'HomeMoving' }), language: 'en' });
  expect(await screen.findByText('Enter both homes and your belongings to see the price.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Swap old and new home' }));
  expect(store.getState().orderDraft.draft?.waypoints[0]?.contactName).toBe('이서연');
  expect(await screen.findByText('Old and new home are swapped.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /Edit Old home/ }));
  expect(screen.getByPlaceholderText('e.g. Please park the truck in front of building 102')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Please don’t ring the bell/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Leave it/ })).toBeNull();
});

test('a parcel may be left at the door or at the desk', async () => {
  const { user } = await renderComposer({ draft: job(), language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Swap pickup and drop-off' }));
  await user.click(screen.getByRole('button', { name: /Edit Pickup/ }));
  expect(await screen.findAllByRole('button', { name: /Leave it/ })).toHaveLength(2);
});

test('an address is found and chosen with the keyboard alone', async () => {
  const { user, store } = await renderComposer();
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  expect(screen.getByText('두 글자 이상 입력하면 검색돼요.')).toBeVisible();

  await user.keyboard('수원');
  const option = await screen.findByRole('option', { name: /덕영대로 924 \[수원역/ });
  // jsdom cannot scroll: in a browser, a list that scrolls would be a Tab stop where the keys do nothing.
  expect(screen.getByRole('listbox').parentElement).toHaveAttribute('tabindex', '-1');
  expect(option).toHaveTextContent('지번 경기 수원시 팔달구 매산로1가 18');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');

  expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveValue('경기 수원시 팔달구 덕영대로 924');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /상세 주소/ })).toHaveFocus());
  await waitFor(() =>
    expect(store.getState().orderDraft.draft?.waypoints[0]?.address?.roadAddress).toBe(
      '경기 수원시 팔달구 덕영대로 924',
    ),
  );
});

test('Back on a phone closes the search over the whole screen, keeps what was typed, and only then leaves the page', async () => {
  const { pressBack } = stubCloseWatchers();
  const { user } = await renderComposer();
  const field = screen.getByRole('combobox', { name: '출발지 주소' });
  await user.type(field, '세종대로');
  expect(field).toHaveAttribute('aria-expanded', 'true');

  expect(pressBack()).toBe(true);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('세종대로');
  expect(pressBack()).toBe(false);
});

test('quick keys wait for the search and do not open the map instead of the first address', async () => {
  const { user } = await renderComposer();
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.keyboard('수원{ArrowDown}{Enter}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();

  const option = await screen.findByRole('option', { name: /덕영대로 924/ });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveAttribute('aria-activedescendant', option.id);
});

test('a recent place also fills in its contact', async () => {
  server.use(
    reply('listShippingRecords', () => ({
      items: [
        {
          id: 'r1',
          address: pickup.address,
          addressDetail: '3층',
          contactName: '정다운',
          mobileNo: '+821055556666;+8225556666',
          usedAt: '2026-11-01T00:00:00.000Z',
        },
      ],
      pageIndex: 0,
      pageSize: 5,
      total: 1,
    })),
  );
  const { user } = await renderComposer({ user: member() });
  await user.click(screen.getByRole('combobox', { name: '도착지 주소' }));
  await user.click(await screen.findByRole('option', { name: /정다운/ }));

  const summary = await screen.findByRole('button', { name: /도착지 수정/ });
  expect(summary).toHaveTextContent('3층 · 정다운 010-5555-6666 외 1개');
  await waitFor(() => expect(summary).toHaveFocus());
});

test('a recent place without a contact leaves the one that was typed', async () => {
  server.use(
    reply('listShippingRecords', () => ({
      items: [
        {
          id: 'r1',
          address: { roadAddress: '서울 마포구 월드컵로 1' },
          addressDetail: '',
          contactName: '',
          mobileNo: '',
        },
      ],
      pageIndex: 0,
      pageSize: 5,
      total: 1,
    })),
  );
  const { user, store } = await renderComposer({ user: member(), draft: job() });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  await user.click(screen.getByRole('combobox', { name: '출발지 주소' }));
  await user.click(await screen.findByRole('option', { name: /월드컵로/ }));

  expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({
    address: { roadAddress: '서울 마포구 월드컵로 1' },
    contactName: '김하늘',
    phones: ['010-1234-5678'],
  });
});

test('a complete place shows its address in Latin letters too, also when the source has none', async () => {
  await renderComposer({ draft: job(), language: 'en' });
  expect(await screen.findByRole('button', { name: /110 Sejong-daero, Jung-gu, Seoul/ })).toBeVisible();
});

test('another building asks for its unit and door code, and keeps the contact', async () => {
  const { user, store } = await renderComposer({
    draft: job({ waypoints: [{ ...pickup, addressDetail: '3층', doorCode: '1234', isDoorCodeLost: true }, dropoff] }),
  });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  const address = screen.getByRole('combobox', { name: '출발지 주소' });
  await user.clear(address);
  await user.type(address, '수원');
  await user.click(await screen.findByRole('option', { name: /덕영대로/ }));

  const detail = screen.getByRole('textbox', { name: /상세 주소/ });
  await waitFor(() => expect(detail).toHaveFocus());
  expect(detail).toHaveValue('');
  expect(screen.getByRole('textbox', { name: '보내는 분' })).toHaveValue('김하늘');
  await waitFor(() =>
    expect(store.getState().orderDraft.draft?.waypoints[0]).toMatchObject({
      addressDetail: '',
      doorCode: '',
      isDoorCodeLost: false,
      phones: pickup.phones,
    }),
  );
});

test('the same building chosen again keeps all input', async () => {
  const { buildingName = '', ...place } = pickup.address;
  server.use(
    reply('searchAddresses', () => ({ items: [{ ...place, buildingName }], pageIndex: 0, pageSize: 10, total: 1 })),
  );
  const { user } = await renderComposer({
    draft: job({ waypoints: [{ ...pickup, addressDetail: '3층' }, dropoff] }),
  });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  await user.type(screen.getByRole('combobox', { name: '출발지 주소' }), '시청');
  await user.click(await screen.findByRole('option', { name: /세종대로/ }));
  expect(await screen.findByRole('button', { name: /출발지 수정/ })).toHaveTextContent('3층');
});

test.each([
  ['all are shown, one of them as a place of this device', 2, false],
  ['the provider has another', 3, true],
])('more recent addresses are offered only if there are more: %s', async (_case, total, isOffered) => {
  server.use(
    reply('listShippingRecords', () => ({
      items: [pickup, dropoff].map(({ address, contactName }) => ({
        id: contactName,
        address,
        addressDetail: '',
        contactName,
        mobileNo: '+821055556666',
        usedAt: '2026-11-01T00:00:00.000Z',
      })),
      pageIndex: 0,
      pageSize: 5,
      total,
    })),
  );
  rememberPlaces([pickup]);
  const { user } = await renderComposer({ user: member() });
  await user.click(screen.getByRole('combobox', { name: '도착지 주소' }));
  await within(await screen.findByRole('group', { name: '최근 이용한 주소' })).findByRole('option', { name: /이서연/ });
  expect(screen.queryAllByRole('option', { name: '최근 주소 더 보기' })).toHaveLength(isOffered ? 1 : 0);
});

test('a recent address in the building of a place of this device is offered if its unit is another', async () => {
  const record = { id: 'r1', address: pickup.address, mobileNo: '', usedAt: '2026-11-01T00:00:00.000Z' };
  server.use(
    reply('listShippingRecords', () => ({
      items: [
        { ...record, addressDetail: '9층', contactName: '박하나' },
        { ...record, id: 'r2', addressDetail: '3층', contactName: '정다운' },
      ],
      pageIndex: 0,
      pageSize: 5,
      total: 2,
    })),
  );
  rememberPlaces([{ ...pickup, addressDetail: '9층' }]);
  const { user } = await renderComposer({ user: member() });
  await user.click(screen.getByRole('combobox', { name: '도착지 주소' }));
  const recents = within(await screen.findByRole('group', { name: '최근 이용한 주소' }));
  expect(recents.getByRole('option', { name: /3층 · 정다운/ })).toBeVisible();
  expect(screen.getAllByRole('option', { name: /9층/ })).toHaveLength(1);
});

test('the last press for more recent addresses asks for no more than the provider gives', async () => {
  const asked: number[] = [];
  server.use(
    reply('listShippingRecords', ({ query }) => {
      const pageSize = Number(query.get('pageSize'));
      asked.push(pageSize);
      if (pageSize > 100) deny(400);
      return {
        items: [
          { id: 'r1', address: pickup.address, addressDetail: '', contactName: '정다운', mobileNo: '', usedAt: '' },
        ],
        pageIndex: 0,
        pageSize,
        total: 500,
      };
    }),
  );
  const { user } = await renderComposer({ user: member() });
  await user.click(screen.getByRole('combobox', { name: '도착지 주소' }));
  await screen.findByRole('option', { name: /정다운/ });
  for (let press = 0; press < 10; press++) await user.click(screen.getByRole('option', { name: '최근 주소 더 보기' }));

  await waitFor(() => expect(asked.at(-1)).toBe(100));
  expect(await screen.findByRole('option', { name: /정다운/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: '최근 주소 더 보기' })).toBeNull();
});

test('a guest has no request for recent addresses', async () => {
  const asked = vi.fn();
  server.use(
    reply('listShippingRecords', () => {
      asked();
      return { items: [], pageIndex: 0, pageSize: 5, total: 0 };
    }),
  );
  const { user } = await renderComposer();
  await user.type(screen.getByRole('combobox', { name: '출발지 주소' }), '수원');
  await screen.findByRole('option', { name: /덕영대로/ });
  expect(asked).not.toHaveBeenCalled();
});

test('of a pasted novel only the beginning is searched for, everywhere', async () => {
  const asked = vi.fn();
  const nothing = (keyword: string | null) => {
    asked(keyword);
    return { items: [], pageIndex: 0, pageSize: 5, total: 0 };
  };
  server.use(
    reply('listShippingRecords', ({ query }) => nothing(query.get('keyword'))),
    reply('searchAddresses', ({ query }) => nothing(query.get('keyword'))),
  );
  await renderComposer({ user: member() });
  // By hand, because `maxLength` does not hold for every way of entering text.
  const field = screen.getByRole('combobox', { name: '도착지 주소' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '가'.repeat(2_000) } });
  await waitFor(() => expect(asked.mock.calls.filter(([keyword]) => keyword === '가'.repeat(100))).toHaveLength(2));
  expect(asked).not.toHaveBeenCalledWith('가'.repeat(2_000));
});

test('a failed address search can be repeated from the list', async () => {
  server.use(refuse('searchAddresses', 400));
  const { user } = await renderComposer();
  await user.type(screen.getByRole('combobox', { name: '출발지 주소' }), '수원');
  const retry = await screen.findByRole('option', { name: /주소를 검색하지 못했어요/ });

  server.resetHandlers();
  answerComposer();
  await user.click(retry);

  expect(await screen.findByRole('option', { name: /덕영대로/ })).toBeVisible();
});

test('keys of a composition neither choose an address nor submit the form', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  const address = screen.getByRole('combobox', { name: '출발지 주소' });
  await user.clear(address);
  await user.type(address, '수원');
  await screen.findByRole('option', { name: /덕영대로/ });

  for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(address, { key: 'ArrowDown', ...sign });
    fireEvent.keyDown(address, { key: 'Enter', ...sign });
    expect(address).not.toHaveAttribute('aria-activedescendant');
  }
  fireEvent.keyDown(address, { key: 'ArrowDown' });
  expect(address).toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(address, { key: 'ArrowDown' });
  expect(address).toHaveAttribute('aria-activedescendant');
  const name = screen.getByRole('textbox', { name: '보내는 분' });
  // The browser's next step, submitting the form, is prevented; Safari's last Enter has only the key code.
  expect(fireEvent.keyDown(name, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
});

test('text typed over a chosen address is dropped on leaving, the address stays', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  const address = screen.getByRole('combobox', { name: '출발지 주소' });
  await user.clear(address);
  await user.type(address, '아무');
  await screen.findByRole('option', { name: /덕영대로/ });
  await user.tab();
  expect(address).toHaveValue('서울특별시 중구 세종대로 110');

  // Nor does its search come back: Enter would choose a place that the field does not name.
  await user.click(address);
  expect(screen.queryByRole('option', { name: /덕영대로/ })).toBeNull();
});

test('an invalid phone number is reported on leaving the field', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByRole('button', { name: /도착지 수정/ }));
  const phone = screen.getByRole('textbox', { name: '전화번호 1' });
  await user.clear(phone);
  await user.type(phone, '0101234');
  expect(phone).toHaveValue('010-1234');
  await user.tab();
  expect(screen.getByText('전화번호를 확인해 주세요.')).toBeVisible();
});

test('a stop is inserted between two others', async () => {
  const { user } = await renderComposer({ draft: withStops() });
  await user.click(screen.getByRole('button', { name: '경유지 1 다음에 경유지 추가' }));
  const address = screen.getByRole('combobox', { name: '경유지 2 주소' });
  expect(address).toHaveFocus();
});

test('"done" leads to missing fields; without any, the place collapses', async () => {
  const { user } = await renderComposer({
    draft: job({ waypoints: [{ ...pickup, contactName: '', phones: [''] }, dropoff] }),
  });
  const finish = () => user.click(route().getByRole('button', { name: '입력 완료' }));

  await finish();
  await waitFor(() => expect(route().getByLabelText('보내는 분')).toHaveFocus());
  expect(route().getByText('이름을 입력해 주세요.')).toBeVisible();
  await user.keyboard('김하늘');

  await finish();
  await waitFor(() => expect(route().getByLabelText('전화번호')).toHaveFocus());
  expect(route().queryByText('이름을 입력해 주세요.')).toBeNull();
  expect(route().getByText('전화번호를 하나 이상 입력해 주세요.')).toBeVisible();
  await user.keyboard('01012345678');

  await finish();
  expect(contacts()).toEqual(['김하늘', '이서연']);
});
