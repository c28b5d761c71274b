import { useRouter, type NextRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlacedOrder } from '@/api/order/order-placement';
import { orderRoute } from '@/config/routes';
import { copyShellTexts, openOrStay } from '@/lib/browser/open-page';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { Button } from '@/ui/kit/button/button';
import { SuccessIcon } from '@/ui/kit/icons/system-icons';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { FocusedPanel } from '../placement/placement-panel';

function openOrder(router: NextRouter, id: string) {
  copyShellTexts(orderRoute, id);
  return openOrStay(router, orderRoute(id));
}

/**
 * After placing, opens the order's page. If that page cannot be opened, the success message with the number stays here.
 */
export function MemberPlaced({ order: { id, orderNo } }: { order: PlacedOrder }) {
  const { t } = useTranslation(['payment', 'order']);
  const router = useRouter();
  const isOnline = useIsOnline();
  const [step, setStep] = useState<'opening' | 'stayed'>(isOnline ? 'opening' : 'stayed');

  const settle = (isOpen: boolean) => setStep(isOpen ? 'opening' : 'stayed');
  const openNow = useEffectEvent(() => openOrder(router, id));
  useEffect(() => {
    if (isOnline) void openNow().then(settle);
  }, [isOnline]);

  function openAgain() {
    setStep('opening');
    void openOrder(router, id).then(settle);
  }

  return (
    <FocusedPanel>
      <StateFrame
        isPage
        picture={<SuccessIcon size={28} />}
        title={t('placed.title')}
        message={
          <>
            {step === 'opening' ? t('placed.toOrder') : t('placed.stayed')}
            {orderNo ? (
              <>
                <br />
                {t('order:orderNo')} <strong>{orderNo}</strong>
              </>
            ) : null}
          </>
        }
        action={
          <Button variant="primary" isLoading={step === 'opening'} onClick={openAgain}>
            {t('placed.openOrder')}
          </Button>
        }
      />
    </FocusedPanel>
  );
}
