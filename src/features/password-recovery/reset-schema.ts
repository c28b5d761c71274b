import type { TFunction } from 'i18next';
import { object, ref, string } from 'yup';
import { isPasswordLongEnough, isPasswordShortEnough, PASSWORD_MAX, PASSWORD_MIN } from '@/domain/account/password';
import { withObjectParticle } from '@/domain/text/korean';

const CODE = /^\d{6}$/;

export const resetSchema = (t: TFunction<['recovery', 'common']>) =>
  object({
    code: string()
      .required(t('common:form.required', withObjectParticle(t('code'))))
      .matches(CODE, t('codeInvalid')),
    password: string()
      .required(t('common:form.required', withObjectParticle(t('password'))))
      .test('min', t('common:form.min', { min: PASSWORD_MIN }), isPasswordLongEnough)
      .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough),
    passwordAgain: string()
      .required(t('common:form.required', withObjectParticle(t('passwordAgain'))))
      .oneOf([ref('password')], t('passwordsDiffer')),
  });
