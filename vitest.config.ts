import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveEnvironment } from './scripts/environment.mjs';

const sandbox = resolveEnvironment({}).values;

// From Node 25 on, its own `localStorage`, which keeps nothing without a file, hides jsdom's.
const NO_STORAGE_OF_NODE = '--no-experimental-webstorage';
const execArgv = process.allowedNodeEnvironmentFlags.has(NO_STORAGE_OF_NODE) ? [NO_STORAGE_OF_NODE] : [];

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    css: false,
    execArgv,
    globalSetup: './tests/global-setup.ts',
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
          name: 'dom',
          include: ['tests/**/*.test.tsx', 'tests/{api,layouts,lib,shell,store,ui,features}/**/*.test.ts'],
          environment: 'jsdom',
          // The provider's origin avoids CORS preflights, which the browser tests cover.
          environmentOptions: { jsdom: { url: `${sandbox.NEXT_PUBLIC_PROVIDER_HOST}/` } },
          isolate: false,
          setupFiles: ['./tests/fresh-file.ts', './tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{domain,config,theme,project,sandbox,scripts,e2e}/**/*.test.ts'],
          environment: 'node',
          // These tests leave no state behind, and isolation costs a third of the time.
          isolate: false,
          // A variable would reach the commands that later files start.
          unstubEnvs: true,
        },
      },
    ],
  },
});
