import createEmotionCache from '@emotion/cache';

/**
 * Emotion moves the style elements of the HTML to where they are already, and each move restyles the whole page. The
 * attribute `data-s` (_document.tsx) stops Emotion's default cache from moving them, too.
 */
const head = {
  insertBefore: (tag: Node, before: Node | null) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
} as Node; // boundary: Emotion calls nothing else of a container

/**
 * The key must be the same on the server and in the browser, or the styles of the prerendered page are not found. The
 * vendor prefixes of stylis are off: every page carries its styles, and current browsers need very few (written by
 * hand).
 */
export function createCache() {
  const cache = createEmotionCache({ key: 'on', stylisPlugins: [], container: head });
  // Emotion would read these names from an attribute of the HTML (_document.tsx) that repeats each of them.
  const html = typeof document === 'undefined' ? null : document.querySelector('style[data-emotion="on-html"]');
  for (const [, name = ''] of (html?.textContent ?? '').matchAll(/\.on-([\w-]+)/g)) cache.inserted[name] = true;
  return cache;
}
