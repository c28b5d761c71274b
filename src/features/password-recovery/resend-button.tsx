import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { formatCountdown } from '@/domain/text/format';
import { Button } from '@/ui/kit/button/button';
import { formFailure } from '@/ui/kit/form/form-failure';
import { Notice } from '@/ui/kit/feedback/notice';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const Root = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(2) }));

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; sentence: string };

export function ResendButton({ waitSeconds, onResend }: { waitSeconds: number; onResend: () => Promise<void> }) {
  const { t, i18n } = useTranslation('recovery');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isWaiting = waitSeconds > 0;

  async function resend() {
    setState({ kind: 'sending' });
    try {
      await onResend();
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', sentence: formFailure(error, i18n, []).unmapped.join(' ') });
    }
  }

  return (
    <Root>
      <Button
        variant="outline"
        size="small"
        isLoading={state.kind === 'sending'}
        {...(isWaiting ? { 'aria-disabled': true } : { onClick: () => void resend() })}
      >
        {isWaiting ? t('resendIn', { time: formatCountdown(waitSeconds) }) : t('resend')}
      </Button>
      <VisuallyHidden role="status">{state.kind === 'sent' ? t('resent') : ''}</VisuallyHidden>
      {state.kind === 'failed' && state.sentence !== '' ? <Notice tone="error">{state.sentence}</Notice> : null}
    </Root>
  );
}
