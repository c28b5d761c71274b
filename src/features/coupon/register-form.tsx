import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { registerCouponMutation } from '@/api/order/coupon-mutations';
import { Button } from '@/ui/button';
import { FormBody } from '@/ui/form-body';
import { formFailure } from '@/ui/form-failure';
import { FormTextField } from '@/ui/form-text-field';
import { lazyValidate } from '@/ui/lazy-validate';
import { notify } from '@/ui/notify';
import { couponNumberOf } from './coupon-number';

type CouponValues = { couponNumber: string };
const EMPTY: CouponValues = { couponNumber: '' };
const LABEL_HEIGHT = 28;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > button': { flex: 'none', marginTop: LABEL_HEIGHT },
  [theme.breakpoints.down('sm')]: { display: 'grid', gap: theme.spacing(4), '& > button': { marginTop: 0 } },
}));

export function RegisterForm() {
  const { t, i18n } = useTranslation(['coupon', 'common']);
  const { mutateAsync: registerCoupon } = useMutation(registerCouponMutation());

  async function submit(values: CouponValues, { setErrors, setStatus, resetForm }: FormikHelpers<CouponValues>) {
    setStatus(undefined);
    try {
      const { name } = await registerCoupon(couponNumberOf(values.couponNumber));
      resetForm();
      void notify('success', t('registered', { name }));
    } catch (error) {
      const { fields, unmapped } = formFailure(error, i18n, ['couponNumber']);
      setErrors(fields);
      setStatus({ unmapped });
    }
  }

  return (
    <Formik
      initialValues={EMPTY}
      validate={lazyValidate<CouponValues>(() => import('./coupon-schema').then((module) => module.couponSchema(t)))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody>
          <Row>
            <FormTextField
              name="couponNumber"
              label={t('number')}
              placeholder={t('numberExample')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
            />
            <Button type="submit" variant="primary" size="large" isLoading={isSubmitting}>
              {t('register')}
            </Button>
          </Row>
        </FormBody>
      )}
    </Formik>
  );
}
