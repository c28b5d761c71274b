import { expect, test, vi } from 'vitest';
import { announceIdentity, dropOldIdentities, listenForIdentity } from '@/lib/identity/identity-channel';
import { rememberIdentityRedirect, identityReturnPath } from '@/lib/identity/identity-redirect';

const NONCE = 'nonce-0123456789abcdef';
const TEN_MINUTES_MS = 10 * 60_000;

test('a result from before the page load is received', () => {
  announceIdentity(NONCE, { registerToken: 'token-1' });
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);

  expect(heard).toHaveBeenCalledExactlyOnceWith({ registerToken: 'token-1' });
  expect(localStorage.getItem(`kcb:${NONCE}`)).toBeNull();
});

test('a result that arrives on both channels is received once', async () => {
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  announceIdentity(NONCE, { registerToken: 'token-1' });
  window.dispatchEvent(new StorageEvent('storage', { key: `kcb:${NONCE}` }));

  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('messages from other windows are ignored', async () => {
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  announceIdentity('another-nonce-000000', { registerToken: 'stolen' });
  announceIdentity(NONCE, { registerToken: 'token-1' });

  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledExactlyOnceWith({ registerToken: 'token-1' });
});

test('with blocked storage the channel alone delivers it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  announceIdentity(NONCE, { registerToken: 'token-1' });

  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ registerToken: 'token-1' }));
});

test('with a broken channel storage alone delivers it', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  announceIdentity(NONCE, { registerToken: 'token-1' });
  window.dispatchEvent(new StorageEvent('storage'));
  vi.unstubAllGlobals();

  expect(heard).toHaveBeenCalledWith({ registerToken: 'token-1' });
});

test.each([
  '{',
  '[]',
  '{"registerToken":1,"at":1}',
  'null',
  '"x"',
  `{"registerToken":"t","at":${Date.now() - TEN_MINUTES_MS - 1000}}`,
])('%s in the storage is not a result', (text) => {
  localStorage.setItem(`kcb:${NONCE}`, text);
  const heard = vi.fn();
  listenForIdentity(NONCE, heard)();
  expect(heard).not.toHaveBeenCalled();
});

test('unfetched results are deleted, those of a running check stay', () => {
  localStorage.setItem('kcb:old', JSON.stringify({ registerToken: 'a', at: Date.now() - TEN_MINUTES_MS - 1000 }));
  localStorage.setItem('kcb:new', JSON.stringify({ registerToken: 'b', at: Date.now() }));
  localStorage.setItem('color-mode', 'dark');
  dropOldIdentities();

  expect(Object.keys(localStorage).sort()).toEqual(['color-mode', 'kcb:new']);
});

test('a new result deletes an old one that nobody fetched', () => {
  localStorage.setItem('kcb:old', JSON.stringify({ registerToken: 'a', at: Date.now() - TEN_MINUTES_MS - 1000 }));
  announceIdentity(NONCE, { registerToken: 'b' });
  expect(Object.keys(localStorage)).toEqual([`kcb:${NONCE}`]);
});

test('a tab that navigated itself finds its return path, also after Back and Forward', () => {
  rememberIdentityRedirect(NONCE, '/acme/signup');
  expect(identityReturnPath(NONCE)).toBe('/acme/signup');
  expect(identityReturnPath(NONCE)).toBe('/acme/signup');
});

test('a separate popup, which copies the opener’s storage, is not redirected', () => {
  rememberIdentityRedirect('another-nonce-000000', '/signup');
  expect(identityReturnPath(NONCE)).toBeNull();
});

test.each([
  '//evil.example/signup',
  'https://evil.example/signup',
  '/\\evil.example/signup',
  '/signup?x',
  '/a/b/signup',
  '/login',
])('%s is not a valid return path', (path) => {
  rememberIdentityRedirect(NONCE, path);
  expect(identityReturnPath(NONCE)).toBeNull();
});
