/** Set in this tab when a reload was tried; the first page that works removes it. */
export const RELOADED_KEY = 'reloaded';

/**
 * Runs before the page's own scripts. If the files of a page are gone (a new version is out), it reloads the page once.
 * If that does not help, or if session storage is blocked, it shows a reload button instead of a dead page. Only the
 * first scripts of a page have an `integrity` attribute; a later import reports its failure where it was called. It is
 * a constant, so that the content security policy can name its hash.
 */
export const stalePageScript = `addEventListener('error',e=>{let d=document,s,b;if(e.target.integrity&&!d.${RELOADED_KEY}){d.${RELOADED_KEY}=1;try{s=sessionStorage;if(navigator.onLine&&!s.${RELOADED_KEY}){s.${RELOADED_KEY}=1;return location.reload()}}catch{}b=d.createElement('button');b.textContent='새로고침 · Reload';b.onclick=()=>location.reload();b.style.cssText='position:fixed;z-index:9999;right:9px;bottom:9px;height:52px';d.documentElement.append(b)}},true)`;
