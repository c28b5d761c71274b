import Drawer from '@mui/material/Drawer';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { MaterialTheme } from '@/theme/material-theme';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { useCloseWatcher } from '@/ui/kit/layout/use-close-watcher';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { styled } from '@/ui/styled';
import { CloseOnLeaving } from '../close-on-leaving';
import { CollapseToggle } from './collapse-toggle';
import { Navigation } from './navigation';

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: `calc(${theme.layout.sidebarExpanded} + 32px + env(safe-area-inset-left))`,
    maxWidth: '86vw',
    padding: 'env(safe-area-inset-top) 0 env(safe-area-inset-bottom) env(safe-area-inset-left)',
  },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** The sidebar below 1024 px, loaded when it first opens. MUI traps the focus and restores it. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const isWide = useIsAtLeast('lg');
  useCloseWatcher(isOpen, onClose);
  // A wider window shows the sidebar instead: an open drawer would then lock the page without being visible.
  useEffect(() => {
    if (isOpen && isWide) onClose();
  }, [isOpen, isWide, onClose]);

  return (
    <MaterialTheme>
      {isOpen ? <CloseOnLeaving close={onClose} /> : null}
      <Panel
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu.label') } }}
      >
        <Navigation
          isExpanded
          toggle={<CollapseToggle isExpanded onToggle={onClose} />}
          close={
            <IconButton label={t('menu.close')} onClick={onClose}>
              <CloseIcon size={24} />
            </IconButton>
          }
        />
      </Panel>
    </MaterialTheme>
  );
}
