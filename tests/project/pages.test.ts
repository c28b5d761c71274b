import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstCalls, needsProfile } from '@/config/early-calls';
import { allowsAnonymous, ROUTES } from '@/config/routes';
import { pageHeaders } from '../../scripts/export/headers.mjs';

const PAGES = 'src/pages';
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !path.basename(file).startsWith('_'))
  .map((file) => {
    const text = readFileSync(path.join(PAGES, file), 'utf8');
    return {
      route: `/${file.replace(/(\/?index)?\.tsx$/, '')}`,
      access: /\.access = '(\w+)'/.exec(text)?.[1],
      hasTitle: text.includes(".title = '"),
    };
  });

test('the pages and who may open them are found', () => {
  expect(pages.filter(({ access }) => access === 'member').length).toBeGreaterThan(3);
  expect(pages.filter(({ access }) => access === 'guest').length).toBeGreaterThan(1);
  expect(pages.filter(({ access }) => access === undefined).map(({ route }) => route)).toEqual([]);
});

test('every page behind the guard has a title before the profile is known', () => {
  const guarded = pages.filter(({ access }) => access === 'member' || access === 'guest');
  expect(guarded.filter(({ hasTitle }) => !hasTitle).map(({ route }) => route)).toEqual([]);
});

describe.each(pages.filter(({ access }) => access === 'member'))('$route, which needs a member,', ({ route }) => {
  test('asks for the profile before its scripts', () => expect(needsProfile(route)).toBe(true));
  test('is not stored', () => expect(pageHeaders(route, '')['Cache-Control']).toBe('no-store'));
});

describe.each(pages.filter(({ access }) => access === 'guest'))('$route, which guests may open,', ({ route }) => {
  test('is open to them after a sign-in too', () => expect(allowsAnonymous(route)).toBe(true));
  test('may be stored, as it holds nothing of a customer', () =>
    expect(pageHeaders(route, '')['Cache-Control']).toBe('no-cache'));
});

/** They walk through the pages by hand, so nothing else tells which one they leave out. */
test.each([
  'e2e/specs/guard.spec.ts',
  'e2e/endurance/gremlins.spec.ts',
  'scripts/shots/screens.json',
  'tests/pages/screens.tsx',
])('every page for members or guests is in %s', (list) => {
  const listed = readFileSync(list, 'utf8');
  const addressOf = (route: string) => new RegExp(`['"\`]${route.replaceAll(/\[\w+\]/g, '[^/\'"\`]+')}['"\`?]`);
  const own = pages.filter(({ access }) => access === 'member' || access === 'guest').map(({ route }) => route);
  expect(own).toContain('/orders/[id]');
  expect(own.filter((route) => !addressOf(route).test(listed))).toEqual([]);
});

const known = pages.map(({ route }) => route);

test.each([
  ['address', Object.values(ROUTES).map((address) => address.replace(/\?.*/, ''))],
  ['first calls', Object.keys(firstCalls())],
])('a page that was removed leaves no %s behind', (_what, routes) => {
  expect(routes.filter((route) => !known.includes(route))).toEqual([]);
});

test('every page has a budget of bytes, and every budget is that of a page', () => {
  // Boundary: `npm run size` reads the same file.
  const { budgets } = JSON.parse(readFileSync('scripts/size-budgets.json', 'utf8')) as {
    budgets: { pages: string[] }[];
  };
  expect(budgets.flatMap((budget) => budget.pages).toSorted()).toEqual(known.toSorted());
});
