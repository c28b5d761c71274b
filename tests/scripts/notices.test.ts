import { expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { notices } from '../../scripts/lib/notices.mjs';

const BUILD_ONLY = ['@emotion/server', '@emotion/styled', 'pretendard', 'react-markdown'];

test('the site names every library that it contains, with its licence', () => {
  const text = notices();
  const shipped = Object.entries(dependencies).filter(([name]) => !BUILD_ONLY.includes(name));
  expect(shipped.length).toBeGreaterThan(20);
  for (const [name, version] of shipped) expect(text).toMatch(new RegExp(`^${name} ${version} \\(.+\\)$`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc.');
  expect(text).toMatch(/^@firebase\/messaging /m);
  for (const name of BUILD_ONLY) expect(text).not.toMatch(new RegExp(`^${name} `, 'm'));
});
