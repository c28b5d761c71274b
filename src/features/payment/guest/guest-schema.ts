import type { TFunction } from 'i18next';
import { boolean, object, string } from 'yup';
import { TEXT_LIMITS } from '@/domain/order/draft';
import { isMobile } from '@/domain/text/mobile';
import { isPhone } from '@/domain/text/phone';

export const guestSchema = (t: TFunction<'payment'>) =>
  object({
    guest: object({
      name: string()
        .trim()
        .required(t('guest.nameRequired'))
        .max(TEXT_LIMITS.contactName, t('guest.nameTooLong', { max: TEXT_LIMITS.contactName })),
      phoneNumber: string()
        .required(t('guest.phoneRequired'))
        .test('phone', t('guest.phoneWrong'), (phone) => isPhone(phone))
        .test('mobile', t('guest.phoneNotMobile'), (phone) => !isPhone(phone) || isMobile(phone)),
      agreements: object({
        service: boolean().isTrue(t('guest.serviceRequired')),
        privacy: boolean().isTrue(t('guest.privacyRequired')),
        thirdParty: boolean().isTrue(t('guest.thirdPartyRequired')),
      }),
    }),
  });
