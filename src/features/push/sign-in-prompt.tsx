import styled from '@emotion/styled';
import dynamic from 'next/dynamic';
import { pushTexts } from '@/lib/i18n/lazy/push';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useJustDone } from '@/lib/storage/just-done';

// Rarely needed, so its code and texts load only on demand.
const PushPrompt = dynamic(() => import('./push-prompt').then((module) => module.PushPrompt), { ssr: false });

const Root = styled('div')(({ theme }) => ({
  '&:has(> :not(:empty))': { marginBottom: theme.spacing(4) },
}));

/** The prompt for notifications, for pages that show it only right after a sign-in. */
export function SignInPrompt() {
  const hasJustSignedIn = useJustDone('signIn');
  const isReady = useLazyTexts(hasJustSignedIn ? pushTexts : null);
  return hasJustSignedIn && isReady ? (
    <Root>
      <PushPrompt />
    </Root>
  ) : null;
}
