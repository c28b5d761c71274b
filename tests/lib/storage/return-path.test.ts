import { expect, test } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';

test('the way back is taken once', () => {
  rememberReturnPath('/orders?status=active');
  expect(takeReturnPath()).toBe('/orders?status=active');
  expect(takeReturnPath()).toBeNull();
});

test('a path of another site is not remembered, and forgets the one before', () => {
  rememberReturnPath('/orders');
  rememberReturnPath('//evil.example/orders');
  expect(takeReturnPath()).toBeNull();
});

test('what was written into the storage by hand is not followed', () => {
  sessionStorage.setItem('returnPath', '/\\evil.example');
  expect(takeReturnPath()).toBeNull();
});
