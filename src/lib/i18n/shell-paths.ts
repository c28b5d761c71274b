import type { GetStaticPaths } from 'next';
import { LOCALES } from '@/config/locales';

/** Stands for "any id" in the one page that is prerendered of a dynamic route. scripts/export knows it too. */
export const SHELL_PARAM = 'shell';

/**
 * A dynamic route's getStaticPaths: one prerendered shell per language, which is then served for every id.
 * The id arrives after hydration, when `router.isReady`; `next dev` renders every id by itself.
 */
export function shellPaths(...params: string[]): GetStaticPaths {
  return () => ({
    paths: LOCALES.map((locale) => ({
      params: Object.fromEntries(params.map((param) => [param, SHELL_PARAM])),
      locale,
    })),
    fallback: 'blocking',
  });
}
