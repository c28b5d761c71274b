import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { PLACEHOLDERS, loadEnvironment } from './scripts/environment.mjs';
import i18n from './src/config/i18n.json' with { type: 'json' };

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The address alone decides the language: pages are files, and nothing redirects by Accept-Language.
  i18n: { ...i18n, localeDetection: false },
  // `npm run check` checks the types, of the tests and the sandbox too; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // One module graph on the server. Without it @mui/material-nextjs and the pages get two copies of @emotion/react,
  // and the prerendered pages lose their styles, without a word.
  bundlePagesRouterDependencies: true,
  experimental: {
    // Only of use to applications that mix both routers.
    clientRouterFilter: false,
    // Few large chunks compress better than many small ones: 10 kB less on a first visit (17 with brotli), and a walk through
    // six pages costs the same.
    turbopackChunking: { minChunkSize: 1e6, maxMergeChunkSize: 4e6 },
    turbopackCjsTreeShaking: true,
  },
};

/** @param {string} phase */
export default function configOf(phase) {
  // No value of a deployment gets into the build; scripts/configure.mjs puts them into the finished pages.
  Object.assign(process.env, phase === PHASE_PRODUCTION_BUILD ? PLACEHOLDERS : loadEnvironment());
  return config;
}
