import { html, raw } from 'hono/html';

const STYLE = `
  :root { color-scheme: light dark; --ink: #16212b; --soft: #5a6875; --line: #dde3e8; --paper: #fff; --ground: #f4f6f8; --brand: #00668f; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eef3f6; --soft: #a5b2bd; --line: #33404b; --paper: #17212a; --ground: #0e151b; --brand: #62c6f2; }
    .primary { color: #06222f !important; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); word-break: keep-all;
    font: 400 16px/1.6 Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; }
  main { max-width: 440px; margin: 0 auto; padding: 40px 20px; }
  main.wide { max-width: 760px; }
  article { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 28px 24px; }
  article + article { margin-top: 16px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.3; }
  h2 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
  p { margin: 0 0 12px; color: var(--soft); }
  .mark { font-size: 13px; font-weight: 700; color: var(--brand); }
  form { display: grid; gap: 12px; margin-top: 20px; }
  label { display: grid; gap: 4px; font-size: 14px; font-weight: 500; }
  input { font: inherit; padding: 10px 12px; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
  button { font: inherit; font-weight: 700; padding: 12px; min-height: 48px; border-radius: 8px; cursor: pointer;
    color: inherit; background: transparent; border: 1px solid var(--line); }
  .primary { color: #fff; background: var(--brand); border-color: var(--brand); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; }
  dt { color: var(--soft); } dd { margin: 0; }
  details { border-top: 1px solid var(--line); padding: 12px 0; } summary { cursor: pointer; font-weight: 500; }
  details p { margin: 8px 0 0; }
  a { color: var(--brand); }
`;

type Content = ReturnType<typeof html>;
type Page = { title: string; body: Content; isWide?: boolean };

export const frame = ({ title, body, isWide = false }: Page) =>
  html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main class="${isWide ? 'wide' : ''}">${body}</main>
      </body>
    </html>`;
