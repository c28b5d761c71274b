import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent } from 'react';
import { isAnonymous } from '@/domain/account/user';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/kit/feedback/notify';

/** Says why an organization's link leads a member to the home page. Stands outside the page, which the guard hides from them. */
export function InvitationNote() {
  const { t } = useTranslation('signup');
  const { query, isReady } = useRouter();
  const user = useAppSelector(selectUser);
  const code = user?.organization?.code;
  // Without its code, the organization may be the link's own.
  const isUnused = isReady && user !== null && !isAnonymous(user) && code !== '' && code !== query.organization;

  const say = useEffectEvent(() => void notify('info', t('organization.signedIn')));
  useEffect(() => {
    if (isUnused) say();
  }, [isUnused]);
  return null;
}
