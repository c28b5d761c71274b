import type { GetStaticPaths } from 'next';
import { LOCALES } from '@/config/locales';

/** Stands for any id in the one prerendered page of a dynamic route. scripts/export uses the same value. */
export const SHELL_PARAM = 'shell';

/**
 * The getStaticPaths of a dynamic route: one prerendered shell per language, served for every id. The id arrives after
 * hydration, when `router.isReady`; `next dev` renders every id by itself.
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
