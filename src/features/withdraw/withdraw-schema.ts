import type { TFunction } from 'i18next';
import { array, object, string } from 'yup';
import { isPasswordShortEnough, PASSWORD_MAX } from '@/domain/account/password';
import { visibleText } from '@/domain/text/visible-text';
import { withObjectParticle } from '@/domain/text/korean';

/** Compares the typed word with the word on the screen, regardless of Unicode composition and letter case. */
export const isSameWord = (typed: string, word: string) =>
  visibleText(typed).toLowerCase() === word.normalize('NFC').toLowerCase();

export const withdrawSchema = (t: TFunction<['withdraw', 'common']>, hasPassword: boolean) =>
  object({
    reasons: array().of(string()).min(1, t('reasonMissing')),
    password: hasPassword
      ? string()
          .required(t('common:form.required', withObjectParticle(t('password'))))
          .test('max', t('common:form.max', { max: PASSWORD_MAX }), isPasswordShortEnough)
      : string().notRequired(),
    confirmation: string()
      .required(t('confirmMissing', { word: t('word') }))
      .test('word', t('confirmMissing', { word: t('word') }), (value) => isSameWord(value, t('word'))),
  });
