import type { TFunction } from 'i18next';
import { object, ref, string } from 'yup';
import { isPasswordLongEnough, isPasswordShortEnough, PASSWORD_MAX, PASSWORD_MIN } from '@/domain/account/password';
import { withObjectParticle } from '@/domain/text/korean';

type T = TFunction<['profile', 'common']>;

export const verifySchema = (t: T) =>
  object({
    password: string()
      .required(t('common:form.required', withObjectParticle(t('password.current'))))
      .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough),
  });

export const newPasswordSchema = (t: T) =>
  object({
    password: string()
      .required(t('common:form.required', withObjectParticle(t('password.next'))))
      .test('min', t('common:form.min', { min: PASSWORD_MIN }), isPasswordLongEnough)
      .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough),
    passwordAgain: string()
      .required(t('common:form.required', withObjectParticle(t('password.again'))))
      .oneOf([ref('password')], t('password.differ')),
  });
