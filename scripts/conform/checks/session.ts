import { credentialHeaders } from '@/api/client/dialect/to-request';
import { operationOf } from '../contract';
import { DIALECT_CHOICE } from '../dialects';
import { UsageError } from '../options';
import { HTML_PAGE, type Exchange } from '../provider';
import { ask, dataOf, fieldOf, listOf, report, textOf, wants, type Run } from './answer';

const toWire = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '+82');
/** Of a range that is not handed out. */
const NOBODY = '+821000009999';

const logInBody = (phoneNumber: string, password: string) => ({
  ...operationOf('logIn').asked.body,
  phoneNumber,
  password,
});

/** `example.co.kr` of `api.example.co.kr`; close enough to say whether two hosts are the same site. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isShortPair = /^\w{2}$/.test(labels.at(-1) ?? '') && (labels.at(-2) ?? '').length <= 3;
  return labels.slice(isShortPair ? -3 : -2).join('.');
}

const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

/** The cookies with which alone the provider knows the account: load balancers and CSRF filters set others. */
async function sessionCookies({ provider }: Run, cookies: readonly string[]) {
  const own: string[] = [];
  for (const cookie of cookies) {
    provider.keep({ cookie: pairOf(cookie) });
    if (dataOf(await provider.send('getMe', { as: 'member' })) !== undefined) own.push(cookie);
  }
  return own.length > 0 ? own : cookies;
}

function checkCookie(run: Run, exchange: Exchange, cookie: string) {
  const address = run.provider.addressOf('logIn');
  const site = new URL(run.options.site);
  const has = (attribute: RegExp) => attribute.test(cookie);
  const field = `header Set-Cookie ${pairOf(cookie).split('=')[0]}`;
  if (!has(/;\s*HttpOnly/i)) {
    const meaning = 'A script in the page could read the session.';
    report(run, exchange, { level: 'loses', field, expected: 'HttpOnly', found: 'nothing', meaning });
  }
  if (address.protocol === 'https:' && !has(/;\s*Secure/i)) {
    const meaning = 'The session could travel unencrypted.';
    report(run, exchange, { level: 'loses', field, expected: 'Secure', found: 'nothing', meaning });
  }
  if (siteOf(address.hostname) !== siteOf(site.hostname) && !has(/;\s*SameSite=None/i)) {
    const meaning = 'Browsers do not send the session from the site to this host.';
    const found = /SameSite=\w+/i.exec(cookie)?.[0] ?? 'nothing';
    report(run, exchange, { level: 'fails', field, expected: 'SameSite=None; Secure', found, meaning });
  }
}

/** Whether the word stands there twice with this token, as the app sends it. */
function isBearerTwice({ options }: Run, token: string) {
  try {
    return Object.values(credentialHeaders(options.dialect, token, false)).some((value) =>
      /^bearer bearer /i.test(value),
    );
  } catch {
    // Each call of a member names the step that throws.
    return false;
  }
}

const NO_ADDRESS =
  'is its path another one? See --user-api, and "A path or an envelope of your own" in docs/provider-differences.md';
const NOT_UNDERSTOOD = `does the provider speak another dialect, such as login_type_cd for loginTypeCd? ${DIALECT_CHOICE}. Names of your own go into src/api/client/own-provider.ts`;
const WHY_REFUSED: Readonly<Record<number, string>> = {
  400: NOT_UNDERSTOOD,
  403: 'does it ask for a CSRF token? The app sends X-Platform instead (README.md)',
  404: `${NO_ADDRESS}. Or ${NOT_UNDERSTOOD}`,
  405: NO_ADDRESS,
  422: NOT_UNDERSTOOD,
  429: 'too many requests. Wait, and begin again',
};

/** The fields that a refusal names. */
const namedFields = ({ body }: Pick<Exchange, 'body'>) =>
  listOf(fieldOf(body, 'errors')).flatMap((item) => textOf(item, 'field') ?? []);

/** Signs in as the app does, if a phone number was given. */
export async function signIn(run: Run) {
  const { phone, password } = run.options;
  if (phone === undefined || password === undefined) {
    run.findings.note('logIn', 'needs --phone and --password');
    return;
  }
  const exchange = await ask(run, 'logIn', { as: 'nobody', body: logInBody(toWire(phone), password) });
  const cookies = exchange.headers.getSetCookie();
  const bearer = textOf(dataOf(exchange), 'accessToken');
  const cookie = cookies.map(pairOf).join('; ') || undefined;
  const { status } = exchange;
  if (status >= 500) {
    const what = exchange.bodyProblem === HTML_PAGE ? ', by a page of a gateway' : '';
    throw new UsageError(
      `the sign-in failed with ${status}${what}: the provider does not work, or is not behind --base`,
    );
  }
  if (status >= 400) {
    const why = WHY_REFUSED[status];
    const fields = namedFields(exchange).join(', ');
    const what = `${status}${fields && `, at ${fields}`}`;
    throw new UsageError(`the sign-in was refused with ${what}${why === undefined ? '' : `: ${why}`}`);
  }
  if (cookie === undefined && bearer === undefined && wants(run, 'logIn')) {
    const meaning = 'The customer is not signed in after signing in.';
    const expected = 'a session cookie, or accessToken in the answer';
    report(run, exchange, { level: 'fails', field: 'header Set-Cookie', expected, found: 'nothing', meaning });
  }
  if (bearer !== undefined && wants(run, 'logIn') && isBearerTwice(run, bearer)) {
    const meaning = 'The app writes `Bearer` itself, so the provider refuses every call after the sign-in.';
    const found = 'a token after the word Bearer';
    report(run, exchange, { level: 'fails', field: 'data.accessToken', expected: 'the token alone', found, meaning });
  }
  if (wants(run, 'logIn') && bearer === undefined) {
    for (const one of await sessionCookies(run, cookies)) checkCookie(run, exchange, one);
  }
  run.provider.keep({ cookie, bearer });

  if (!wants(run, 'logIn')) return;
  const wrong = await ask(
    run,
    'logIn',
    { as: 'nobody', body: logInBody(NOBODY, 'a-wrong-password') },
    { statuses: [400, 401, 422, 429], meaning: 'Anybody can sign in.' },
  );
  if (
    wrong.status === 400 &&
    Array.isArray(fieldOf(wrong.body, 'errors')) &&
    !namedFields(wrong).includes('password')
  ) {
    const meaning = 'The refusal does not stand at the password.';
    report(run, wrong, { level: 'loses', field: 'errors[].field', expected: 'password', found: 'others', meaning });
  }
}

/** Ends a session that `signIn` has begun: the session must be over at the provider, not in the browser alone. */
export async function signOut(run: Run) {
  if (run.options.phone === undefined) {
    run.findings.note('logOut', 'needs --phone and --password; the session given is not ended');
    return;
  }
  if (!run.provider.hasMember()) {
    run.findings.note('logOut', 'the sign-in has begun no session');
    return;
  }
  const exchange = await ask(run, 'logOut', { as: 'member' });
  const after = await run.provider.send('getMe', { as: 'member' });
  if (wants(run, 'logOut') && after.status === 200) {
    const meaning = 'Whoever has a copy of the session is still signed in.';
    const expected = 'the end of the session';
    report(run, exchange, { level: 'fails', field: 'session', expected, found: 'a session that goes on', meaning });
  }
}
