import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/**
 * The key must be the same on the server and in the browser, or the styles of the prerendered page are not found. The
 * vendor prefixes of stylis are off: every page carries its styles, and current browsers need very few (written by
 * hand).
 */
export const createCache = () => createEmotionCache({ key: 'on', stylisPlugins: [] });
