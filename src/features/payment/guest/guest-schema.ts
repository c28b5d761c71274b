import type { TFunction } from 'i18next';
import { boolean, object, string } from 'yup';
import { isPhone } from '@/domain/text/phone';

const MAX_NAME = 40;

export const guestSchema = (t: TFunction<'payment'>) =>
  object({
    guest: object({
      name: string()
        .trim()
        .required(t('guest.nameRequired'))
        .max(MAX_NAME, t('guest.nameTooLong', { max: MAX_NAME })),
      phoneNumber: string()
        .required(t('guest.phoneRequired'))
        .test('phone', t('guest.phoneWrong'), (phone) => isPhone(phone)),
      agreements: object({
        service: boolean().isTrue(t('guest.serviceRequired')),
        privacy: boolean().isTrue(t('guest.privacyRequired')),
        thirdParty: boolean().isTrue(t('guest.thirdPartyRequired')),
      }),
    }),
  });
