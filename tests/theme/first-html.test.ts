import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCache } from '@/theme/emotion-cache';
import { globalCss } from '@/theme/global-styles';
import { styled } from '@/ui/styled';

test('the first HTML of each page carries the styles of what it shows, and no others', () => {
  const Shown = styled('p')({ color: 'red' });
  const Other = styled('p')({ color: 'blue' });
  const firstHtml = (ui: ReturnType<typeof createElement>) => {
    const cache = createCache();
    const server = createEmotionServer(cache);
    const html = renderToString(createElement(CacheProvider, { value: cache }, ui));
    return server
      .extractCriticalToChunks(html)
      .styles.map(({ css }) => css)
      .join('');
  };
  const pages = [firstHtml(createElement(Shown)), firstHtml(createElement(Other)), firstHtml(createElement(Shown))];
  expect(pages.map((css) => [css.includes('color:red'), css.includes('color:blue')])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test('the base styles and the colours of both schemes are written without a browser, ready for the first HTML', () => {
  const css = globalCss();
  expect(css).toMatch(/^:root\{color-scheme:light;--primary-main:#[0-9a-f]{6};/);
  expect(css).toMatch(/@media screen\{\[[\w-]+="dark"\]\{color-scheme:dark;--primary-main:#[0-9a-f]{6};/);
  expect(css).toContain('body{min-height:100dvh;');
  expect(css).not.toContain('&');
});
