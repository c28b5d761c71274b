import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import site from '../../locales/ko/site.json';
import { KNOWN_SUBJECT } from '../db/people';
import { PROVIDERS, type Provider } from '../groups/user/social-handlers';
import type { Sandbox, SandboxApp } from '../server/context';
import { frame } from './frame';
import { isOwnWebPage } from './web-page';

const NAMES: Record<Provider, string> = { kakao: '카카오', naver: '네이버', google: 'Google' };
const CODE_MS = 10 * 60 * 1000;

const isProvider = (text: string): text is Provider => PROVIDERS.some((provider) => provider === text);

function page(provider: Provider, query: Record<string, string>) {
  const fields = ['redirect_uri', 'state', 'code_challenge'].map(
    (name) => html`<input type="hidden" name="${name}" value="${query[name] ?? ''}" />`,
  );
  return frame({
    title: `${NAMES[provider]} 로그인`,
    body: html`<article>
      <span class="mark">연습용 로그인</span>
      <h1>${NAMES[provider]} 로그인</h1>
      <p>${site.name}에 로그인할 계정을 선택해 주세요. 실제 ${NAMES[provider]} 계정은 쓰이지 않아요.</p>
      <form method="post">
        ${fields}
        <button class="primary" name="choice" value="known">김하늘(가입한 계정)</button>
        <button name="choice" value="new">처음 오는 계정</button>
        <button name="choice" value="cancel">취소</button>
        <button name="choice" value="error">오류 내기</button>
      </form>
    </article>`,
  });
}

/** Simulates the sign-in pages of Kakao, Naver and Google. */
export function signInPages({ database, clock, options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  app.get('/:provider/authorize', (c) => {
    const provider = c.req.param('provider');
    const query = c.req.query();
    if (!isProvider(provider)) return c.notFound();
    if (query.response_type !== 'code' || !isOwnWebPage(query.redirect_uri ?? '', options.webOrigins)) {
      return c.text('redirect_uri 또는 response_type이 올바르지 않아요.', 400);
    }
    if (!query.state) return c.text('state가 필요해요.', 400);
    return c.html(page(provider, query));
  });

  app.post('/:provider/authorize', async (c) => {
    const provider = c.req.param('provider');
    const form = await c.req.parseBody<Record<string, string>>();
    const { choice, redirect_uri: redirectUri = '', state = '', code_challenge: challenge } = form;
    if (!isProvider(provider) || !isOwnWebPage(redirectUri, options.webOrigins)) return c.notFound();

    const target = new URL(redirectUri);
    target.searchParams.set('state', state);
    if (choice === 'known' || choice === 'new') {
      const code = randomBytes(24).toString('base64url');
      const subject = choice === 'known' ? KNOWN_SUBJECT : randomBytes(12).toString('hex');
      await database.transaction((db) =>
        db.run('INSERT INTO oauthCodes VALUES (?, ?, ?, ?, ?, ?, ?, NULL)', [
          code,
          provider,
          subject,
          redirectUri,
          state,
          challenge || null,
          clock.now() + CODE_MS,
        ]),
      );
      target.searchParams.set('code', code);
    } else {
      target.searchParams.set('error', choice === 'cancel' ? 'access_denied' : 'server_error');
    }
    return c.redirect(target.href, 303);
  });

  return app;
}
