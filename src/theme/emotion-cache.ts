import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/**
 * The same key on the server and in the browser, or the styles of the prerendered page are not found again. Without
 * stylis' vendor prefixes: every page carries its styles, and the browsers of today need hardly any (written by hand).
 */
export const createCache = () => createEmotionCache({ key: 'on', stylisPlugins: [] });
