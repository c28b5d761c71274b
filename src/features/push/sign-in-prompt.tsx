import styled from '@emotion/styled';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useJustDone } from '@/lib/storage/just-done';
import { PushPrompt } from './push-prompt';

const Above = styled('div')(({ theme }) => ({
  '&:has(> :not(:empty))': { marginBottom: theme.spacing(4) },
}));

/** The question about notifications above a page that asks only where it is the first one after a sign-in. */
export function SignInPrompt() {
  const hasJustSignedIn = useJustDone('signIn');
  const isReady = useLazyTexts(hasJustSignedIn ? 'push' : null);
  return hasJustSignedIn && isReady ? (
    <Above>
      <PushPrompt />
    </Above>
  ) : null;
}
