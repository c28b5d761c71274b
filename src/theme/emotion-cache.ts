import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/** The same key on the server and in the browser, or the styles of the prerendered page are not found again. */
export const createCache = () => createEmotionCache({ key: 'mui' });
