import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';

const REST = <DeferredRender>the rest</DeferredRender>;
/** The HTML of a screen's first frame. */
const firstFrame = () => renderToString(REST);

afterEach(() => window.history.replaceState(null, '', '/'));

test('the rest of a screen is left out of the first frame and follows right after', () => {
  expect(firstFrame()).not.toContain('the rest');
  render(REST);
  expect(screen.getByText('the rest')).toBeVisible();
});

test('with `isAwaited` the first frame includes it', () => {
  expect(renderToString(<DeferredRender isAwaited>the rest</DeferredRender>)).toContain('the rest');
});

test('with a URL fragment that points into it, the first frame includes it', () => {
  window.history.replaceState(null, '', '/orders/new#options');
  expect(firstFrame()).toContain('the rest');
});
