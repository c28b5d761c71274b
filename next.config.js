import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { loadEnvironment } from './scripts/environment.mjs';
import i18n from './src/config/i18n.json' with { type: 'json' };

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The address alone decides the language: pages are files, and nothing redirects by Accept-Language.
  i18n: { ...i18n, localeDetection: false },
  env: loadEnvironment(),
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

const PAGE_EXTENSIONS = ['ts', 'tsx'];

/**
 * A page that ends in .jsx is for developers: `next dev` serves it, and `next build` does not see it.
 * @param {string} phase
 */
export default function nextConfig(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return { ...config, pageExtensions: isDevelopment ? [...PAGE_EXTENSIONS, 'jsx'] : PAGE_EXTENSIONS };
}
