export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
export const COLOR_MODE_KEY = 'color-mode';

/**
 * Runs before the first paint, so that a dark page never flashes white. It is a constant, so that the content security
 * policy can name its hash. lib/browser/color-scheme.ts takes over afterwards.
 */
export const colorSchemeScript = `(function(){var m,d=matchMedia('(prefers-color-scheme: dark)').matches;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',m==='dark'||m!=='light'&&d?'dark':'light')})()`;
