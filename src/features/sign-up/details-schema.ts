import type { TFunction } from 'i18next';
import { object, ref, string } from 'yup';
import { isPasswordLongEnough, isPasswordShortEnough, PASSWORD_MAX, PASSWORD_MIN } from '@/domain/account/password';
import { withObjectParticle } from '@/domain/text/korean';

export const detailsSchema = (t: TFunction<['signup', 'common']>) =>
  object({
    password: string()
      .required(t('common:form.required', withObjectParticle(t('details.password'))))
      .test('min', t('common:form.min', { min: PASSWORD_MIN }), isPasswordLongEnough)
      .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough),
    passwordAgain: string()
      .required(t('common:form.required', withObjectParticle(t('details.passwordAgain'))))
      .oneOf([ref('password')], t('details.passwordsDiffer')),
  });
