import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { IconButton } from '@/ui/kit/button/icon-button';
import { MenuIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { Logo } from '@/ui/brand/logo';
import { ThemeToggle } from '@/ui/brand/theme-toggle';
import { styled } from '@/ui/styled';
import { Notifications } from './notifications/notifications';
import type { NavigationDrawer } from './sidebar/navigation-drawer';

const LazyDrawer = lazyPart<Parameters<typeof NavigationDrawer>[0]>(() =>
  import('./sidebar/navigation-drawer').then((module) => module.NavigationDrawer),
);

const Root = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: theme.layout.topBar,
  padding: theme.spacing(0, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Tools = styled('div')({ display: 'flex', marginLeft: 'auto' });

/** Reads the router here, so that a change of the page does not render the whole bar. */
function CloseOnLeaving({ close }: { close: () => void }) {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events, close]);
  return null;
}

/** The header of phones and tablets; its menu button opens the drawer. */
export function TopBar() {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const close = () => setIsOpen(false);

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <Root>
      <IconButton
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => LazyDrawer.prefetch()}
      >
        <MenuIcon size={24} />
      </IconButton>
      <Logo />
      <Tools>
        <Notifications variant="button" />
        <ThemeToggle />
      </Tools>
      {isOpen ? <CloseOnLeaving close={close} /> : null}
      {wasOpened ? <LazyDrawer isOpen={isOpen} onClose={close} /> : null}
    </Root>
  );
}
