import type { i18n as I18n, TFunction } from 'i18next';
import { object, string } from 'yup';
import { withObjectParticle } from '@/domain/text/korean';
import { newPasswordRules } from '@/ui/kit/form/field-rules';

const CODE = /^\d{6}$/;

export const resetSchema = (t: TFunction<['recovery', 'common']>, i18n: I18n) =>
  object({
    code: string()
      .required(t('common:form.required', withObjectParticle(t('code'))))
      .matches(CODE, t('codeInvalid')),
    ...newPasswordRules(i18n, { password: t('password'), again: t('passwordAgain'), differ: t('passwordsDiffer') }),
  });
