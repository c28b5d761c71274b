import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Rules = { createScriptURL: (address: string) => string | null };

vi.mock('@/lib/browser/hydrate-in-slices', () => ({ hydrateInSlices: () => undefined }));
vi.mock('@/lib/browser/router-requests', () => ({ reduceRouterRequests: () => undefined }));
vi.mock('@/lib/telemetry/observe', () => ({ observeWindow: () => undefined }));

let rules: Rules;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // A live deployment, whose page has its values.
  const values = document.body.appendChild(document.createElement('script'));
  Object.assign(values, { id: 'environment', type: 'application/json' });
  values.textContent = '{ "NEXT_PUBLIC_TOSS_CLIENT_KEY": "live_ck_real" }';
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, given: Rules) => (rules = given) });
  await import('@/instrumentation-client');
});

afterAll(() => {
  for (const name of ['browser/hydrate-in-slices', 'browser/router-requests', 'telemetry/observe'])
    vi.doUnmock(`@/lib/${name}`);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.getElementById('environment')?.remove();
  window.history.replaceState(null, '', '/');
});

test('the script that the payment company’s SDK asks for is let in on the payment page, and nowhere else', () => {
  const sdk = readFileSync('node_modules/@tosspayments/tosspayments-sdk/dist/index.esm.js', 'utf8');
  const script = /https:\/\/[\w./-]+\/standard/.exec(sdk)?.[0] ?? '';
  window.history.replaceState(null, '', '/en/orders/payment');
  expect(rules.createScriptURL(script)).toBe(script);
  expect(rules.createScriptURL('https://evil.example/standard')).toBeNull();
  window.history.replaceState(null, '', '/orders/new');
  expect(rules.createScriptURL(script)).toBeNull();
});
