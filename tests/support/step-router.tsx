import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState, type ReactElement } from 'react';

type Query = NextRouter['query'];

/** A router that can navigate the steps of a page forwards and back, with a button for the browser's Back. */
export function StepRouter({ router, query, children }: { router: NextRouter; query: Query; children: ReactElement }) {
  const [visited, setVisited] = useState<Query[]>([query]);
  const walking: NextRouter = {
    ...router,
    query: visited.at(-1) ?? {},
    push: async (to) => {
      const next = typeof to === 'object' && typeof to.query === 'object' ? (to.query as Query) : {}; // boundary: Next's own UrlObject
      setVisited((before) => [...before, next]);
      return true;
    },
    replace: async (to) => {
      if (typeof to === 'object' && typeof to.query === 'object') {
        const next = to.query as Query; // boundary: Next's own UrlObject
        setVisited((before) => [...before.slice(0, -1), next]);
      }
      return router.replace(to);
    },
    back: () => setVisited((before) => before.slice(0, -1)),
  };
  return (
    <RouterContext value={walking}>
      {children}
      <button onClick={() => walking.back()}>browser back</button>
    </RouterContext>
  );
}
