import type { i18n as I18n, TFunction } from 'i18next';
import { object } from 'yup';
import { phoneRule } from '@/ui/kit/form/field-rules';

export const phoneSchema = (t: TFunction<['recovery', 'common']>, i18n: I18n) =>
  object({ phoneNumber: phoneRule(i18n, t('phoneNumber')) });
