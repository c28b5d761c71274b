import type { i18n as I18n, TFunction } from 'i18next';
import { object } from 'yup';
import { passwordRule, phoneRule } from '@/ui/kit/form/field-rules';

export const signInSchema = (t: TFunction<['account', 'common']>, i18n: I18n) =>
  object({
    phoneNumber: phoneRule(i18n, t('signIn.phoneNumber')),
    password: passwordRule(i18n, t('signIn.password')),
  });
