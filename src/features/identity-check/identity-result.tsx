import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { useUrlParamsOnce } from '@/lib/browser/use-url-params-once';
import { announceIdentity } from '@/lib/identity/identity-channel';
import { identityReturnPath } from '@/lib/identity/identity-redirect';
import { Button } from '@/ui/kit/button/button';
import { AlertIcon, SuccessIcon } from '@/ui/kit/icons/system-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';

type Ending = 'resultDone' | 'resultCancelled' | 'resultBack';

/**
 * The end of the check: sends the result to the sign-up page and closes the window, or goes back in the same tab. A
 * window that cannot close itself shows a button.
 */
export function IdentityResult() {
  const { t } = useTranslation('signup');
  const { replace } = useRouter();
  const [ending, setEnding] = useState<Ending | null>(null);

  useUrlParamsOnce((query) => {
    const nonce = query.get('nonce') ?? '';
    const registerToken = query.get('register_token');
    if (nonce !== '') announceIdentity(nonce, { registerToken });
    const returnTo = identityReturnPath(nonce);
    if (returnTo !== null) {
      setEnding('resultBack');
      void replace(`${returnTo}?step=identity`);
      return;
    }
    setEnding(registerToken === null ? 'resultCancelled' : 'resultDone');
    window.close();
  });

  if (ending === null || ending === 'resultBack') {
    return <StateFrame isPage isPictureBare picture={<Spinner size={36} />} title={t('identity.resultBack')} />;
  }
  const Picture = ending === 'resultDone' ? SuccessIcon : AlertIcon;
  return (
    <StateFrame
      isPage
      picture={<Picture size={28} />}
      title={t(`identity.${ending}`)}
      action={
        <Button variant="primary" size="large" onClick={() => window.close()}>
          {t('identity.closeWindow')}
        </Button>
      }
    />
  );
}
