import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/ui/notice';

const subscribe = () => () => undefined;
const areBlocked = () => !navigator.cookieEnabled;
const onServer = () => false;

/** Without cookies a sign-in is forgotten at once; better said before than found out. */
export function CookieNotice() {
  const { t } = useTranslation('account');
  return useSyncExternalStore(subscribe, areBlocked, onServer) ? (
    <Notice tone="attention">{t('signIn.cookiesBlocked')}</Notice>
  ) : null;
}
