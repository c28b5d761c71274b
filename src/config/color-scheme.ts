export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
export const COLOR_MODE_KEY = 'color-mode';

/**
 * Runs before the first paint, so that a dark page never flashes white. It is a constant, so that the content security
 * policy can name its hash. lib/browser/color-scheme.ts takes over afterwards. `dataset.colorScheme` is the attribute
 * above.
 */
export const colorSchemeScript = `(()=>{let m,d=matchMedia('(prefers-color-scheme: dark)').matches;try{m=localStorage['${COLOR_MODE_KEY}']}catch{}document.documentElement.dataset.colorScheme=m=='dark'||m!='light'&&d?'dark':'light'})()`;
