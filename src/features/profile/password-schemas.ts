import type { TFunction } from 'i18next';
import { object, ref, string } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/password';

type T = TFunction<['profile', 'common']>;

export const verifySchema = (t: T) =>
  object({ password: string().required(t('common:form.required', { label: t('password.current') })) });

export const newPasswordSchema = (t: T) =>
  object({
    password: string()
      .required(t('common:form.required', { label: t('password.next') }))
      .min(PASSWORD_MIN, t('common:form.min', { min: PASSWORD_MIN }))
      .max(PASSWORD_MAX, t('common:form.max', { max: PASSWORD_MAX })),
    passwordAgain: string()
      .required(t('common:form.required', { label: t('password.again') }))
      .oneOf([ref('password')], t('password.differ')),
  });
