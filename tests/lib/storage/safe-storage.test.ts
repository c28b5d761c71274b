import { afterEach, describe, expect, test, vi } from 'vitest';
import { safeLocalStorage } from '@/lib/storage/safe-storage';
import { isLogoutPending, setPendingLogout, clearPendingLogout } from '@/lib/storage/pending-logout';
import { safeSessionStorage } from '@/lib/storage/safe-storage';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const storage of [safeLocalStorage, safeSessionStorage]) storage.clear();
});

describe.each([
  ['session', safeSessionStorage, () => sessionStorage],
  ['local', safeLocalStorage, () => localStorage],
] as const)('%s storage', (name, safe, real) => {
  test('that is blocked keeps everything in memory', () => {
    vi.spyOn(window, `${name}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    safe.setItem('draft', 'new');
    expect(safe.getItem('draft')).toBe('new');
    safe.removeItem('draft');
    expect(safe.getItem('draft')).toBeNull();
  });

  test('that is full returns the last written value, not the last stored one', () => {
    safe.setItem('draft', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    safe.setItem('draft', 'new');
    expect(safe.getItem('draft')).toBe('new');

    full.mockRestore();
    safe.setItem('draft', 'newer');
    expect(safe.getItem('draft')).toBe('newer');
    expect(real().getItem('draft')).toBe('newer');
  });

  test('also clears the values in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    safe.setItem('draft', 'new');
    safe.clear();
    expect(safe.getItem('draft')).toBeNull();
  });
});

test('with blocked storage a pending logout is remembered as long as the page lives', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  setPendingLogout();
  expect(isLogoutPending()).toBe(true);
  clearPendingLogout();
  expect(isLogoutPending()).toBe(false);
});
