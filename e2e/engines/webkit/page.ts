import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Command } from './driver';

/** How WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [ELEMENT]: string };

/** Something in the page by what a person knows of it. */
type Sought = { role: string; name: RegExp; row?: string } | { label: RegExp; row?: string } | { text: RegExp };

const QUERIES = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'queries.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
}).outputFiles[0]?.text;

/** What the page complains of from now on; a new document begins anew. */
const LISTEN = `
  if (window.engineComplaints) return;
  window.engineComplaints = [];
  const note = (text) => window.engineComplaints.push(text);
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) => note(event.violatedDirective + ' ' + event.blockedURI));
`;

function asQuery(sought: Sought): [kind: string, ...args: (string | null)[]] {
  if ('text' in sought) return ['text', sought.text.source];
  const row = sought.row ?? null;
  return 'role' in sought ? ['role', sought.role, sought.name.source, row] : ['label', sought.label.source, row];
}

/** As much of a page as the journeys need. Each step waits for what it names. */
export function openPage(command: Command, base: string) {
  const run = <Value>(script: string, ...args: unknown[]) => command<Value>('POST', '/execute/sync', { script, args });

  async function find(sought: Sought) {
    await run(LISTEN);
    if (!(await run<boolean>('return "engineQueries" in window'))) await run(QUERIES ?? '');
    const found = await run<Element | null>(
      'return engineQueries[arguments[0]](...[...arguments].slice(1))',
      ...asQuery(sought),
    );
    if (!found) throw new Error(`Not there: ${asQuery(sought).join(' ')}`);
    return found;
  }

  /** Tried until the element is there and takes it. */
  const on = (sought: Sought, act: (path: string, element: Element) => Promise<unknown>) =>
    expect(async () => {
      const element = await find(sought);
      await act(`/element/${element[ELEMENT]}`, element);
    }).toPass({ timeout: 30_000 });

  const path = async () => new URL(await command<string>('GET', '/url')).pathname;

  return {
    goto: (address: string) => command<null>('POST', '/url', { url: new URL(address, base).href }),
    reload: () => command<null>('POST', '/refresh', {}),
    path,
    isAt: (address: string | RegExp) => expect.poll(path).toMatch(address),
    see: (sought: Sought) => on(sought, () => Promise.resolve()),
    click: (sought: Sought) => on(sought, (at) => command('POST', `${at}/click`, {})),
    /** What is drawn over by its own picture, such as a radio in a card. */
    choose: (sought: Sought) => on(sought, (_at, element) => run('arguments[0].click()', element)),
    fill: (sought: Sought, text: string) =>
      on(sought, async (at) => {
        await command('POST', `${at}/clear`, {});
        await command('POST', `${at}/value`, { text });
        expect(await command('GET', `${at}/property/value`)).not.toBe('');
      }),
    attribute: async (sought: Sought, name: string) => {
      const element = await find(sought);
      return (await command<string | null>('GET', `/element/${element[ELEMENT]}/attribute/${name}`)) ?? '';
    },
    source: () => run<string>('return document.documentElement.outerHTML'),
    run,
    complaints: () => run<string[] | null>('return window.engineComplaints ?? []'),
    /** As a browser that was never here. */
    forget: async () => {
      await command('POST', '/url', { url: new URL('/terms/privacy', base).href });
      await run('sessionStorage.clear(); localStorage.clear()');
      await command('DELETE', '/cookie');
    },
  };
}

export type EnginePage = ReturnType<typeof openPage>;
