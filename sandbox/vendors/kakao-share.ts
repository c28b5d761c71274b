// Stands in for Kakao's JavaScript SDK where it sends links: the script, and the window in which a friend is chosen.
import { Hono } from 'hono';
import { html } from 'hono/html';
import { frame } from '../pages/frame';
import { isOwnWebPage } from '../pages/web-page';
import type { Sandbox, SandboxApp } from '../server/context';
import { originText, scriptAnswer } from './script-answer';

type Link = { webUrl: string; mobileWebUrl: string };
type Message = {
  objectType: 'feed';
  content: { title: string; description: string; imageUrl: string; link: Link };
  buttons: { title: string; link: Link }[];
};

/** The script, as it runs in the page: it must not use anything outside itself. */
function installKakaoShare(origin: string) {
  let key = '';
  Object.assign(window, {
    Kakao: {
      init: (given: string) => {
        key = given;
      },
      isInitialized: () => key !== '',
      Share: {
        sendDefault: (message: Message) => {
          if (key === '') throw new Error('Kakao.init must be called before.');
          // The vendor also submits a form to a new window.
          const form = document.createElement('form');
          const field = document.createElement('input');
          form.method = 'post';
          form.action = `${origin}/sandbox-kakao/picker`;
          form.target = 'kakaoShare';
          form.hidden = true;
          field.name = 'message';
          field.value = JSON.stringify(message);
          form.append(field);
          document.body.append(form);
          window.open('', 'kakaoShare', 'width=480,height=700');
          form.submit();
          form.remove();
        },
      },
    },
  });
}

const pickerPage = ({ content, buttons: [button] }: Message) =>
  frame({
    title: '카카오톡 공유',
    body: html`<article>
      <span class="mark">연습용 카카오톡</span>
      <h1>${content.title}</h1>
      <p>${content.description}</p>
      <p><a href="${content.link.mobileWebUrl}">${button?.title ?? ''}</a></p>
    </article>`,
  });

export function kakaoShareRoutes({ options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();
  app.get('/share.js', (c) => scriptAnswer(c, `(${installKakaoShare.toString()})(${originText(c)});`));
  app.post('/picker', async (c) => {
    const { message = '{}' } = await c.req.parseBody<Record<string, string>>();
    const sent = JSON.parse(message) as Message; // boundary: the script above writes it
    // As at the vendor, a link must be of a registered domain.
    if (!isOwnWebPage(sent.content.link.webUrl, options.webOrigins)) return c.text('등록되지 않은 도메인이에요.', 400);
    return c.html(pickerPage(sent));
  });
  return app;
}
