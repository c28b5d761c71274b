import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { Notice } from '@/ui/kit/feedback/notice';

const subscribe = () => () => undefined;
const areBlocked = () => !navigator.cookieEnabled || areCookiesRefused();
const getServerSnapshot = () => false;

/** Without cookies the browser forgets a sign-in at once, so the customer must know before trying. */
export function CookieNotice() {
  const { t } = useTranslation('account');
  return useSyncExternalStore(subscribe, areBlocked, getServerSnapshot) ? (
    <Notice tone="attention">{t('signIn.cookiesBlocked')}</Notice>
  ) : null;
}
