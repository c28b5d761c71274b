import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
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
  // A large text size cuts off the name rather than widen the page.
  '& > a': { minWidth: 0, overflow: 'hidden' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Tools = styled('div')({ display: 'flex', marginLeft: 'auto' });

/** The header of phones and tablets; its menu button opens the drawer. */
export function TopBar() {
  const { t } = useTranslation('common');
  // Null until it first opens, which loads its code.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const close = () => setIsOpen(false);
  return (
    <Root>
      <IconButton
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => LazyDrawer.prefetch()}
      >
        <MenuIcon size={24} />
      </IconButton>
      <Logo />
      <Tools>
        <Notifications variant="button" />
        <ThemeToggle />
      </Tools>
      {isOpen === null ? null : <LazyDrawer isOpen={isOpen} onClose={close} />}
    </Root>
  );
}
