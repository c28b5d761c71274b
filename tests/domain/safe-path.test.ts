import { expect, test } from 'vitest';
import { orderRoute, ROUTES } from '@/config/routes';
import { safePath } from '@/domain/safe-path';
import fc from '../support/property';

const HOME = [
  ROUTES.dashboard,
  ROUTES.orders,
  ROUTES.newOrder,
  ROUTES.payment,
  ROUTES.user,
  ROUTES.withdraw,
  ROUTES.coupon,
  orderRoute('8f14e45f-ea2b-4a7c-9d1e-000000000001'),
  // The provider chooses the form of an id.
  orderRoute('ORD.20261128.0001'),
  orderRoute('ord:48210'),
];

test.each(HOME)('%s is a valid return path', (path) => {
  expect(safePath(path)).toBe(path);
});

test('a return path keeps filters and anchors', () => {
  expect(safePath('/orders?status=active&keyword=%EC%84%9C%EC%9A%B8#map')).toBe(
    '/orders?status=active&keyword=%EC%84%9C%EC%9A%B8#map',
  );
});

test.each([ROUTES.login, ROUTES.signup, ROUTES.forgotPassword, ROUTES.oauthResult, ROUTES.welcome, ROUTES.root])(
  '%s is rejected, because it would redirect in circles',
  (path) => {
    expect(safePath(path)).toBeNull();
  },
);

const EVIL = 'evil.example';
const HOSTS = [
  EVIL,
  `user@${EVIL}`,
  `${EVIL}:443`,
  `app.invalid.${EVIL}`,
  `app.invalid@${EVIL}`,
  '[::1]',
  '2130706433',
];
const PREFIXES = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/%09/',
  '/%2f',
  '/%5c',
  '/.//',
  '/..//',
  '/./\\',
  'http://',
  'https://',
  'https:',
  'https:/',
  'https:\\\\',
  'HTTPS://',
  'ftp://',
  '//\u200b',
  '/\u2028/',
  '/\u3002/',
  'javascript://',
];
const LOOSE = [
  '',
  '/',
  '.',
  '..',
  '/..',
  'dashboard',
  './dashboard',
  '?next=/dashboard',
  '#/dashboard',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:x',
  'about:blank',
  'mailto:a@evil.example',
  'file:///etc/passwd',
  '/dashboard\\',
  '/dashboard\u0000',
  '/dashboard\u202e',
  '/Dashboard',
  '/dashboard/',
  '/dashboard/x',
  '/dashboard@evil.example',
  '/dashboard.evil.example',
  '/dashboard%2f..%2f..',
  '/dashboard;x',
  '/orders/../../login',
  '/orders/%2e%2e/%2e%2e/evil',
  '/orders/a/b',
  '/orders/a%2fb',
  '/orders/<script>',
  '/user/..//evil.example',
  '/user/admin',
  '/en/dashboard',
  '/api/secret',
  '/_next/data/x.json',
  '/firebase-messaging-sw.js',
  `/orders/${'a'.repeat(65)}`,
  `/orders?${'a'.repeat(2000)}`,
];
const hostile = [
  ...PREFIXES.flatMap((prefix) => HOSTS.map((host) => `${prefix}${host}`)),
  ...PREFIXES.map((prefix) => `${prefix}${EVIL}/dashboard`),
  ...LOOSE,
];

test(`${hostile.length} hostile paths are rejected`, () => {
  expect(hostile.length).toBeGreaterThan(200);
  expect(hostile.filter((path) => safePath(path) !== null)).toEqual([]);
});

test.each([null, undefined, 1, {}, ['/dashboard'], new URL('https://app.invalid/dashboard')])(
  '%s is not a path',
  (value) => {
    expect(safePath(value)).toBeNull();
  },
);

const PIECES = [
  '/',
  '//',
  '\\',
  ':',
  '@',
  '.',
  '..',
  '%2f',
  '%5c',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  'https',
  'evil.example',
  'dashboard',
  'orders',
  'user',
  '\u200b',
  '가',
];
const assembled = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 10 })
  .map((parts) => parts.join(''));

test('for any input the result stays on this site and behind the guard', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        assembled,
        assembled.map((text) => `/${text}`),
        assembled.map((text) => `/orders${text}`),
        fc.string(),
      ),
      (text) => {
        const path = safePath(text);
        if (path === null) return;
        const { origin, pathname } = new URL(path, 'https://deliver.example');
        expect(origin).toBe('https://deliver.example');
        expect(pathname).toMatch(/^\/(dashboard|orders|user)(\/|$)/);
        expect(safePath(path)).toBe(path);
      },
    ),
    { numRuns: 10_000 },
  );
});
