import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import type { ShareSettings } from '@/api/order/order-requests';
import { env } from '@/config/env';
import type * as environment from '@/config/env';
import { OrderDetail } from '@/features/order-detail/detail-page';
import { shareByKakao } from '@/lib/share/kakao-share';
import site from '../../../locales/ko/site.json';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { find, open, serve, transit } from './detail-setup';

vi.mock(import('@/lib/share/kakao-share'), () => ({
  loadKakaoShare: () => new Promise(() => undefined),
  shareByKakao: vi.fn(() => Promise.resolve()),
}));
vi.mock('@/config/env', async (original) => {
  const { env: real, ...others } = await original<typeof environment>();
  return { ...others, env: { ...real, kakaoShare: { key: 'js-key', sdkUrl: '' } } };
});
afterAll(() => {
  vi.doUnmock('@/lib/share/kakao-share');
  vi.doUnmock('@/config/env');
});

const EVERYTHING: ShareSettings = { places: true, contacts: true, driver: true, map: true, photos: true };

async function openShare() {
  wideScreen();
  const app = await open();
  await app.user.click(await find('공유'));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: '진행 상황 공유' })) };
}

type Dialog = Awaited<ReturnType<typeof openShare>>['dialog'];

/** Finds a switch once the settings are known to be the present ones. */
async function readySwitch(dialog: Dialog, name: string) {
  await waitFor(() => expect(dialog.getByRole('switch', { name })).toBeEnabled());
  return dialog.getByRole('switch', { name });
}

test('each choice is saved at once, and the provider’s result is shown', async () => {
  const sent: unknown[] = [];
  serve(transit({ share: EVERYTHING }));
  server.use(
    reply('saveShareSettings', ({ body }) => {
      sent.push(body);
      return { ...EVERYTHING, places: false, map: false };
    }),
  );
  const { user, dialog } = await openShare();

  await user.click(await readySwitch(dialog, '주소'));

  await waitFor(() => expect(dialog.getByRole('switch', { name: '지도' })).toBeDisabled());
  expect(dialog.getByRole('switch', { name: '주소' })).not.toBeChecked();
  expect(dialog.getByRole('switch', { name: '이름과 번호' })).toBeChecked();
  expect(sent).toEqual([{ ...EVERYTHING, places: false }]);
});

test('goods are offered except for a move, which has none', async () => {
  const settings = { ...EVERYTHING, goods: true };
  serve(transit({ share: settings }));
  const quick = await openShare();
  expect(await quick.dialog.findByRole('switch', { name: '물품' })).toBeChecked();
  quick.unmount();

  serve(transit({ share: settings, orderType: 'HomeMoving' }));
  const move = await openShare();
  expect(await move.dialog.findByRole('switch', { name: '사진' })).toBeChecked();
  expect(move.dialog.queryByRole('switch', { name: '물품' })).toBeNull();
});

test('a refused choice is reverted with an error', async () => {
  serve(transit({ share: EVERYTHING }));
  server.use(refuse('saveShareSettings', 409));
  const { user, dialog } = await openShare();

  await user.click(await readySwitch(dialog, '사진'));

  expect(await dialog.findByText(/변경하지 못했어요/)).toBeVisible();
  expect(dialog.getByRole('switch', { name: '사진' })).toBeChecked();
});

test('a choice whose answer was lost is looked up, and not reported as unchanged', async () => {
  let saved = EVERYTHING;
  serve(transit({ share: EVERYTHING }));
  server.use(
    reply('getOrder', () => transit({ share: saved })),
    reply('saveShareSettings', ({ body }) => {
      saved = body;
      return deny(504);
    }),
  );
  const { user, dialog } = await openShare();

  await user.click(await readySwitch(dialog, '사진'));

  expect(await dialog.findByText(/변경됐는지 확인하지 못했어요/)).toBeVisible();
  expect(await readySwitch(dialog, '사진')).not.toBeChecked();
  expect(dialog.queryByText(/이전 설정이 그대로/)).not.toBeInTheDocument();
});

test('what another tab has hidden stays hidden when something else is changed', async () => {
  const sent: unknown[] = [];
  serve(transit({ share: EVERYTHING }));
  server.use(
    reply('saveShareSettings', ({ body }) => {
      sent.push(body);
      return body;
    }),
  );
  wideScreen();
  const { user } = await open();
  const opener = await find('공유');
  const hidden = { ...EVERYTHING, contacts: false };
  server.use(reply('getOrder', () => transit({ share: hidden })));
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: '진행 상황 공유' }));

  await user.click(await readySwitch(dialog, '사진'));

  await waitFor(() => expect(sent).toEqual([{ ...hidden, photos: false }]));
  expect(dialog.getByRole('switch', { name: '이름과 번호' })).not.toBeChecked();
});

test('nothing can be changed while the present settings are unknown', async () => {
  serve(transit({ share: EVERYTHING }));
  wideScreen();
  const { user } = await open();
  const opener = await find('공유');
  server.use(refuse('getOrder', 503));
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: '진행 상황 공유' }));
  expect(await dialog.findByText(/현재 설정을 불러오지 못해/)).toBeVisible();
  expect(dialog.getByRole('switch', { name: '사진' })).toBeDisabled();

  server.use(reply('getOrder', () => transit({ share: EVERYTHING })));
  await user.click(dialog.getByRole('button', { name: '다시 시도' }));
  expect(await readySwitch(dialog, '사진')).toBeChecked();
});

test('the link opens in the language of its sender, like the preview', async () => {
  serve(transit());
  const page = <OrderDetail orderId="order-0001" renderShared={() => null} />;
  const { user } = await renderApp(page, { user: member(), language: 'en' });
  await user.click(await find('Share'));
  expect(await screen.findByRole('textbox', { name: 'Tracking link' })).toHaveValue(
    `${env.siteUrl}/en/public/customer/b2c/order/order-0001`,
  );
});

test('KakaoTalk says of an unpaid order that it is being placed, because the payment is not the recipient’s', async () => {
  serve(order({ status: 7 }));
  const { user, dialog } = await openShare();
  await user.click(await dialog.findByRole('button', { name: '카카오톡 공유' }));
  expect(shareByKakao).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: `${site.name} · 접수 중` }));
});

test('a phone shares, but has nothing to scan with', async () => {
  serve(transit());
  const { user } = await open();
  await user.click(await find('공유'));
  const dialog = within(await screen.findByRole('dialog', { name: '진행 상황 공유' }));
  expect(await dialog.findByRole('button', { name: '링크 복사' })).toBeVisible();
  expect(dialog.queryByRole('img', { name: 'QR 코드' })).not.toBeInTheDocument();
});

test('without share settings at the provider, none are offered', async () => {
  serve(transit());
  const { dialog } = await openShare();
  expect(await dialog.findByRole('textbox', { name: '주문 조회 링크' })).toHaveValue(
    `${env.siteUrl}/public/customer/b2c/order/order-0001`,
  );
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
});
