import Drawer from '@mui/material/Drawer';
import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { MaterialTheme } from '@/theme/material-theme';
import { IconButton } from '@/ui/icon-button';
import { CloseIcon } from '@/ui/icons/action-icons';
import { Navigation } from './navigation';

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': { width: theme.layout.sidebarExpanded + 32, maxWidth: '86vw' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** The sidebar below 1024 px. MUI keeps the focus inside and gives it back; its code comes with the first opening. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <MaterialTheme>
      <Panel
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu.label') } }}
      >
        <Navigation
          isExpanded
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
