import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/pages/**/*.{ts,tsx,jsx}',
    'src/lib/push/worker/firebase-messaging-sw.ts',
    'sandbox/main.ts',
    'sandbox/pages/brandpay-script.js',
    'scripts/conform/main.ts',
    'scripts/*.mjs',
    'e2e/specs/**/*.ts',
    'e2e/endurance/*.ts',
    'e2e/engines/*.config.ts',
    'e2e/gallery/*.ts',
    'e2e/brand/*.ts',
    'e2e/engines/webkit/{queries,*.spec}.ts',
    'scripts/engines/firefox-esr.mjs',
    'tests/**/*.test.{ts,tsx}',
  ],
  project: ['{src,sandbox,scripts,e2e,tests}/**/*.{ts,tsx,jsx,mjs,js}', '*.{js,ts}'],
  ignore: ['src/api/contract/*.gen.ts'],
  // Found by their path on disk, or started by scripts.
  ignoreDependencies: [
    'pretendard',
    'openapi-typescript',
    '@redocly/cli',
    // `npm run bench:load` fetches them when it is first run.
    'lighthouse',
    'puppeteer-core',
  ],
  ignoreExportsUsedInFile: true,
  rules: { cycles: 'error' },
};

export default config;
