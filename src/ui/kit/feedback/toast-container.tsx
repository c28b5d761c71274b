import 'react-toastify/ReactToastify.css';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons/action-icons';
import { AlertIcon, InfoIcon, SuccessIcon } from '../icons/system-icons';
import { Link } from '../button/link';
import { onToastEvent, sendToastEvent, type NotifyKind, type NotifyOptions } from './toast-bus';

// Library and style sheet are in one chunk, outside the first load.

const TOAST_MS = 5_000;
/** Often only the toast says that something failed, and customers write down its code for the customer centre. */
const ERROR_MS = 10_000;
const MAX_TOASTS = 3;
const SHORTCUT = /Mac/.test(navigator.userAgent) ? '⌥T' : 'Alt+T';
const ICON = { success: SuccessIcon, error: AlertIcon, info: InfoIcon };

const Container = styled(ToastContainer)(({ theme }) => ({
  '--toastify-z-index': theme.zIndex.snackbar,
  '--toastify-toast-width': '400px',
  '--toastify-toast-min-height': '52px',
  '--toastify-toast-padding': theme.spacing(3, 4),
  '--toastify-toast-bd-radius': `${theme.radius.outer}px`,
  '--toastify-toast-shadow': `0 8px 28px ${theme.vars.palette.surface.shadow}`,
  '--toastify-color-light': theme.vars.palette.neutral.main,
  '--toastify-text-color-light': theme.vars.palette.neutral.contrastText,
  '--toastify-color-progress-light': theme.vars.palette.attention.main,
  '--toastify-color-progress-info': theme.vars.palette.attention.main,
  '& .Toastify__toast': {
    alignItems: 'flex-start',
    fontFamily: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.5,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    '--focus-ring': 'currentColor',
    [theme.breakpoints.down('sm')]: {
      width: `calc(100% - ${theme.spacing(8)})`,
      margin: theme.spacing(2, 4, 0),
      borderRadius: theme.radius.outer,
    },
  },
  '& .Toastify__toast-icon': { width: 20, marginTop: 1, marginRight: theme.spacing(2.5) },
  '& .Toastify__toast--error': {
    backgroundColor: theme.vars.palette.error.main,
    '--toastify-text-color-light': theme.vars.palette.error.contrastText,
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  margin: theme.spacing(-3),
  marginLeft: 'auto',
  color: 'inherit',
  '&:hover, &:active': { color: 'inherit', backgroundColor: 'transparent' },
}));

const Title = styled('strong')({ display: 'block' });

const Reference = styled('small')(({ theme }) => ({ display: 'block', fontSize: theme.typography.caption.fontSize }));

const Shortcut = styled('small')(({ theme }) => ({
  display: 'none',
  marginTop: theme.spacing(1),
  fontSize: theme.typography.caption.fontSize,
  '& > kbd': {
    marginLeft: theme.spacing(1),
    padding: theme.spacing(0, 1),
    border: '1px solid',
    borderRadius: theme.radius.inner / 2,
    fontFamily: 'inherit',
  },
  // Tab does not leave an open dialog, and Alt+T leads to the first toast.
  '&:where(body:has(> .MuiModal-root :focus-visible) .Toastify__toast:first-of-type *)': { display: 'block' },
  // A text field is focus-visible after a touch too.
  '@media (hover: none)': { display: 'none' },
}));

const Action = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
  marginBottom: theme.spacing(-2),
  color: 'inherit',
}));

// A toast shown before the container has mounted is lost in development, where strict mode mounts it twice.
let markMounted = () => {};
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

/** Says to those who see what the label of the container says to screen readers. */
function ShortcutHint() {
  const { t } = useTranslation('common');
  return (
    <Shortcut>
      {t('app.notices')} <kbd>{SHORTCUT}</kbd>
    </Shortcut>
  );
}

export async function showToast(kind: NotifyKind, message: string, options: NotifyOptions) {
  const { title, durationMs, hasProgress = false, reference, action } = options;
  const Icon = ICON[kind];
  await mounted;
  sendToastEvent('shown', [title, message, reference].filter(Boolean).join(' '));
  const id = `${kind}:${title ?? ''}:${message}`;
  const follow = () => {
    action?.onFollow?.();
    toast.dismiss(id);
  };
  toast[kind](
    <div>
      {title ? <Title>{title}</Title> : null}
      {message}
      {reference ? <Reference>{reference}</Reference> : null}
      {action ? (
        <div>
          <Action href={action.href} onClick={follow}>
            {action.label}
          </Action>
        </div>
      ) : null}
      <ShortcutHint />
    </div>,
    {
      icon: () => <Icon />,
      // Prevents the same message from showing twice.
      toastId: id,
      autoClose: durationMs ?? (kind === 'error' ? ERROR_MS : TOAST_MS),
      hideProgressBar: !hasProgress,
      role: kind === 'error' ? 'alert' : 'status',
    },
  );
}

/** On a Mac, the key would also type a character into the field that has the focus. */
function isShortcut(event: globalThis.KeyboardEvent) {
  if (!event.altKey || event.ctrlKey || event.code !== 'KeyT') return false;
  event.preventDefault();
  return true;
}

/** The way back from a toast: Escape leads to where the key was pressed, and the timers, which it stopped, go on. */
function useWayBack() {
  const from = useRef<EventTarget>(null);
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return {
    onFocus: (event: FocusEvent) => {
      if (!isInside(event)) from.current = event.relatedTarget;
      // An open dialog would take the focus back.
      event.stopPropagation();
    },
    onBlur: (event: FocusEvent) => {
      if (!isInside(event)) toast.play();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && from.current instanceof HTMLElement) from.current.focus();
    },
  };
}

export function Toasts() {
  const { t } = useTranslation('common');
  const wayBack = useWayBack();
  useEffect(() => {
    markMounted();
    return onToastEvent('dismissed', () => toast.dismiss());
  }, []);
  return (
    <div {...wayBack}>
      <Container
        position="top-center"
        limit={MAX_TOASTS}
        hotKeys={isShortcut}
        newestOnTop
        pauseOnHover
        pauseOnFocusLoss
        draggable={false}
        closeOnClick={false}
        closeButton={({ closeToast }) => (
          <Close label={t('action.close')} onClick={closeToast}>
            <CloseIcon />
          </Close>
        )}
        aria-label={`${t('app.notices')} ${SHORTCUT}`}
      />
    </div>
  );
}
