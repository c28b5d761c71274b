import { describe, expect, test } from 'vitest';
import { appPathOf, readPush } from '@/domain/push';
import fc from '../support/property';

const ORIGIN = 'https://app.example';
const DATA = { userId: 'user-1', title: '기사님이 배정됐어요', body: '곧 도착해요.' };
const read = (message: unknown) => readPush(message, ORIGIN);

test('a push is read with all its fields', () => {
  expect(read({ messageId: 'm-1', data: { ...DATA, link: '/orders/7' } })).toEqual({
    id: 'm-1',
    ...DATA,
    path: '/orders/7',
  });
});

test('texts in the notification part are read too', () => {
  expect(
    read({
      data: { userId: 'user-1' },
      notification: { title: '제목', body: '본문', click_action: `${ORIGIN}/orders/7` },
    }),
  ).toMatchObject({ title: '제목', body: '본문', path: '/orders/7' });
});

test('the link may be where Firebase’s own notifications have it', () => {
  const fcmOptions = { link: `${ORIGIN}/orders/7` };
  expect(read({ data: { userId: 'user-1' }, notification: { title: '제목' }, fcmOptions })?.path).toBe('/orders/7');
  expect(read({ data: { ...DATA, link: '/orders/8' }, fcmOptions })?.path).toBe('/orders/8');
});

test.each([
  ['no user', { title: '제목' }],
  ['a user without an id', { userId: '', title: '제목' }],
  ['no text', { userId: 'user-1' }],
  ['only invisible characters', { userId: 'user-1', title: '\u200b\u202e ' }],
])('a push with %s is rejected', (_, data) => {
  expect(read({ data })).toBeNull();
});

test('long texts are cut, and characters that reverse the text direction are removed', () => {
  const push = read({ data: { ...DATA, title: `\u202e${'가'.repeat(5_000_000)}`, body: '😀'.repeat(400) } });
  expect(push?.title).toBe('가'.repeat(100));
  expect(Array.from(push?.body ?? '')).toHaveLength(300);
});

describe('a link', () => {
  test.each([
    ['/orders/7', '/orders/7'],
    ['/en/orders/7', '/orders/7'],
    [`${ORIGIN}/ko/user/coupon`, '/user/coupon'],
    ['/orders/7?tab=map#now', '/orders/7?tab=map#now'],
  ])('opens the app for %s: %s', (link, path) => {
    expect(appPathOf(link, ORIGIN)).toBe(path);
  });

  test.each([
    'https://evil.example/orders/7',
    '//evil.example/orders/7',
    '/\\evil.example/orders/7',
    'javascript:alert(1)',
    '/login',
    '/public/mobis/7',
    'orders/7',
    '',
    'https://app.example.evil.example/orders/7',
  ])('leads nowhere for %s', (link) => {
    expect(appPathOf(link, ORIGIN)).toBeNull();
  });
});

test('any input results in a valid push or none', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({
      fcmMessageId: fc.anything(),
      data: fc.oneof(
        fc.anything(),
        fc.record({ userId: fc.anything(), title: fc.anything(), body: fc.anything(), link: fc.anything() }),
        fc.record({ userId: fc.string(), title: fc.string(), body: fc.string(), link: fc.webUrl() }),
      ),
      notification: fc.anything(),
    }),
  );
  fc.assert(
    fc.property(anything, (message) => {
      const push = read(message);
      if (push === null) return;
      expect(push.userId).not.toBe('');
      expect(push.title).not.toBe('');
      expect(push.path === null || push.path.startsWith('/')).toBe(true);
    }),
    { numRuns: 500 },
  );
});
