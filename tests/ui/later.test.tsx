import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Later } from '@/ui/kit/layout/deferred-render';

const REST = <Later>the rest</Later>;
/** What a screen shows in its first frame. */
const firstFrame = () => renderToString(REST);

afterEach(() => window.history.replaceState(null, '', '/'));

test('the rest of a screen stands back in the first frame, and is there right after', () => {
  expect(firstFrame()).not.toContain('the rest');
  render(REST);
  expect(screen.getByText('the rest')).toBeVisible();
});

test('where it is awaited it is there in the first frame', () => {
  expect(renderToString(<Later isAwaited>the rest</Later>)).toContain('the rest');
});

test('an address that leads into it has it in the first frame', () => {
  window.history.replaceState(null, '', '/orders/new#options');
  expect(firstFrame()).toContain('the rest');
});
