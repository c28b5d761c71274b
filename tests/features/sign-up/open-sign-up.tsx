import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { announceIdentity } from '@/lib/identity/identity-channel';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { createRouter } from '../../support/router';
import { StepRouter } from '../../support/step-router';

export async function openSignUp(
  ui: ReactElement,
  { query = {}, isBlocked = false }: { query?: NextRouter['query']; isBlocked?: boolean } = {},
) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : ({ focus: vi.fn() } as unknown as Window)); // boundary: as much of a window as is used
  const router = createRouter({ pathname: '/signup', asPath: '/signup', replace: vi.fn(async () => true) });
  const app = await renderApp(
    <StepRouter router={router} query={query}>
      {ui}
    </StepRouter>,
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
