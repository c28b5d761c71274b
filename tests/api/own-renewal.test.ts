import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as OwnRenewal from '@/api/client/own-renewal';

let renewal: typeof OwnRenewal;
const renew = vi.fn<(token: string | null) => Promise<string | boolean>>();

beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'development');
  vi.doMock('@/config/env', () => ({ env: { providerDialect: 'own-steps' } }));
  vi.doMock('@/api/client/own-provider', () => ({ OWN: { renew } }));
  renewal = await import('@/api/client/own-renewal');
});
afterAll(() => {
  vi.doUnmock('@/config/env');
  vi.doUnmock('@/api/client/own-provider');
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('whoever writes the step reads why it failed: no screen says so, and nobody is signed out', async () => {
  const warn = vi.mocked(console.warn).mockReturnValueOnce();
  const mistake = new TypeError('x is undefined');
  renew.mockRejectedValue(mistake);
  await expect(renewal.renewSession(null)).rejects.toBe(mistake);
  expect(warn).toHaveBeenCalledExactlyOnceWith('renew in own-provider.ts failed:', mistake);
  warn.mockClear();
});
