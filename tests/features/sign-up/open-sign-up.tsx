import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState, type ReactElement } from 'react';
import { vi } from 'vitest';
import { announceIdentity } from '@/lib/identity/identity-channel';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { createRouter } from '../../support/router';

type Query = NextRouter['query'];

/** A router that can navigate the steps forwards and back. */
function Steps({ router, query, children }: { router: NextRouter; query: Query; children: ReactElement }) {
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

export async function openSignUp(
  ui: ReactElement,
  { query = {}, isBlocked = false }: { query?: Query; isBlocked?: boolean } = {},
) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : ({ focus: vi.fn() } as unknown as Window)); // boundary: as much of a window as is used
  const router = createRouter({ pathname: '/signup', asPath: '/signup', replace: vi.fn(async () => true) });
  const app = await renderApp(
    <Steps router={router} query={query}>
      {ui}
    </Steps>,
  );
  return {
    ...app,
    router,
    opened,
    /** The nonce of the popup that was opened last. */
    nonce: () => new URL(String(opened.mock.lastCall?.[0]), 'http://app.test').searchParams.get('nonce') ?? '',
    finishIdentity: (nonce: string, registerToken: string | null = 'register-1') =>
      announceIdentity(nonce, { registerToken }),
  };
}

export const identified = reply('getIdentityCheckResult', () => ({ name: '정하린', phoneNumber: '+821077771234' }));
