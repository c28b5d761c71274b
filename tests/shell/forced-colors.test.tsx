import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forceColors, stubMedia } from '../support/media';
import { renderApp } from '../support/render';

const findRules = () =>
  [...document.querySelectorAll('style')].find(({ textContent }) => textContent.includes('forced-colors: active'));

const renderPage = () => renderApp(<button>다음</button>);

/** The part that loads the rules is lazy itself. */
async function waitForLateParts() {
  await waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull());
  await act(() => import('@/theme/forced-colors'));
}

test('where forced colours drop our backgrounds and shadows, controls get edges', async () => {
  stubMedia((query) => query === '(forced-colors: active)');
  await renderPage();
  await waitFor(() => expect(findRules()?.textContent).toMatch(/:where\(button,.*outline:1px solid ButtonBorder/));
});

test('everyone else loads no such rules, until forced colours are switched on', async () => {
  await renderPage();
  await waitForLateParts();
  expect(findRules()).toBeUndefined();
  forceColors();
  await waitFor(() => expect(findRules()).toBeDefined());
});
