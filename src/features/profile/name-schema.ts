import type { TFunction } from 'i18next';
import { object, string } from 'yup';
import { NAME_LIMITS } from '@/domain/account/name';
import { lengthOf, visibleText } from '@/domain/text/visible-text';
import { withObjectParticle } from '@/domain/text/korean';

export const nameSchema = (t: TFunction<['profile', 'common']>) =>
  object({
    name: string()
      .transform(visibleText)
      .required(t('common:form.required', withObjectParticle(t('name.label'))))
      .test('max', t('common:form.max', { max: NAME_LIMITS.nameMax }), (name) => lengthOf(name) <= NAME_LIMITS.nameMax),
  });
