import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef } from 'react';
import { couponNumberOf } from '@/domain/payment/coupon';
import { Button } from '../kit/button/button';
import { FormBody } from '../kit/form/form-body';
import { showFormFailure } from '../kit/form/form-failure';
import { FormTextField } from '../kit/form/form-text-field';
import { LABEL_SPACE } from '../kit/form/label-space';
import { lazyValidate } from '../kit/form/lazy-validate';
import { styled } from '../styled';

type CouponValues = { couponNumber: string };
const EMPTY: CouponValues = { couponNumber: '' };

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > button': { flex: 'none', marginTop: LABEL_SPACE },
  [theme.breakpoints.down('sm')]: { display: 'grid', gap: theme.spacing(4), '& > button': { marginTop: 0 } },
}));

type RegisterFormProps<Coupon> = {
  /** Gets the normalised number; its errors appear at the field. */
  register: (couponNumber: string) => Promise<Coupon>;
  onRegistered: (coupon: Coupon) => void;
};

/** Registers a coupon by its number. */
export function RegisterForm<Coupon>({ register, onRegistered }: RegisterFormProps<Coupon>) {
  const { t, i18n } = useTranslation(['couponForm', 'common']);
  const shown = useRef<FormikProps<CouponValues>>(null);

  async function submit(values: CouponValues, form: FormikHelpers<CouponValues>) {
    form.setStatus(undefined);
    try {
      const coupon = await register(couponNumberOf(values.couponNumber));
      // The customer may have typed the next number meanwhile.
      if (shown.current?.values.couponNumber === values.couponNumber) form.resetForm();
      onRegistered(coupon);
    } catch (error) {
      showFormFailure(form, error, i18n, ['couponNumber']);
    }
  }

  return (
    <Formik
      innerRef={shown}
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
