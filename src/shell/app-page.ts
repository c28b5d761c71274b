import type { NextPage } from 'next';
import type { ReactElement, ReactNode } from 'react';

/**
 * Who may open a page (spec §2):
 * `public` anybody, without asking who it is · `anyone` anybody, and asks, to greet the signed-in · `publicOnly` not the signed-in, who go to the dashboard ·
 * `guest` the signed-in and, without an account, guests · `member` the signed-in alone.
 */
export type Access = 'public' | 'anyone' | 'publicOnly' | 'guest' | 'member';

/** `access` is required: a page that forgets it does not compile. Without `getLayout` it gets the account frame. */
export type AppPage<Props = Record<string, unknown>> = NextPage<Props> & {
  access: Access;
  getLayout?: (page: ReactElement) => ReactNode;
};
