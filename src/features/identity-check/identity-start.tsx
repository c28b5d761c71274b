import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { identityCheckAddress } from '@/api/user/user-requests';
import { localePrefix } from '@/config/locales';
import { ROUTES } from '@/config/routes';
import { useOnceQuery } from '@/lib/browser/use-once-query';
import { Button } from '@/ui/kit/button/button';
import { AlertIcon } from '@/ui/kit/icons/system-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';

const NONCE = /^[\w-]{16,64}$/;

/** The provider's own address for the check (spec §7), with the page of ours that it is to end at. */
function providerUrl(nonce: string, prefix: string) {
  const url = new URL(identityCheckAddress());
  url.searchParams.set('nonce', nonce);
  url.searchParams.set('returnUrl', `${window.location.origin}${prefix}${ROUTES.kcbResult}`);
  return url.href;
}

/** The window opens here, on our own address, because it has to open within the click; from here it goes on. */
export function IdentityStart() {
  const { t } = useTranslation('signup');
  const { locale } = useRouter();
  const [isStray, setIsStray] = useState(false);

  useOnceQuery((query) => {
    const nonce = query.get('nonce') ?? '';
    // Replaced, so that Back in the check does not come here and start it again.
    if (NONCE.test(nonce)) window.location.replace(providerUrl(nonce, localePrefix(locale)));
    else setIsStray(true);
  });

  if (isStray) {
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
