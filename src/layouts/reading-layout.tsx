import type { ReactNode } from 'react';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Layout of a page to read, also for people who got a link: the company's contact is in the footer. */
export function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="reading">{children}</MainArea>
      <SiteFooter />
    </PageColumn>
  );
}
