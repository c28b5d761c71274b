import type { TFunction } from 'i18next';
import { object, string } from 'yup';
import { isPasswordShortEnough, PASSWORD_MAX } from '@/domain/account/password';
import { isPhone, type CountryCode } from '@/domain/text/phone';
import { withObjectParticle } from '@/domain/text/korean';

export const signInSchema = (t: TFunction<['account', 'common']>) =>
  object({
    phoneNumber: string()
      .required(t('common:form.required', withObjectParticle(t('signIn.phoneNumber'))))
      .when('countryCode', ([code]: CountryCode[], phone) =>
        phone.test('phone', t('common:form.phone'), (value) => isPhone(value, code)),
      ),
    password: string()
      .required(t('common:form.required', withObjectParticle(t('signIn.password'))))
      .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough),
  });
