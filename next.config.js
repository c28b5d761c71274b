import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { PLACEHOLDERS, loadEnvironment } from './scripts/environment.mjs';
import { defaultLocale, locales } from './scripts/lib/locales.mjs';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The export puts them into dist/maps, beside the site.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  // Only the URL decides the language: pages are static files, and nothing redirects by Accept-Language.
  i18n: { defaultLocale, locales, localeDetection: false },
  // `npm run check` checks the types, including tests and sandbox, so the build skips it.
  typescript: { ignoreBuildErrors: true },
  // One module graph on the server. Otherwise @mui/material-nextjs and the pages get two copies of @emotion/react, and
  // the prerendered pages silently lose their styles.
  bundlePagesRouterDependencies: true,
  experimental: {
    // Only useful for apps that mix both routers.
    clientRouterFilter: false,
    // Few large chunks compress better than many small ones: 10 kB less on a first visit (17 with brotli), and a walk
    // through six pages costs the same.
    turbopackChunking: { minChunkSize: 1e6, maxMergeChunkSize: 4e6 },
    turbopackCjsTreeShaking: true,
    // Otherwise Next fetches the texts of a page again whenever the customer points at a link to it.
    optimisticClientCache: false,
  },
};

const PAGE_EXTENSIONS = ['ts', 'tsx'];

/**
 * A page that ends in .jsx is for developers: `next dev` serves it, and `next build` does not see it.
 * @param {string} phase
 */
export default function nextConfig(phase) {
  // The build contains no value of a deployment; scripts/configure.mjs puts them into the finished pages.
  Object.assign(process.env, phase === PHASE_PRODUCTION_BUILD ? PLACEHOLDERS : loadEnvironment());
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return { ...config, pageExtensions: isDevelopment ? [...PAGE_EXTENSIONS, 'jsx'] : PAGE_EXTENSIONS };
}
