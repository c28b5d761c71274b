/** Submits a form of the sandbox's pages like a browser. Returns where it redirects. */
async function submit(page: string, fields: Record<string, string>): Promise<URL> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const target = response.headers.get('Location');
  if (target === null) throw new Error(`${page} answered ${response.status}: ${await response.text()}`);
  return new URL(target);
}

const WEB_PAGE = 'http://localhost:3000/oauth-result';

export async function registerToken(url: string, who: { name: string; phone: string }): Promise<string> {
  const fields = { nonce: '0123456789abcdef', returnUrl: WEB_PAGE, choice: 'confirm', ...who };
  return (await submit(`${url}/sandbox-kcb`, fields)).searchParams.get('register_token') ?? '';
}

type Choice = { choice: 'known' | 'new' | 'cancel'; challenge?: string };

export async function authorizationResult(url: string, provider: string, { choice, challenge = '' }: Choice) {
  const fields = { redirect_uri: WEB_PAGE, state: 'a-state-of-16-or-more', code_challenge: challenge, choice };
  return submit(`${url}/sandbox-idp/${provider}/authorize`, fields);
}

export const thirdPartyLogIn = (loginTypeCD: number, code: string, more: Record<string, string> = {}) => ({
  loginTypeCD,
  mode: 'MULTI_AUTH',
  code,
  redirectUri: WEB_PAGE,
  state: 'a-state-of-16-or-more',
  ...more,
});
