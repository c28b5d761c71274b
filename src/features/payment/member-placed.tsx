import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { orderRoute } from '@/config/routes';
import { ButtonLink } from '@/ui/button-link';
import { SuccessIcon } from '@/ui/icons/system-icons';
import { StateFrame } from '@/ui/state-frame';
import { FocusedPanel } from './placement-panel';

/** Placed: on to the order itself. The link is there for the case that the way there fails. */
export function MemberPlaced({ orderId }: { orderId: string }) {
  const { t } = useTranslation('payment');
  const { replace } = useRouter();
  useEffect(() => void replace(orderRoute(orderId)), [orderId, replace]);

  return (
    <FocusedPanel>
      <StateFrame
        isPage
        picture={<SuccessIcon size={28} />}
        title={t('placed.title')}
        message={t('placed.toOrder')}
        action={<ButtonLink href={orderRoute(orderId)}>{t('placed.openOrder')}</ButtonLink>}
      />
    </FocusedPanel>
  );
}
