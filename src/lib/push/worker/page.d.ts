// `config/env.ts` reads the page that it runs in; a worker has none, so `window` is undefined there.
declare const window: undefined;
declare const document: { getElementById: (id: string) => { textContent: string | null } | null };
