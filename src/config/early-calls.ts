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

/**
 * A call on its way. `answer` is null if it failed without a whole answer. `at`: when it arrived, in ms of this device's
 * clock.
 */
export type EarlyCall = {
  requestId: string;
  answer: Promise<{ response: Response; text: string; at: number } | null>;
};

/**
 * The calls by their `Authorization` header, if they have one, and address in one text. `channel`: another tab that
 * signs in or out meanwhile makes them void. `epoch` and `renewals`: of the session, when the first was taken.
 */
export type EarlyCalls = {
  calls: Map<string, EarlyCall>;
  channel: BroadcastChannel;
  epoch?: number;
  renewals?: number;
};

declare global {
  interface Window {
    earlyCalls?: EarlyCalls | undefined;
  }
}

// Parts of the script. `g(group, address after that of the group, authorization = '')` sends a call.

const PROFILE = `'USER','${PROFILE_PATH}'`;
const SEGMENTS = `location.pathname.split('/')`;

/**
 * What a composer without a draft asks for first, as features/order-create/offer/offer-request.tsx does. `t`: the
 * authorization of a guest, '' for a member.
 */
const OFFER = `location.search||/"draft":"{/.test(sessionStorage['persist:orderDraft'])||(g('DRIVER','/vehicle-pools?orderType=Quick',t),g('COMMON','/services?orderType=Quick',t),g('USER','/feature/flag',t))`;

/** The profile call of a page for guests, and what follows it, unless the client has taken over meanwhile. */
const asMemberOrGuest = (mainCalls: string) =>
  `g(${PROFILE});[...m.values()][0].answer.then(a=>{let s=a.response.status,t=s==200?'':'Bearer '+e.NEXT_PUBLIC_GUEST_TOKEN;if(window.earlyCalls?.calls!=m||s!=200&&s!=401)return;if(t)g(${PROFILE},t);${mainCalls}}).catch(()=>{})`;

/** The call of a page that shows something without it: that is painted first. Nothing if the client was faster. */
const afterFirstPaint = (call: string) =>
  `new PerformanceObserver((l,o)=>{if(!l.getEntriesByName('first-contentful-paint')[0])return;o.disconnect();if(window.earlyCalls){${call}}}).observe({type:'paint',buffered:true})`;

/** By the page's route. In a function, because the browser has no use for these texts and would get what a module computes. */
export const firstCalls = (): Readonly<Record<string, string>> => ({
  // The list without a filter, as features/order-list/list-request.tsx asks for it.
  '/orders': `g(${PROFILE});location.search||g('ORDER','/orders?sort=createdAtDesc&pageIndex=0&pageSize=${ORDER_PAGE_SIZE}')`,
  '/orders/[id]': `g(${PROFILE});g('ORDER','/orders/'+${SEGMENTS}.pop())`,
  // The orders in progress and how many wait, as features/dashboard/in-progress-card.tsx asks for them.
  '/dashboard': `g(${PROFILE});for(let [s,n] of [['2,9,8',3],['1,7',1]])g('ORDER','/orders?status='+s+'&sort=createdAtDesc&pageIndex=0&pageSize='+n)`,
  '/orders/new': asMemberOrGuest(OFFER),
  '/orders/payment': asMemberOrGuest(''),
  '/public/customer/[organization_id]/order/[order_id]': afterFirstPaint(
    `let s=${SEGMENTS};g('ORDER','/guest/orders/'+s.at(-3)+'/'+s.at(-1))`,
  ),
  '/public/mobis/[order_id]': afterFirstPaint(`g('ORDER','/guest/mobis/orders/'+${SEGMENTS}.pop())`),
});

/**
 * Sends the profile call, and the page's main calls, while the page's scripts are still loading, as
 * api/client/provider-http.ts would send them, which then uses their answers. Sends nothing if a token or a pending
 * logout has to come first. Undefined for a page that has no such call. One text for each route, so that the content
 * security policy can name its hash.
 */
export function earlyCallsScript(route: string): string | undefined {
  const calls = firstCalls()[route] ?? (needsProfile(route) ? `g(${PROFILE})` : undefined);
  if (calls === undefined) return undefined;
  return `(()=>{try{if(localStorage.${PENDING_LOGOUT_KEY}||sessionStorage.${KEPT_BEARER_KEY})return;let e=JSON.parse(document.getElementById('${ENVIRONMENT_ID}').textContent),c=new BroadcastChannel('${SESSION_CHANNEL}'),m=new Map,g=(n,p,t='')=>{let i=crypto.randomUUID(),u=e['NEXT_PUBLIC_'+n+'_API']+p;if(u[0]=='/')u=e.NEXT_PUBLIC_PROVIDER_HOST+u;m.set(t+u,{requestId:i,answer:fetch(u,{credentials:'include',headers:{'X-Platform':'web2app','X-Request-Id':i,...t&&{Authorization:t}},signal:AbortSignal.timeout(${REQUEST_TIMEOUT_MS})}).then(async r=>({response:r,text:await r.text(),at:Date.now()})).catch(()=>null)})};c.onmessage=()=>{c.close();delete window.earlyCalls};window.earlyCalls={calls:m,channel:c};${calls}}catch{}})()`;
}
