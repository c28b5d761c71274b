import type { ReactNode } from 'react';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Layout of the front page: full page width, only the header above it. */
export function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="page">{children}</MainArea>
      <SiteFooter />
    </PageColumn>
  );
}
