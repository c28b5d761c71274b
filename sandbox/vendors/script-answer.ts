import type { SandboxContext } from '../server/context';

/** A vendor's script, which pages of other origins may load. */
export const scriptAnswer = (c: SandboxContext, script: string) =>
  c.body(script, 200, {
    'Content-Type': 'text/javascript',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });

/** The origin under which the page reaches the sandbox, as text of a script. */
export const originText = (c: SandboxContext) => JSON.stringify(new URL(c.req.url).origin);
