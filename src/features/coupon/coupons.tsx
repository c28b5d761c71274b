import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { registerCouponMutation } from '@/api/order/coupon-mutations';
import { RegisterForm } from '@/ui/coupon/register-form';
import { notify } from '@/ui/kit/feedback/notify';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { CouponList } from './coupon-list';
import { useCouponLabels } from './coupon-ticket';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(8), maxWidth: 880 }));

export function Coupons() {
  const { t } = useTranslation(['coupon', 'couponForm']);
  const { name } = useCouponLabels();
  const { mutateAsync: register } = useMutation(registerCouponMutation());
  const [registered, setRegistered] = useState('');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Column>
        <SectionCard title={t('couponForm:title')}>
          <RegisterForm
            register={register}
            onRegistered={(coupon) => {
              setRegistered(coupon.id);
              void notify('success', t('couponForm:registered', { name: name(coupon) }));
            }}
          />
        </SectionCard>
        <section aria-label={t('own')}>
          {/* Begins anew with the usable ones: the new coupon is among them. */}
          <CouponList key={registered} />
        </section>
      </Column>
    </>
  );
}
