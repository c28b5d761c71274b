import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsIdle } from '@/lib/browser/use-is-idle';

afterEach(() => vi.unstubAllGlobals());

test('waits until the browser has nothing else to do', () => {
  let settle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    settle = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { result } = renderHook(useIsIdle);
  expect(result.current).toBe(false);
  act(() => settle());
  expect(result.current).toBe(true);
});

test('does not wait in a browser that cannot tell', () => {
  expect(renderHook(useIsIdle).result.current).toBe(true);
});
