import type { i18n as I18n, TFunction } from 'i18next';
import { object } from 'yup';
import { newPasswordRules, passwordRule } from '@/ui/kit/form/field-rules';

type T = TFunction<['profile', 'common']>;

export const verifySchema = (t: T, i18n: I18n) => object({ password: passwordRule(i18n, t('password.current')) });

export const newPasswordSchema = (t: T, i18n: I18n) =>
  object(
    newPasswordRules(i18n, { password: t('password.next'), again: t('password.again'), differ: t('password.differ') }),
  );
