import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { resolveEnvironment } from './scripts/environment.mjs';

const sandbox = resolveEnvironment({}).values;

const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/{api,layouts,lib,shell,store,ui,features}/**/*.test.ts'];

/** A mocked module stays mocked for all later files of the same worker, so these files are isolated. */
const MOCKING_TESTS = [
  'tests/api/fault-matrix.test.ts',
  'tests/api/provider-differences.test.ts',
  'tests/features/bulk-orders/lost-database.test.tsx',
  'tests/features/order-create/late-rules.test.tsx',
  'tests/features/order-create/vehicle-on-demand.test.tsx',
  'tests/features/order-detail/share.test.tsx',
  'tests/features/order-list/order-selection.test.tsx',
  'tests/features/payment/brandpay.test.tsx',
  'tests/features/payment/late-rules.test.tsx',
  'tests/features/withdraw/device-records.test.tsx',
  'tests/features/withdraw/late-rules.test.tsx',
  'tests/lib/address/sources.test.ts',
  'tests/lib/push/push-connection.test.ts',
  'tests/lib/push/worker.test.ts',
  'tests/lib/storage/damaged-records.test.ts',
  'tests/lib/storage/failing-bulk-records.test.ts',
  'tests/shell/late-tab.test.tsx',
  'tests/shell/stalled-log-out.test.tsx',
  'tests/ui/map/adapters.test.ts',
  'tests/ui/map/kakao-map.test.tsx',
  'tests/ui/map/order-map.test.tsx',
  'tests/ui/toaster.test.tsx',
];

const dom = {
  environment: 'jsdom',
  // The provider's origin avoids CORS preflights, which the browser tests cover.
  environmentOptions: { jsdom: { url: `${sandbox.NEXT_PUBLIC_PROVIDER_HOST}/` } },
} as const;

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
    // Some start a sandbox, which takes long while others start theirs.
    hookTimeout: 60_000,
    // By default Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    env: { ...sandbox, MAP_FILE: process.env.MAP_FILE ?? '', TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          include: DOM_TESTS,
          exclude: [...configDefaults.exclude, ...MOCKING_TESTS],
          isolate: false,
          setupFiles: ['./tests/fresh-file.ts', './tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...dom, name: 'dom-mocks', include: MOCKING_TESTS, setupFiles: ['./tests/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{domain,config,theme,project,sandbox,scripts,e2e}/**/*.test.ts'],
          environment: 'node',
          // These tests leave no state behind, and isolation costs a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
