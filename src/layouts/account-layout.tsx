import type { ReactNode } from 'react';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Layout for signing in, signing up and resetting a password: one narrow column. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="form">{children}</MainArea>
      <SiteFooter />
    </PageColumn>
  );
}
