import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { BrandpayStep } from './use-brandpay';

type BrandpayPartProps = {
  brandpay: BrandpayStep;
  /** BrandPay has approved what stands on the button; the order is still to be placed. */
  isApproved: boolean;
};

const Tools = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** Under the choice of payment: where the customer's cards are looked after. */
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

/** Beside the button: what BrandPay said, and what to do about it. */
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
  if (isPaying) return <Said>{t('paying')}</Said>;
  if (isApproved) return <Said>{t('approved')}</Said>;
  if (outcome?.kind === 'cancelled') return <Said>{t('cancelled')}</Said>;
  if (outcome?.kind !== 'failed') return null;
  return (
    <Notice tone="error" title={t('failed')}>
      {t(`code.${outcome.code}`, { defaultValue: t('code.UNKNOWN') })}
    </Notice>
  );
}

/** Neither good nor bad, but to be heard. */
function Said({ children }: { children: string }) {
  return (
    <div role="status">
      <Notice>{children}</Notice>
    </div>
  );
}
