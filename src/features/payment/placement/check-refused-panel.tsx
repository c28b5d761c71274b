import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppSelector } from '@/store/hooks';
import { selectCreationAttempt } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { AlertIcon } from '@/ui/kit/icons/system-icons';
import { Link } from '@/ui/kit/button/link';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { FocusedPanel } from './placement-panel';

type CheckRefused = { onRetry: () => void; onDrop: () => void };

/**
 * The provider refuses to look the order up. The customer centre can find it by its number; afterwards the customer
 * discards the attempt here.
 */
export function CheckRefusedPanel({ onRetry, onDrop }: CheckRefused) {
  const { t } = useTranslation('checkRefused');
  const attempt = useAppSelector(selectCreationAttempt);
  const isReady = useLazyTexts('checkRefused');
  const [isConfirming, setIsConfirming] = useState(false);
  const phone = SITE.customerCentrePhone;
  if (!isReady) return null;

  return (
    <FocusedPanel>
      <StateFrame
        isPage
        role="alert"
        picture={<AlertIcon size={28} />}
        title={t('title')}
        message={
          <>
            {t('message')}
            <br />
            {t('kept')}
          </>
        }
        small={
          <>
            {t('number', { number: attempt?.idempotencyKey ?? '' })}
            <br />
            <Link href={CUSTOMER_CENTRE_CALL}>{t('call', { phone })}</Link>
          </>
        }
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button variant="outline" onClick={() => setIsConfirming(true)}>
              {t('drop')}
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('ask')}
        question={{ cancel: t('keep'), confirm: t('dropForGood'), onConfirm: onDrop }}
      >
        {t('warning')}
      </Dialog>
    </FocusedPanel>
  );
}
