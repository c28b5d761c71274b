import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/**
 * Emotion moves the style elements of the HTML to where they are already, and each move makes the styles of the whole page
 * anew. The attribute `data-s` (_document.tsx) keeps a cache of Emotion's own from moving them.
 */
const head = {
  insertBefore: (tag: Node, before: Node | null) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
} as Node; // boundary: Emotion calls nothing else of a container

/**
 * The key must be the same on the server and in the browser, or the styles of the prerendered page are not found. The
 * vendor prefixes of stylis are off: every page carries its styles, and current browsers need very few (written by
 * hand).
 */
export const createCache = () => createEmotionCache({ key: 'on', stylisPlugins: [], container: head });
