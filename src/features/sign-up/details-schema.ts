import type { TFunction } from 'i18next';
import { object, ref, string } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/password';

export const detailsSchema = (t: TFunction<['signup', 'common']>) =>
  object({
    password: string()
      .required(t('common:form.required', { label: t('details.password') }))
      .min(PASSWORD_MIN, t('common:form.min', { min: PASSWORD_MIN }))
      .max(PASSWORD_MAX, t('common:form.max', { max: PASSWORD_MAX })),
    passwordAgain: string()
      .required(t('common:form.required', { label: t('details.passwordAgain') }))
      .oneOf([ref('password')], t('details.passwordsDiffer')),
  });
