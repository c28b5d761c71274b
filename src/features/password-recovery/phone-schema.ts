import type { TFunction } from 'i18next';
import { object, string } from 'yup';
import { isPhone, type CountryCode } from '@/domain/text/phone';
import { withObjectParticle } from '@/domain/text/korean';

export const phoneSchema = (t: TFunction<['recovery', 'common']>) =>
  object({
    phoneNumber: string()
      .required(t('common:form.required', withObjectParticle(t('phoneNumber'))))
      .when('countryCode', ([code]: CountryCode[], phone) =>
        phone.test('phone', t('common:form.phone'), (value) => isPhone(value, code)),
      ),
  });
