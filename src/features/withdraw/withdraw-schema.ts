import type { TFunction } from 'i18next';
import { array, object, string } from 'yup';

/** What was typed against the word on the screen: composed or not, in whatever letters. */
export const isSameWord = (typed: string, word: string) =>
  typed.normalize('NFC').trim().toLowerCase() === word.normalize('NFC').toLowerCase();

export const withdrawSchema = (t: TFunction<['profile', 'common']>, hasPassword: boolean) =>
  object({
    reasons: array().of(string()).min(1, t('withdraw.reasonMissing')),
    password: hasPassword
      ? string().required(t('common:form.required', { label: t('password.current') }))
      : string().notRequired(),
    confirmation: string()
      .required(t('withdraw.confirmMissing', { word: t('withdraw.word') }))
      .test('word', t('withdraw.confirmMissing', { word: t('withdraw.word') }), (value) =>
        isSameWord(value, t('withdraw.word')),
      ),
  });
