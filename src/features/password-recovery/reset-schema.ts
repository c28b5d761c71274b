import type { i18n as I18n, TFunction } from 'i18next';
import { object, string } from 'yup';
import { RESET_CODE_DIGITS } from '@/domain/account/password';
import { withObjectParticle } from '@/domain/text/korean';
import { newPasswordRules } from '@/ui/kit/form/field-rules';

export const resetSchema = (t: TFunction<['recovery', 'common']>, i18n: I18n) =>
  object({
    code: string()
      .required(t('common:form.required', withObjectParticle(t('code'))))
      .length(RESET_CODE_DIGITS, t('codeInvalid')),
    ...newPasswordRules(i18n, { password: t('password'), again: t('passwordAgain'), differ: t('passwordsDiffer') }),
  });
