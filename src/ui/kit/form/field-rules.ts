import type { i18n as I18n } from 'i18next';
import { ref, string } from 'yup';
import { isPasswordLongEnough, isPasswordShortEnough, PASSWORD_LIMITS } from '@/domain/account/password';
import { withObjectParticle } from '@/domain/text/korean';
import { isPhone, type CountryCode } from '@/domain/text/phone';

const requiredText = (i18n: I18n, label: string) =>
  string().required(i18n.t('form.required', { ns: 'common', ...withObjectParticle(label) }));

/** A phone number beside a country select, whose value is `countryCode`. */
export const phoneRule = (i18n: I18n, label: string) =>
  requiredText(i18n, label).when('countryCode', ([code]: CountryCode[], phone) =>
    phone.test('phone', i18n.t('form.phone', { ns: 'common' }), (value) => isPhone(value, code)),
  );

/** The present password. The provider says whether it is the right one, so a short one is sent too. */
export const passwordRule = (i18n: I18n, label: string) =>
  requiredText(i18n, label).test(
    'max',
    i18n.t('form.max', { ns: 'common', max: PASSWORD_LIMITS.max }),
    isPasswordShortEnough,
  );

/** A new password and its repetition. `differ`: the message if they are not the same. */
export const newPasswordRules = (i18n: I18n, labels: { password: string; again: string; differ: string }) => ({
  password: passwordRule(i18n, labels.password).test(
    'min',
    i18n.t('form.min', { ns: 'common', min: PASSWORD_LIMITS.min }),
    isPasswordLongEnough,
  ),
  passwordAgain: requiredText(i18n, labels.again).oneOf([ref('password')], labels.differ),
});
