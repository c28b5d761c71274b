import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { Button, type ButtonAppearance } from './button';
import { CheckIcon, CopyIcon } from '../icons/action-icons';
import { notify } from '../feedback/notify';
import { VisuallyHidden } from '../layout/visually-hidden';

const COPIED_MS = 2_000;

/** Copies `text` and announces whether that worked. */
export function CopyButton({
  text,
  label,
  ...look
}: Omit<ButtonAppearance, 'start' | 'end'> & { text: string; label?: string }) {
  const { t } = useTranslation('common');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  // Without HTTPS there is no clipboard, and the browser may refuse: both count as "not copied".
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setIsCopied(true),
        () => notify('error', t('action.copyFailed')),
      );

  return (
    <>
      <Button variant="outline" {...look} start={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {label ?? t('action.copy')}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('action.copied') : ''}</VisuallyHidden>
    </>
  );
}
