import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Command } from './driver';

/** The key by which WebDriver identifies an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [ELEMENT]: string };

/** Describes an element by what a user perceives. */
type Target = { role: string; name: RegExp; row?: string } | { label: RegExp; row?: string } | { text: RegExp };

const QUERIES = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'queries.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
}).outputFiles[0]?.text;

/** Records the page's errors from now on; a new document starts a new list. */
const LISTEN = `
  if (window.engineComplaints) return;
  window.engineComplaints = [];
  const note = (text) => window.engineComplaints.push(text);
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) => note(event.violatedDirective + ' ' + event.blockedURI));
`;

function toQuery(target: Target): [kind: string, ...args: (string | null)[]] {
  if ('text' in target) return ['text', target.text.source];
  const row = target.row ?? null;
  return 'role' in target ? ['role', target.role, target.name.source, row] : ['label', target.label.source, row];
}

/** The actions that the journeys need. Each waits for its element. */
export function openPage(command: Command, base: string) {
  const run = <Value>(script: string, ...args: unknown[]) => command<Value>('POST', '/execute/sync', { script, args });

  async function find(target: Target) {
    await run(LISTEN);
    if (!(await run<boolean>('return "engineQueries" in window'))) await run(QUERIES ?? '');
    const found = await run<Element | null>(
      'return engineQueries[arguments[0]](...[...arguments].slice(1))',
      ...toQuery(target),
    );
    if (!found) throw new Error(`Not there: ${toQuery(target).join(' ')}`);
    return found;
  }

  /** Retries until the element exists and accepts the action. */
  const on = (target: Target, act: (path: string, element: Element) => Promise<unknown>) =>
    expect(async () => {
      const element = await find(target);
      await act(`/element/${element[ELEMENT]}`, element);
    }).toPass({ timeout: 30_000 });

  const path = async () => new URL(await command<string>('GET', '/url')).pathname;

  return {
    goto: (address: string) => command<null>('POST', '/url', { url: new URL(address, base).href }),
    reload: () => command<null>('POST', '/refresh', {}),
    path,
    isAt: (address: string | RegExp) => expect.poll(path).toMatch(address),
    see: (target: Target) => on(target, () => Promise.resolve()),
    click: (target: Target) => on(target, (at) => command('POST', `${at}/click`, {})),
    /** For controls covered by a picture, such as a radio in a card. */
    choose: (target: Target) => on(target, (_at, element) => run('arguments[0].click()', element)),
    fill: (target: Target, text: string) =>
      on(target, async (at) => {
        await command('POST', `${at}/clear`, {});
        await command('POST', `${at}/value`, { text });
        expect(await command('GET', `${at}/property/value`)).not.toBe('');
      }),
    attribute: async (target: Target, name: string) => {
      const element = await find(target);
      return (await command<string | null>('GET', `/element/${element[ELEMENT]}/attribute/${name}`)) ?? '';
    },
    source: () => run<string>('return document.documentElement.outerHTML'),
    run,
    complaints: () => run<string[] | null>('return window.engineComplaints ?? []'),
    /** Clears storage, as in a browser that never visited the site. */
    forget: async () => {
      await command('POST', '/url', { url: new URL('/terms/privacy', base).href });
      await run('sessionStorage.clear(); localStorage.clear()');
      await command('DELETE', '/cookie');
    },
  };
}

export type EnginePage = ReturnType<typeof openPage>;
