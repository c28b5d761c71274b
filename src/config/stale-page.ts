/** Set for this tab while one reload has been tried; the first page that comes alive forgets it. */
export const RELOADED_KEY = 'reloaded';

/**
 * Runs before the page's own scripts. A page whose files are gone (a new version is out) loads anew, once; should that not
 * help, or should nothing be kept in this browser, a button is left instead of a dead page. Only the page's first scripts
 * carry an integrity; whatever comes later is told of where it was wanted. A constant, so that the policy can name its hash.
 */
export const stalePageScript = `addEventListener('error',e=>{let d=document,s,b;if(e.target.integrity&&!d.${RELOADED_KEY}){d.${RELOADED_KEY}=1;try{s=sessionStorage;if(navigator.onLine&&!s.${RELOADED_KEY}){s.${RELOADED_KEY}=1;return location.reload()}}catch{}b=d.createElement('button');b.textContent='새로고침 · Reload';b.onclick=()=>location.reload();b.style.cssText='position:fixed;z-index:9999;right:9px;bottom:9px;height:52px';d.documentElement.append(b)}},true)`;
