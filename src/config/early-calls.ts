import { ENVIRONMENT_ID } from './env';
import { ORDER_PAGE_SIZE, REQUEST_TIMEOUT_MS } from './limits';

/** Session storage: the encrypted access token of a tab whose provider gives no cookie. */
export const KEPT_BEARER_KEY = 'bearer';
/** Local storage: a logout that has not reached the provider yet. */
export const PENDING_LOGOUT_KEY = 'logoutOwed';
/** The channel on which tabs tell each other about a sign-in or sign-out. */
export const SESSION_CHANNEL = 'session';
/** The path of the profile call after that of the provider's user group. */
const PROFILE_PATH = '/users/me';

/** Pages that show nothing before the profile is known. The others need no profile to show something, or must not request it. */
export const needsProfile = (path: string) => /\/(dashboard|orders|user)(\/|$)/.test(path);

/** A call on its way. `answer` is null if it failed without a whole answer. */
export type EarlyCall = { requestId: string; answer: Promise<{ response: Response; text: string } | null> };

/**
 * The calls by their addresses. `channel`: another tab that signs in or out meanwhile makes them void. `epoch`: of the
 * session that took the first.
 */
export type EarlyCalls = { calls: Map<string, EarlyCall>; channel: BroadcastChannel; epoch?: number };

declare global {
  interface Window {
    earlyCalls?: EarlyCalls | undefined;
  }
}

/** Sends a page's main call; `g` takes a group and the address after that of the group. */
const MAIN_CALLS: Readonly<Record<string, string>> = {
  // The list without a filter, as features/order-list/list-request.tsx asks for it.
  '/orders': `location.search||g('ORDER','/orders?sort=createdAtDesc&pageIndex=0&pageSize=${ORDER_PAGE_SIZE}')`,
  '/orders/[id]': `g('ORDER','/orders/'+location.pathname.split('/').pop())`,
};

/**
 * Sends the profile call, and the page's main call, while the page's scripts are still loading, as
 * api/client/provider-http.ts would send them, which then uses their answers. Sends nothing if a token or a pending
 * logout has to come first. One text for each route, so that the content security policy can name its hash.
 */
export const earlyCallsScript = (route: string) =>
  `(()=>{try{if(localStorage.${PENDING_LOGOUT_KEY}||sessionStorage.${KEPT_BEARER_KEY})return;let e=JSON.parse(document.getElementById('${ENVIRONMENT_ID}').textContent),c=new BroadcastChannel('${SESSION_CHANNEL}'),m=new Map,g=(n,p)=>{let u=e['NEXT_PUBLIC_'+n+'_API'],i=crypto.randomUUID();u=(u[0]=='/'?e.NEXT_PUBLIC_PROVIDER_HOST+u:u)+p;m.set(u,{requestId:i,answer:fetch(u,{credentials:'include',headers:{'X-Platform':'web2app','X-Request-Id':i},signal:AbortSignal.timeout(${REQUEST_TIMEOUT_MS})}).then(async response=>({response,text:await response.text()})).catch(()=>null)})};c.onmessage=()=>{c.close();delete window.earlyCalls};window.earlyCalls={calls:m,channel:c};g('USER','${PROFILE_PATH}');${MAIN_CALLS[route] ?? ''}}catch{}})()`;
