import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dynamicFont from '@/generated/dynamic-font.json';
import { applyDynamicFont, loadExpectedFonts } from '@/lib/fonts/dynamic-font';
import { AuthGuard } from '@/shell/auth-guard';
import { member } from '../../support/factories/users';
import { reply, stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const findSheet = () => document.querySelector<HTMLLinkElement>(`link[href="${dynamicFont.href}"]`);
const findPreloads = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="preload"][href="${dynamicFont.deferredFile}"]`),
];

const [ofCore, ofTexts, ofNames, ofRare] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

// Earlier files of the same worker share the window. jsdom has no fonts.
beforeEach(() => {
  findSheet()?.remove();
  for (const preload of findPreloads()) preload.remove();
  for (const load of [ofCore, ofTexts, ofNames, ofRare]) load.mockReset().mockResolvedValue(undefined);
  const faces = [
    { unicodeRange: 'U+AC00-D7A3', load: ofCore },
    // Firefox keeps the letters of the sheet.
    { unicodeRange: `${dynamicFont.shared.toLowerCase()}, U+D79D`, load: ofTexts },
    { unicodeRange: `${dynamicFont.deferred.toLowerCase()}, U+D790`, load: ofNames },
    { unicodeRange: 'U+AC00-AEBA', load: ofRare },
  ];
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  document.documentElement.lang = 'ko';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  document.documentElement.lang = '';
});

/** jsdom fetches no style sheets. */
const receiveSheet = () => act(() => void findSheet()?.dispatchEvent(new Event('load')));

const renderDashboard = () =>
  renderApp(
    <AuthGuard access="member">
      <p>{member().name}</p>
    </AuthGuard>,
    { router: { asPath: '/dashboard', pathname: '/dashboard' } },
  );

test('the font for names is there before the names are', async () => {
  server.use(stall('getMe'));
  await renderDashboard();
  await waitFor(() => expect(findSheet()).not.toBeNull());
  expect(ofNames).not.toHaveBeenCalled();
  receiveSheet();
  expect(ofNames).toHaveBeenCalledOnce();
  expect([ofCore, ofRare].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(screen.queryByText(member().name)).not.toBeInTheDocument();
});

test('its file is asked for with the style sheet, not after it, and once', async () => {
  server.use(stall('getMe'));
  await renderDashboard();
  await waitFor(() => expect(findSheet()).not.toBeNull());
  loadExpectedFonts();
  expect(findPreloads()).toMatchObject([{ as: 'font', crossOrigin: 'anonymous' }]);
});

test.each([
  ['ko', 1],
  ['en', 0],
])(
  'the font for the texts that come with the data is there before they are, in Korean alone: %s',
  async (lang, times) => {
    document.documentElement.lang = lang;
    server.use(stall('getMe'));
    await renderDashboard();
    await waitFor(() => expect(findSheet()).not.toBeNull());
    expect(ofTexts).toHaveBeenCalledTimes(times);
  },
);

test('after a sign-in the sheet is there, and the font for names comes at once', async () => {
  server.use(stall('getMe'));
  applyDynamicFont();
  Object.defineProperty(findSheet(), 'sheet', { value: {} });
  await renderDashboard();
  await waitFor(() => expect(ofNames).toHaveBeenCalledOnce());
  expect(findPreloads()).toEqual([]);
});

test('a sheet that did not arrive is asked for again by the next page', () => {
  const link = applyDynamicFont();
  link.dispatchEvent(new Event('error'));
  expect(findSheet()).toBeNull();
  expect(applyDynamicFont()).not.toBe(link);
});

test('a font that cannot be loaded is no error of the page', async () => {
  server.use(stall('getMe'));
  let tries = 0;
  // No mock, because a mock handles the rejection itself. Vitest fails when nothing handles it.
  const load = () => {
    tries += 1;
    return Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
  };
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: [{ unicodeRange: `${dynamicFont.deferred}, U+D790`, load }],
  });
  await renderDashboard();
  await waitFor(() => expect(findSheet()).not.toBeNull());
  receiveSheet();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tries).toBe(1);
});

test('a member’s name on the front page has it, too', async () => {
  server.use(reply('getMe', () => member()));
  await renderApp(
    <AuthGuard access="anyone">
      <p>첫 화면</p>
    </AuthGuard>,
    { router: { asPath: '/', pathname: '/' } },
  );
  await waitFor(() => expect(findSheet()).not.toBeNull());
  receiveSheet();
  expect(ofNames).toHaveBeenCalledOnce();
});

test('a shared order has it without a sign-in', async () => {
  await renderApp(
    <AuthGuard access="public">
      <p>열린 화면</p>
    </AuthGuard>,
    { router: { asPath: '/public/mobis/order-1', pathname: '/public/mobis/[order_id]' } },
  );
  await waitFor(() => expect(findSheet()).not.toBeNull());
  receiveSheet();
  expect(ofNames).toHaveBeenCalledOnce();
});

test.each([
  ['publicOnly', '/signup'],
  ['anyone', '/'],
  ['public', '/404'],
  ['public', '/terms/[name]'],
] as const)(
  'a page without names has it once it is used, without the file for names: %s %s',
  async (access, pathname) => {
    server.use(stall('getMe'));
    const { user } = await renderApp(
      <AuthGuard access={access}>
        <input aria-label="이름" />
      </AuthGuard>,
      { router: { asPath: pathname, pathname } },
    );
    const field = await screen.findByRole('textbox', { name: '이름' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(findSheet()).toBeNull();
    await user.click(field);
    expect(findSheet()).not.toBeNull();
    receiveSheet();
    expect([ofTexts, ofNames].flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);

test('the sign-up of an organization, which shows its name, has it at once', async () => {
  server.use(stall('getMe'));
  await renderApp(
    <AuthGuard access="publicOnly">
      <p>회사 이름</p>
    </AuthGuard>,
    { router: { asPath: '/acme/signup', pathname: '/[organization]/signup' } },
  );
  await waitFor(() => expect(findSheet()).not.toBeNull());
});
