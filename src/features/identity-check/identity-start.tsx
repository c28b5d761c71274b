import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { identityCheckAddress } from '@/api/user/identity-check';
import { localePrefix } from '@/config/locales';
import { ROUTES } from '@/config/routes';
import { useUrlParamsOnce } from '@/lib/browser/use-url-params-once';
import { IDENTITY_WINDOW } from '@/lib/identity/identity-channel';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { Button } from '@/ui/kit/button/button';
import { AlertIcon } from '@/ui/kit/icons/system-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';

const NONCE = /^[\w-]{16,64}$/;

/** The provider's address for the check (spec §7), with our page for its result. */
function providerUrl(nonce: string, prefix: string) {
  const url = new URL(identityCheckAddress());
  url.searchParams.set('nonce', nonce);
  url.searchParams.set('returnUrl', `${window.location.origin}${prefix}${ROUTES.kcbResult}`);
  return url.href;
}

/** The window must open within the click, so it opens here on our own address and then continues to the provider. */
export function IdentityStart() {
  const { t } = useTranslation('signup');
  const { locale } = useRouter();
  const [isInvalid, setIsInvalid] = useState(false);

  useUrlParamsOnce((query) => {
    // The browser copied the opener's session storage; a logout there would not clear the draft and tokens here.
    if (window.name === IDENTITY_WINDOW) safeSessionStorage.clear();
    const nonce = query.get('nonce') ?? '';
    // Replaces the history entry, so that Back in the check does not start it again.
    if (NONCE.test(nonce)) window.location.replace(providerUrl(nonce, localePrefix(locale)));
    else setIsInvalid(true);
  });

  if (isInvalid) {
    return (
      <StateFrame
        isPage
        role="alert"
        picture={<AlertIcon size={28} />}
        title={t('identityTitle')}
        message={t('identity.badStart')}
        action={<Button onClick={() => window.close()}>{t('identity.closeWindow')}</Button>}
      />
    );
  }
  return <StateFrame isPage isPictureBare picture={<Spinner size={36} />} title={t('identity.opening')} />;
}
