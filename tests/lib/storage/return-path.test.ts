import { expect, test, vi } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';

test('the return path can be read once', () => {
  rememberReturnPath('/orders?status=active');
  expect(takeReturnPath()).toBe('/orders?status=active');
  expect(takeReturnPath()).toBeNull();
});

test('a path of another site is not stored and deletes the previous one', () => {
  rememberReturnPath('/orders');
  rememberReturnPath('//evil.example/orders');
  expect(takeReturnPath()).toBeNull();
});

test('a return path is valid for ten minutes', () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  rememberReturnPath('/orders');
  clock.mockReturnValue(now + 10 * 60_000);
  expect(takeReturnPath()).toBe('/orders');

  rememberReturnPath('/orders');
  clock.mockReturnValue(now + 20 * 60_000 + 1);
  expect(takeReturnPath()).toBeNull();
});

test('a path forged in the storage is not followed', () => {
  const forged = (path: string) => JSON.stringify({ path, rememberedAt: Date.now() });
  for (const written of ['/orders', forged('/\\evil.example'), JSON.stringify({ path: '/orders' })]) {
    sessionStorage.setItem('returnPath', written);
    expect(takeReturnPath()).toBeNull();
  }
});
