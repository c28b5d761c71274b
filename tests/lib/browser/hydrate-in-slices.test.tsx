import { useEffect } from 'react';
import ReactDOMClient from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { hydrateInSlices } from '@/lib/browser/hydrate-in-slices';

const { hydrateRoot } = ReactDOMClient;
/** False: React uses its own queue, as in a browser; inside `act` it renders everything at once. */
const setTested = (isTested: unknown) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isTested });
// Later files run in the same worker.
const wasTested: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');

afterEach(() => {
  ReactDOMClient.hydrateRoot = hydrateRoot;
  setTested(wasTested);
});

/** Longer than a slice of React's work. */
const PART_MS = 10;
const PARTS = [1, 2, 3, 4];

test('other work gets its turn while a page hydrates', async () => {
  setTested(false);
  const page = { rendered: 0, isHydrated: false };
  function Part() {
    page.rendered += 1;
    for (const end = performance.now() + PART_MS; performance.now() < end;);
    return <p>화면</p>;
  }
  function Page() {
    useEffect(() => {
      page.isHydrated = true;
    });
    return PARTS.map((part) => <Part key={part} />);
  }
  const container = document.createElement('div');
  container.innerHTML = '<p>화면</p>'.repeat(PARTS.length);
  const [first] = container.children;

  hydrateInSlices();
  const root = ReactDOMClient.hydrateRoot(container, <Page />);
  const turns: number[] = [];
  while (!page.isHydrated) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(page.rendered);
  }
  expect(turns.some((count) => count > 0 && count < PARTS.length)).toBe(true);
  expect(container.children[0]).toBe(first);
  root.unmount();
});
