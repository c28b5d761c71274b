import { startTransition } from 'react';
import ReactDOMClient from 'react-dom/client';

/**
 * Makes Next hydrate the page in slices of 5 ms, as it does with the app router: with the pages router it is one task,
 * and taps wait for its end. Call it before Next hydrates. A `Suspense` around the app would do the same, but React hides
 * long content inside one in the prerendered page, until a script runs.
 */
export function hydrateInSlices() {
  const { hydrateRoot } = ReactDOMClient;
  const sliced: typeof hydrateRoot = (...args) => {
    let root!: ReturnType<typeof hydrateRoot>;
    // It calls its function at once.
    startTransition(() => {
      root = hydrateRoot(...args);
    });
    return root;
  };
  ReactDOMClient.hydrateRoot = sliced;
}
