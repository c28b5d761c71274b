import type { NextPage } from 'next';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/**
 * Who may open a page (spec §2):
 * `public`: everyone; the profile is not requested · `anyone`: everyone; the profile is requested, so that the page can
 * greet a member ·
 * `publicOnly`: everyone except members, who are redirected to the dashboard · `guest`: members and guests · `member`:
 * members only.
 */
export type Access = 'public' | 'anyone' | 'publicOnly' | 'guest' | 'member';

/** Namespaces of the pages behind the guard, whose key `title` is the page's title. */
export type Titled = 'composer' | 'coupon' | 'dashboard' | 'detail' | 'orders' | 'payment' | 'profile' | 'withdraw';

/** `access` is required, so a page without it does not compile. Without `getLayout` a page gets the account layout. */
export type AppPage<Props = Record<string, unknown>> = NextPage<Props> & {
  access: Access;
  /** For a page behind the guard: the page itself, with its `Head`, is rendered only once the profile is known. */
  title?: `${Titled}:title` | undefined;
  /**
   * The page without data and without what it knows of the customer. The first HTML shows it under the guard's spinner.
   * It may ask the provider for nothing, and takes no input.
   */
  Outline?: ComponentType;
  getLayout?: (page: ReactElement) => ReactNode;
};
