import { ENVIRONMENT_ID } from './env';
import { REQUEST_TIMEOUT_MS } from './limits';

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
/** The composer's HTML is at its byte budget, without room for the script. */
export const asksEarly = (route: string) => needsProfile(route) && route !== '/orders/new';

/**
 * A profile call on its way. `answer` is null if it failed without an answer. `channel`: another tab that signs in or
 * out meanwhile makes it void.
 */
export type EarlyProfile = { requestId: string; answer: Promise<Response | null>; channel: BroadcastChannel };

declare global {
  interface Window {
    earlyProfile?: EarlyProfile | undefined;
  }
}

/**
 * Sends the profile call while the page's scripts are still loading, as api/client/provider-http.ts would send it, which
 * then uses its answer. Sends nothing if a token or a pending logout has to come first. It is a constant, so that
 * the content security policy can name its hash.
 */
export const earlyProfileScript = `(()=>{try{if(localStorage.${PENDING_LOGOUT_KEY}||sessionStorage.${KEPT_BEARER_KEY})return;let e=JSON.parse(document.getElementById('${ENVIRONMENT_ID}').textContent),u=e.NEXT_PUBLIC_USER_API,i=crypto.randomUUID(),c=new BroadcastChannel('${SESSION_CHANNEL}');c.onmessage=()=>{c.close();window.earlyProfile=void 0};window.earlyProfile={requestId:i,channel:c,answer:fetch((u[0]=='/'?e.NEXT_PUBLIC_PROVIDER_HOST:'')+u+'${PROFILE_PATH}',{credentials:'include',headers:{Accept:'application/json','X-Platform':'web2app','X-Request-Id':i},signal:AbortSignal.timeout(${REQUEST_TIMEOUT_MS})}).catch(()=>null)}}catch{}})()`;
