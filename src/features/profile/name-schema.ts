import type { TFunction } from 'i18next';
import { object, string } from 'yup';

export const NAME_MAX = 40;

export const nameSchema = (t: TFunction<['profile', 'common']>) =>
  object({
    name: string()
      .trim()
      .required(t('common:form.required', { label: t('name.label') }))
      .max(NAME_MAX, t('common:form.max', { max: NAME_MAX })),
  });
