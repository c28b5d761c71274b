import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { UNDO_ID, type RemovedStop, type RouteSteps } from './use-route-steps';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  padding: theme.spacing(1, 1, 1, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.body2.fontSize,
  '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

type RemovedNoticeProps = { removed: RemovedStop; steps: RouteSteps; canUndo: boolean };

/** Stays until the next action, so there is no time limit for restoring a stop. */
export function RemovedNotice({ removed, steps, canUndo }: RemovedNoticeProps) {
  const { t } = useTranslation(['composer', 'common']);
  return (
    <Root>
      <p role="status">{removed.name}</p>
      <Button id={UNDO_ID} size="small" disabled={!canUndo} onClick={() => steps.undoRemove(removed)}>
        {t('route.undo')}
      </Button>
      <IconButton label={t('common:action.close')} onClick={steps.forgetRemoved}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}
