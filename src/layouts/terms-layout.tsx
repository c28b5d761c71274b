import type { ReactNode } from 'react';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Layout for a document to read or print. */
export function TermsLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="reading">{children}</MainArea>
      <SiteFooter />
    </PageColumn>
  );
}
