import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { resolveEnvironment } from './scripts/environment.mjs';

const sandbox = resolveEnvironment({}).values;

const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/{api,layouts,lib,shell,store,ui,features}/**/*.test.ts'];

/** A mocked module stays mocked for all later files of the same worker, so these files are isolated. */
const MOCKING_TESTS = [
  'tests/features/order-create/late-rules.test.tsx',
  'tests/features/order-list/order-selection.test.tsx',
  'tests/features/payment/brandpay.test.tsx',
  'tests/features/payment/late-rules.test.tsx',
  'tests/lib/storage/damaged-records.test.ts',
  'tests/ui/map/order-map.test.tsx',
];

const dom = {
  environment: 'jsdom',
  // The provider's own origin: a preflight in a test would only test the test.
  environmentOptions: { jsdom: { url: `${sandbox.NEXT_PUBLIC_PROVIDER_HOST}/` } },
} as const;

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
    // Vitest leaves a core free otherwise: of two, half.
    maxWorkers: '100%',
    env: { ...sandbox, TZ: 'UTC' },
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
          // Nothing here leaves anything behind, and a fresh start for each file costs a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
