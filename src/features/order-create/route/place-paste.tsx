import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, useState } from 'react';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { useMoveText } from '../use-move-text';
import type { PastedPlace } from './read-place';

const Box = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), marginTop: theme.spacing(3) }));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(2) }));

type PasteBoxProps = {
  id: string;
  isBusy: boolean;
  /** The text could not be taken apart. */
  hasFailed: boolean;
  onFill: (text: string) => void;
  onClose: () => void;
};

/** Takes a whole message: address, name, phone and note in one go. */
export function PasteBox({ id, isBusy, hasFailed, onFill, onClose }: PasteBoxProps) {
  const { t } = useTranslation(['composer', 'common']);
  const moveText = useMoveText();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  return (
    <Box>
      <TextareaField
        id={id}
        label={t('paste.label')}
        placeholder={moveText('pastePlaceholder', t('paste.placeholder'))}
        helperText={t('paste.help')}
        error={hasFailed ? t('paste.failed') : undefined}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => {
          // A paste into the empty field is the whole message: no button is needed.
          if (isEmpty) onFill(clipboardData.getData('text'));
        }}
      />
      <Buttons>
        <Button
          size="small"
          variant="primary"
          isLoading={isBusy}
          onClick={() => (isEmpty ? focusInNextFrame(id) : onFill(text))}
        >
          {t('paste.fill')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </Buttons>
    </Box>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  padding: theme.spacing(1, 1, 1, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.body2.fontSize,
  // As high as its buttons, which come when the address is found.
  minHeight: theme.layout.target + 8,
  '& > p': { flex: 1, minWidth: 0 },
}));

/** Says at once that a paste was taken, in the place of the later notice. */
export function PasteWaiting() {
  const { t } = useTranslation('composer');
  return (
    <Bar>
      <Spinner size={16} />
      <p role="status">{t('address.loading')}</p>
    </Bar>
  );
}

/** What was filled in and what must be confirmed, with the undo. */
export function PasteNotice({
  pasted: { unsure, keyword },
  onUndo,
  onClose,
}: {
  pasted: PastedPlace;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['composer', 'common']);
  const id = useId();
  const names = unsure.map((field) => t(`paste.field.${field}`));
  return (
    <Bar>
      <p role="status" id={id}>
        {keyword === '' ? t('paste.done') : t('paste.noAddress')}{' '}
        {names.length > 0 ? t('paste.check', { fields: names.join(', ') }) : null}
      </p>
      <Button size="small" onClick={onUndo} aria-describedby={id}>
        {t('route.undo')}
      </Button>
      <IconButton label={t('common:action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Bar>
  );
}
