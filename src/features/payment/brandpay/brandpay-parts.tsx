import { useTranslation } from '@/lib/i18n/use-translation';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import type { BrandpayStep } from './use-brandpay';

type BrandpayPartProps = {
  brandpay: BrandpayStep;
  /** BrandPay has approved the amount on the button; the order is not placed yet. */
  isApproved: boolean;
};

/** Vendor codes about our keys, addresses, settings and requests, which the customer cannot fix. */
const OUR_ERRORS = /KEY|_URL|MERCHANT|AMOUNT_VALUE|ZERO_AMOUNT|METADATA|PARAMETERS|INVALID_REQUEST/;

const Tools = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** Below the payment methods: opens the management of the customer's cards. */
export function BrandpayTools({ brandpay }: Pick<BrandpayPartProps, 'brandpay'>) {
  const hasTexts = useLazyTexts('brandpay');
  const { t } = useTranslation('brandpay');
  if (!hasTexts || !brandpay.isReady) return null;
  return (
    <Tools>
      <Button size="small" variant="outline" onClick={() => void brandpay.openSettings()}>
        {t('settings')}
      </Button>
    </Tools>
  );
}

/** Beside the button: BrandPay's result and what to do about it. */
export function BrandpayNotice({ brandpay, isApproved }: BrandpayPartProps) {
  const hasTexts = useLazyTexts('brandpay');
  const { t } = useTranslation('brandpay');
  if (!hasTexts) return null;
  const { outcome, isMissing, isPaying, isLoading, reload } = brandpay;
  if (isMissing) {
    return (
      <Notice
        tone="attention"
        title={t('missing.title')}
        action={
          <Button size="small" variant="outline" isLoading={isLoading} onClick={reload}>
            {t('missing.retry')}
          </Button>
        }
      >
        {t('missing.message')}
      </Notice>
    );
  }
  if (isPaying) return <StatusNotice>{t('paying')}</StatusNotice>;
  if (isApproved) return <StatusNotice>{t('approved')}</StatusNotice>;
  if (outcome?.kind === 'cancelled') return <StatusNotice>{t('cancelled')}</StatusNotice>;
  if (outcome?.kind === 'settingsFailed') return <Notice tone="error">{t('settingsFailed')}</Notice>;
  if (outcome?.kind !== 'failed') return null;
  return (
    <Notice tone="error" title={t('failed')}>
      {t(`code.${OUR_ERRORS.test(outcome.code) ? 'OURS' : outcome.code}`, { defaultValue: t('code.UNKNOWN') })}
    </Notice>
  );
}

/** A neutral notice that screen readers announce. */
function StatusNotice({ children }: { children: string }) {
  return (
    <div role="status">
      <Notice>{children}</Notice>
    </div>
  );
}
