import type { NextPage } from 'next';
import type { ReactElement, ReactNode } from 'react';

/**
 * Who may open a page (spec §2):
 * `public`: everyone; the profile is not requested · `anyone`: everyone; the profile is requested, so that the page can
 * greet a member ·
 * `publicOnly`: everyone except members, who are redirected to the dashboard · `guest`: members and guests · `member`:
 * members only.
 */
export type Access = 'public' | 'anyone' | 'publicOnly' | 'guest' | 'member';

/** `access` is required, so a page without it does not compile. Without `getLayout` a page gets the account layout. */
export type AppPage<Props = Record<string, unknown>> = NextPage<Props> & {
  access: Access;
  getLayout?: (page: ReactElement) => ReactNode;
};
