import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { ROUTES } from '@/config/routes';
import type { draftProblem } from '@/domain/order/request';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { notify } from '@/ui/kit/feedback/notify';

/** Without a payable draft, returns to the composer with a toast that says why. */
export function RedirectToComposer({ gap }: { gap: NonNullable<ReturnType<typeof draftProblem>> }) {
  const { t } = useTranslation('payment');
  const { replace } = useRouter();

  const redirect = useEffectEvent(() => {
    void notify('info', t(`gap.${gap}`));
    void replace(ROUTES.newOrder);
  });
  useEffect(() => redirect(), []);

  return <FullScreenSpinner />;
}
