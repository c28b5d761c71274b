import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { PageHeader } from '@/ui/page-header';
import { SectionCard } from '@/ui/section-card';
import { CouponList } from './coupon-list';
import { RegisterForm } from './register-form';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(8), maxWidth: 880 }));

export function Coupons() {
  const { t } = useTranslation('coupon');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Column>
        <SectionCard title={t('registerTitle')}>
          <RegisterForm />
        </SectionCard>
        <section aria-label={t('own')}>
          <CouponList />
        </section>
      </Column>
    </>
  );
}
