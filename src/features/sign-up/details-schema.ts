import type { i18n as I18n, TFunction } from 'i18next';
import { object } from 'yup';
import { newPasswordRules } from '@/ui/kit/form/field-rules';

export const detailsSchema = (t: TFunction<['signup', 'common']>, i18n: I18n) =>
  object(
    newPasswordRules(i18n, {
      password: t('details.password'),
      again: t('details.passwordAgain'),
      differ: t('details.passwordsDiffer'),
    }),
  );
