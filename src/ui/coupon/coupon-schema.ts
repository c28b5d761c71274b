import type { TFunction } from 'i18next';
import { object, string } from 'yup';
import { couponNumberOf } from '@/domain/payment/coupon';
import { visibleText } from '@/domain/text/visible-text';
import { withObjectParticle } from '@/domain/text/korean';

const COUPON_NUMBER = /^[A-Z0-9]{4,32}$/;

export const couponSchema = (t: TFunction<['couponForm', 'common']>) =>
  object({
    couponNumber: string()
      .transform(visibleText)
      .required(t('common:form.required', withObjectParticle(t('number'))))
      .test('number', t('numberInvalid'), (value) => COUPON_NUMBER.test(couponNumberOf(value))),
  });
