import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';

export const UNDO_ID = 'moving-undo';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1, 1, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.body2.fontSize,
  '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

type UndoBarProps = {
  text: string;
  /** False while there are as many own items as there may be. */
  canUndo: boolean;
  onUndo: () => void;
  onClose: () => void;
};

/** Stays until it is closed or another item is removed, so there is no time limit. */
export function UndoBar({ text, canUndo, onUndo, onClose }: UndoBarProps) {
  const { t } = useTranslation(['inventory', 'common']);
  return (
    <Root>
      <p role="status">{canUndo ? text : `${text} ${t('own.most')}`}</p>
      {canUndo ? (
        <Button id={UNDO_ID} size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      ) : null}
      <IconButton label={t('common:action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}
