import type { Locale } from '@/config/locales';
import type { Namespace } from './config';

/**
 * The texts of a namespace. The bundler makes a file of its own of each namespace in each language, and keeps the list of
 * all of them here; as a chunk of its own it is not in the first load (4 kB, and more with every language).
 */
export async function loadTexts(locale: Locale, namespace: Namespace) {
  // Boundary: TypeScript cannot type an import whose address is put together.
  const file = (await import(`../../../locales/${locale}/${namespace}.json`)) as { default: Record<string, unknown> };
  return file.default;
}
