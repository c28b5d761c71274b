import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPlaces, rememberPlaces } from '@/lib/storage/device-places';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, places, renderComposer, route } from './composer-setup';

const MESSAGE = '경기 수원시 팔달구 덕영대로 924 2층\n김하늘 010-1234-5678\n문 앞에 놔주세요';

beforeEach(answerComposer);
afterEach(forgetPlaces);

const pickup = () => screen.findByRole('combobox', { name: '출발지 주소' });
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
