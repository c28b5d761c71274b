import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { Notice } from '@/ui/kit/feedback/notice';

const subscribe = () => () => undefined;
const areBlocked = () => !navigator.cookieEnabled || areCookiesRefused();
const onServer = () => false;

/** Without cookies a sign-in is forgotten at once; better said before than found out. */
export function CookieNotice() {
  const { t } = useTranslation('account');
  return useSyncExternalStore(subscribe, areBlocked, onServer) ? (
    <Notice tone="attention">{t('signIn.cookiesBlocked')}</Notice>
  ) : null;
}
