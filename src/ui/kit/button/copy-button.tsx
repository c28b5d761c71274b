import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { Button, type ButtonAppearance } from './button';
import { CheckIcon, CopyIcon } from '../icons/action-icons';
import { VisuallyHidden } from '../layout/visually-hidden';

const OUTCOME_MS = 2_000;

/** Copies `text` and announces whether that worked. */
export function CopyButton({
  text,
  label,
  ...look
}: Omit<ButtonAppearance, 'start' | 'end'> & { text: string; label?: string }) {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // Without HTTPS there is no clipboard, and the browser may refuse: both count as "not copied".
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('copyFailed'),
      );

  return (
    <>
      <Button
        variant="outline"
        {...look}
        start={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {label ?? t('action.copy')}
      </Button>
      <VisuallyHidden role="status">{outcome ? t(`action.${outcome}`) : ''}</VisuallyHidden>
    </>
  );
}
