import type { ReactNode } from 'react';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** For people who were sent a link: a phone's width, and below it whose service this is and one way to ask. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="reading">{children}</MainArea>
      <SiteFooter />
    </PageColumn>
  );
}
