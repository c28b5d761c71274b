import { useDeferredValue, useState, type ReactNode } from 'react';
import { selectSignIn } from '@/store/auth-slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSidebarExpanded, sidebarToggled } from '@/store/sidebar-slice';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { styled } from '@/ui/styled';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { Notifications } from './notifications/notifications';
import { CollapseToggle } from './sidebar/collapse-toggle';
import { Navigation } from './sidebar/navigation';
import { SiteFooter } from './site-footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: `min(${theme.layout.sidebarExpanded}, 28vw) minmax(0, 1fr)`,
    transition: `grid-template-columns ${theme.transitions.duration.short}ms`,
    '&[data-expanded="false"]': { gridTemplateColumns: `${theme.layout.sidebarCollapsed}px minmax(0, 1fr)` },
  },
  '@media print': { display: 'block' },
}));

// The banner landmark of wide screens; on narrow screens it is the top bar.
const Sidebar = styled('header')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden auto',
  backgroundColor: theme.vars.palette.background.paper,
  borderRight: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('lg')]: { display: 'flex', flexDirection: 'column' },
  '@media print': { display: 'none' },
}));

function SidebarMenu({ isExpanded }: { isExpanded: boolean }) {
  const dispatch = useAppDispatch();
  // A narrow screen hides the sidebar, so it need not spend time on its bell and account menu. Once made, they stay: their
  // dialog may be open when the screen is turned or the page zoomed, and has the focus.
  const isVisible = useIsAtLeast('lg');
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  return (
    <Sidebar>
      <Navigation
        isExpanded={isExpanded}
        isVisible={wasVisible}
        bell={wasVisible ? <Notifications variant="row" isExpanded={isExpanded} /> : null}
        toggle={<CollapseToggle isExpanded={isExpanded} onToggle={() => dispatch(sidebarToggled())} />}
      />
    </Sidebar>
  );
}

// One element for all pages, so React skips it on navigation.
const WIDE_MENU = <SidebarMenu isExpanded />;
const NARROW_MENU = <SidebarMenu isExpanded={false} />;
const SKIP_LINK = <SkipLink />;
const TOP_BAR = <TopBar />;
const FOOTER = <SiteFooter />;

type DashboardLayoutProps = { tabs?: ReactNode; width?: 'page' | 'wide'; children: ReactNode };

/**
 * Layout for every page behind the sign-in: sidebar on desktops, a bar with a drawer below 1024 px. `tabs`: the tab bar
 * of phones, on pages without a bottom bar of their own.
 */
export function DashboardLayout({ tabs, width = 'page', children }: DashboardLayoutProps) {
  const isExpanded = useAppSelector(selectIsSidebarExpanded);
  // The first HTML goes without the footer: it would be hidden under the spinner, and cost its bytes and its layout.
  const isProfileKnown = useAppSelector((state) => selectSignIn(state).kind !== 'unknown');
  // In slices, like the page above it.
  const hasFooter = useDeferredValue(isProfileKnown);
  return (
    <Frame data-expanded={isExpanded}>
      {SKIP_LINK}
      {isExpanded ? WIDE_MENU : NARROW_MENU}
      <PageColumn>
        {TOP_BAR}
        <MainArea width={width}>{children}</MainArea>
        {hasFooter ? FOOTER : null}
        {tabs}
      </PageColumn>
    </Frame>
  );
}
