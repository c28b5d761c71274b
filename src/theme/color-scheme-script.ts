/**
 * Runs before the first paint, so that a dark page never flashes white. Same storage keys and attribute as MUI's own
 * InitColorSchemeScript; a constant, so that the content security policy can name its hash.
 */
export const colorSchemeScript =
  "(function(){try{var m=localStorage.getItem('mui-mode')||'system',d=localStorage.getItem('mui-color-scheme-dark')||'dark',l=localStorage.getItem('mui-color-scheme-light')||'light';document.documentElement.setAttribute('data-mui-color-scheme',m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)?d:l)}catch(e){}})()";
