import MuiDialog from '@mui/material/Dialog';
import { MaterialTheme } from '@/theme/material-theme';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { styled } from '../../styled';
import { Button } from '../button/button';
import type { ButtonVariant } from '../button/button-styles';
import { IconButton } from '../button/icon-button';
import { onToastEvent } from '../feedback/toast-bus';
import { CloseIcon } from '../icons/action-icons';
import { useCloseWatcher } from './use-close-watcher';
import { VisuallyHidden } from './visually-hidden';

const WIDTH = { confirm: 400, form: 520, wide: 840 } as const;

const Frame = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': { width: '100%', margin: theme.spacing(4) },
  '&[data-kind="confirm"] .MuiDialog-paper': { maxWidth: WIDTH.confirm },
  '&[data-kind="form"] .MuiDialog-paper': { maxWidth: WIDTH.form },
  '&[data-kind="wide"] .MuiDialog-paper': { maxWidth: WIDTH.wide },
  [theme.breakpoints.down('md')]: {
    '&:not([data-kind="confirm"]) .MuiDialog-paper': {
      maxHeight: `calc(100dvh - ${theme.spacing(4)})`,
      maxWidth: 'none',
      margin: 0,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
    '& .MuiDialog-container': { alignItems: 'flex-end' },
  },
  // Leaves room for the notice about the connection at the top, which would cover the title and the close button.
  'body:has([data-connectivity]) && .MuiDialog-paper': {
    maxHeight: 'calc(100dvh - 7.5rem)',
    [theme.breakpoints.down('md')]: { maxHeight: 'calc(100dvh - 4.75rem)' },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 3, 2, 6),
  '& > h2': { ...theme.typography.h2, flex: 1, minWidth: 0, margin: theme.spacing(2, 0) },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(1, 6, 5),
  color: theme.vars.palette.text.primary,
  // A page enlarged to 400 %, or a phone on its side with large text: the dialog scrolls as a whole, because a line of text
  // would be left between title and buttons.
  '@media (max-height: 20em)': { flex: 'none', overflowY: 'visible' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 6, 6),
  paddingBottom: `max(${theme.spacing(6)}, env(safe-area-inset-bottom))`,
  '& > *': { flex: 1 },
  // Actions of all dialogs are of one height, whatever their size elsewhere, and leave their width to the words.
  '&& > [data-size]': {
    minHeight: theme.layout.controlLarge,
    paddingInline: theme.spacing(3),
    borderRadius: theme.radius.outer,
  },
}));

const READ_OUT_MS = 1_000;

/** Screen readers find nothing outside an open dialog, so it reads out the toasts itself. */
function ToastTexts() {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readOut = (shown: string) => {
      setText((before) => (before ? `${before} ${shown}` : shown));
      clearTimeout(timer);
      // Emptied, so that the same text can be read out again.
      timer = setTimeout(() => setText(''), READ_OUT_MS);
    };
    const offShown = onToastEvent('shown', readOut);
    const offPlain = onToastEvent('plain', readOut);
    return () => {
      clearTimeout(timer);
      offShown();
      offPlain();
    };
  }, []);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Below the content, side by side: the main action last. */
  actions?: ReactNode;
  /** The actions of a plain question: one that closes, and one that does it. */
  question?: { cancel: string; confirm: string; onConfirm: () => void; variant?: ButtonVariant };
  /** `form` is for reading and typing: on phones it comes up from below, as high as it needs. `confirm` is a short question. */
  kind?: 'confirm' | 'form' | 'wide';
  /** While something must not be lost, neither Esc, nor Android's Back, nor a tap beside it closes. */
  isLocked?: boolean;
  children?: ReactNode;
};

export function DialogFrame({
  isOpen,
  onClose,
  title,
  actions,
  question,
  kind = 'confirm',
  isLocked = false,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const close = isLocked ? () => {} : onClose;
  useCloseWatcher(isOpen, close);
  const buttons = question ? (
    <>
      <Button variant="outline" size="large" onClick={onClose}>
        {question.cancel}
      </Button>
      <Button variant={question.variant ?? 'neutral'} size="large" onClick={question.onConfirm}>
        {question.confirm}
      </Button>
    </>
  ) : (
    actions
  );
  return (
    <MaterialTheme>
      <Frame
        open={isOpen}
        onClose={close}
        data-kind={kind}
        aria-labelledby={`${id}-title`}
        {...(kind === 'confirm' && children ? { 'aria-describedby': `${id}-body` } : {})}
      >
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          {isLocked ? null : (
            <IconButton label={t('action.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </Head>
        {children ? <Body id={`${id}-body`}>{children}</Body> : null}
        {buttons ? <Actions>{buttons}</Actions> : null}
        <ToastTexts />
      </Frame>
    </MaterialTheme>
  );
}
