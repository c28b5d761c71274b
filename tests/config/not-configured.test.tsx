import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { possiblePays } from '@/features/payment/method/pay-options';
import { PushSection } from '@/features/profile/push-section';
import { SocialButtons } from '@/features/sign-in/social-buttons';
import { Notifications } from '@/layouts/notifications/notifications';
import { MAP_TILES } from '@/config/map';
import { featureFlags } from '../support/factories/accounts';
import { member } from '../support/factories/users';
import { reply } from '../support/handlers/reply';
import { browserWithPush, browserWithoutPush } from '../support/push';
import { renderApp } from '../support/render';
import { server } from '../support/server';

// A live deployment with one of the vendors. Set before the modules above are loaded, which read it once.
vi.hoisted(() => {
  for (const name of Object.keys(process.env)) {
    if (/^NEXT_PUBLIC_(KAKAO|GOOGLE|TOSS|FIREBASE|MAP)_/.test(name)) vi.stubEnv(name, '');
  }
});

afterAll(() => {
  vi.unstubAllEnvs();
});

test('a third party without a client id has no button, whatever the provider offers', async () => {
  server.use(reply('getFeatureFlags', () => featureFlags({ socialLogins: ['kakao', 'naver', 'google'] })));
  await renderApp(<SocialButtons knownPhone={() => undefined} />);
  expect(await screen.findByRole('button', { name: /네이버/ })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('without a client key BrandPay is no way to pay', () => {
  expect(possiblePays(member({ customerKey: 'key' }))).not.toContain('brandPay');
});

test('without push there is neither a switch nor a bell', async () => {
  browserWithPush('default');
  const { container } = await renderApp(
    <>
      <PushSection />
      <Notifications variant="button" />
    </>,
    { user: member() },
  );
  expect(container).toBeEmptyDOMElement();
  browserWithoutPush();
});

test('without tiles the map draws its own ground', () => {
  expect(MAP_TILES).toBeNull();
});
