import { CacheProvider, keyframes } from '@emotion/react';
import createEmotionCache from '@emotion/cache';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createCache } from '@/theme/emotion-cache';
import { styled, styledByProps } from '@/ui/styled';

/** Keeps the rules as text, where they can be read. */
function renderStyled(ui: ReactElement) {
  const cache = createCache();
  const tree = (shown: ReactElement) => <CacheProvider value={cache}>{shown}</CacheProvider>;
  const { rerender } = render(tree(ui));
  return {
    rules: () => cache.sheet.tags.map(({ textContent }) => textContent).join('\n'),
    rerender: (next: ReactElement) => rerender(tree(next)),
  };
}

const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

const Plain = styled('p')(({ theme }) => ({ color: 'rgb(1, 1, 1)', padding: theme.spacing(2) }));

test('serializes the styles once, however often and many are rendered', () => {
  const styles = vi.fn(() => ({ color: 'rgb(9, 9, 9)' }));
  const Counted = styled('p')(styles);
  const { rerender } = renderStyled(<Counted>one</Counted>);
  rerender(
    <>
      <Counted>one</Counted>
      <Counted>two</Counted>
    </>,
  );
  expect(colorOf('two')).toBe('rgb(9, 9, 9)');
  expect(styles).toHaveBeenCalledTimes(1);
});

test('the styles around a styled element win, whichever was rendered first', () => {
  const Red = styled(Plain)({ color: 'rgb(2, 2, 2)' });
  renderStyled(
    <>
      <Red>red</Red>
      <Plain>plain</Plain>
    </>,
  );
  expect([colorOf('red'), colorOf('plain')]).toEqual(['rgb(2, 2, 2)', 'rgb(1, 1, 1)']);
  expect(getComputedStyle(screen.getByText('red')).padding).toBe('8px');
});

test('the styles around a component win over those of the element that gets its class', () => {
  const Card = ({ className }: { className?: string }) => <Plain className={className}>card</Plain>;
  const Red = styled(Card)({ color: 'rgb(2, 2, 2)' });
  const { rerender } = renderStyled(<Red />);
  expect(colorOf('card')).toBe('rgb(2, 2, 2)');
  rerender(<Red className="own" />);
  expect(screen.getByText('card')).toHaveClass('own');
  expect(colorOf('card')).toBe('rgb(2, 2, 2)');
});

test('the rules of an outer element come before those inside it, as in the first HTML', () => {
  const Outer = styled('div')({ '& > *': { color: 'rgb(3, 3, 3)' } });
  const Inner = styled('p')({ color: 'rgb(4, 4, 4)' });
  renderStyled(
    <Outer>
      <Inner>inner</Inner>
    </Outer>,
  );
  expect(colorOf('inner')).toBe('rgb(4, 4, 4)');
});

test('rules are compiled once, while rendering, and not when React may not pause any more', async () => {
  const cache = createCache();
  const compile = vi.spyOn(cache, 'insert');
  let arrive: (text: string) => void = () => undefined;
  const arrival = new Promise<string>((resolve) => (arrive = resolve));
  const Late = styled('p')({ color: 'rgb(5, 5, 5)' });
  const Text = () => use(arrival);
  await act(async () => {
    render(
      <CacheProvider value={cache}>
        <Suspense fallback="waits">
          <Late>
            <Text />
          </Late>
        </Suspense>
      </CacheProvider>,
    );
  });
  expect(screen.getByText('waits')).toBeVisible();
  expect(compile).toHaveBeenCalledTimes(1);
  await act(async () => arrive('late'));
  expect(colorOf('late')).toBe('rgb(5, 5, 5)');
  expect(compile).toHaveBeenCalledTimes(1);
});

test('can be another element, and takes its frames along', () => {
  const fade = keyframes({ '50%': { opacity: 0.5 } });
  const Faded = styled('p')({ animation: `${fade} 1s` });
  const { rules } = renderStyled(<Faded as="h2">title</Faded>);
  expect(screen.getByRole('heading', { name: 'title' })).toBeVisible();
  expect(rules()).toContain(`@keyframes ${fade.name}`);
});

test('styles by props follow the props', () => {
  const Bar = styledByProps<'p', { width: number }>('p', ['width'])(({ width }) => ({ width }));
  const { rerender } = renderStyled(<Bar width={40}>bar</Bar>);
  rerender(<Bar width={60}>bar</Bar>);
  expect(getComputedStyle(screen.getByText('bar')).width).toBe('60px');
});

test('a part that appears later, with rules for wide screens, leaves the rules of the page alone', () => {
  const cache = createEmotionCache({ key: 'fast', speedy: true });
  const tree = (shown: ReactElement) => <CacheProvider value={cache}>{shown}</CacheProvider>;
  const Wide = styled('p')({ color: 'rgb(4, 4, 4)', '@media (min-width: 1px)': { padding: 3 } });
  const { rerender } = render(tree(<Plain>plain</Plain>));
  const before = cache.sheet.tags.map(({ sheet }) => sheet?.cssRules.length);
  rerender(
    tree(
      <>
        <Plain>plain</Plain>
        <Wide>wide</Wide>
      </>,
    ),
  );
  const after = cache.sheet.tags.map(({ sheet }) => sheet?.cssRules.length);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)).toBe(2);
  expect(colorOf('wide')).toBe('rgb(4, 4, 4)');
});

test('the style elements of the HTML stay where they are, and their styles are known', () => {
  const style = document.createElement('style');
  style.dataset.emotion = 'on abc';
  const link = document.createElement('link');
  document.head.append(style, link);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { childList: true });
  const cache = createCache();
  expect(cache.inserted.abc).toBe(true);
  expect(observer.takeRecords()).toEqual([]);
  style.remove();
  link.remove();
});

test('a style of the HTML is not written again', () => {
  const style = document.createElement('style');
  style.dataset.emotion = 'on-html';
  style.textContent = '.on-1a2b{color:red;}.on-3c-Dialog:hover{color:blue;}@media print{.on-4d{display:none;}}';
  document.head.append(style);
  const { inserted } = createCache();
  style.remove();
  expect(inserted).toEqual({ '1a2b': true, '3c-Dialog': true, '4d': true });
});
