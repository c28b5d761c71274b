import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type * as environment from '@/config/env';
import { loadScript } from '@/lib/kakao/load-script';
import { ShareButtons } from '@/ui/share/share-buttons';
import site from '../../locales/ko/site.json';
import { renderApp } from '../support/render';

vi.mock('@/lib/kakao/load-script', () => ({ loadScript: vi.fn() }));
vi.mock('@/config/env', async (original) => {
  const { env, ...others } = await original<typeof environment>();
  return { ...others, env: { ...env, siteUrl: 'https://site.example', kakaoShare: { key: 'js-key', sdkUrl: '' } } };
});
afterAll(() => {
  vi.doUnmock('@/lib/kakao/load-script');
  vi.doUnmock('@/config/env');
});

const URL = 'https://site.example/public/customer/b2c/order/order-0001';

afterEach(() => {
  Reflect.deleteProperty(window, 'Kakao');
  Reflect.deleteProperty(navigator, 'share');
});

const open = () => renderApp(<ShareButtons url={URL} status="배송 중" />);

// First: the SDK is loaded once per page.
test('where the SDK is blocked, a toast says so, and the link can still be copied', async () => {
  vi.mocked(loadScript).mockRejectedValue(new Error('blocked'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '카카오톡 공유' }));
  expect(await screen.findByText(/카카오톡을 열지 못했어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '링크 복사' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
});

test('KakaoTalk gets the link, the state and the picture, and the SDK its key', async () => {
  const [init, sendDefault] = [vi.fn(), vi.fn()];
  vi.mocked(loadScript).mockImplementation(async () => {
    Object.assign(window, { Kakao: { init, isInitialized: () => false, Share: { sendDefault } } });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '카카오톡 공유' }));

  await waitFor(() => expect(sendDefault).toHaveBeenCalledOnce());
  expect(init).toHaveBeenCalledExactlyOnceWith('js-key');
  const link = { webUrl: URL, mobileWebUrl: URL };
  expect(sendDefault.mock.calls[0]?.[0]).toMatchObject({
    objectType: 'feed',
    content: { title: `${site.name} · 배송 중`, imageUrl: 'https://site.example/brand/share.png', link },
    buttons: [{ link }],
  });
});
