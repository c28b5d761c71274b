import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveEnvironment } from './scripts/environment.mjs';

const sandbox = resolveEnvironment({}).values;

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
          name: 'dom',
          include: ['tests/**/*.test.tsx', 'tests/{api,layouts,lib,shell,store,ui,features}/**/*.test.ts'],
          environment: 'jsdom',
          // The provider's own origin: a preflight in a test would only test the test.
          environmentOptions: { jsdom: { url: `${sandbox.NEXT_PUBLIC_PROVIDER_HOST}/` } },
          setupFiles: ['./tests/setup.ts'],
        },
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
