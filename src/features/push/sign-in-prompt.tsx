import styled from '@emotion/styled';
import dynamic from 'next/dynamic';
import { pushTexts } from '@/lib/i18n/lazy/push';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useJustDone } from '@/lib/storage/just-done';

// Seldom needed: its code and texts come only when it is.
const PushPrompt = dynamic(() => import('./push-prompt').then((module) => module.PushPrompt), { ssr: false });

const Above = styled('div')(({ theme }) => ({
  '&:has(> :not(:empty))': { marginBottom: theme.spacing(4) },
}));

/** The question about notifications above a page that asks only where it is the first one after a sign-in. */
export function SignInPrompt() {
  const hasJustSignedIn = useJustDone('signIn');
  const isReady = useLazyTexts(hasJustSignedIn ? pushTexts : null);
  return hasJustSignedIn && isReady ? (
    <Above>
      <PushPrompt />
    </Above>
  ) : null;
}
