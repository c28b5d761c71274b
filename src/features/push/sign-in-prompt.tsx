import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useJustDone } from '@/lib/storage/just-done';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';

// Like its texts, only for the page after a sign-in.
const PushPrompt = lazyPart(() => import('./push-prompt').then((module) => module.PushPrompt));

const Root = styled('div')(({ theme }) => ({
  '&:has(> :not(:empty))': { marginBottom: theme.spacing(4) },
}));

/** The prompt for notifications, for pages that show it only right after a sign-in. */
export function SignInPrompt() {
  const hasJustSignedIn = useJustDone('signIn');
  const isReady = useLazyTexts(hasJustSignedIn ? 'push' : null);
  return hasJustSignedIn && isReady ? (
    <Root>
      <PushPrompt />
    </Root>
  ) : null;
}
