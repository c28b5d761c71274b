import type { i18n as I18n, TFunction } from 'i18next';
import { array, object, string } from 'yup';
import { visibleText } from '@/domain/text/visible-text';
import { passwordRule } from '@/ui/kit/form/field-rules';

/** Compares the typed word with the word on the screen, regardless of Unicode composition and letter case. */
export const isSameWord = (typed: string, word: string) =>
  visibleText(typed).toLowerCase() === word.normalize('NFC').toLowerCase();

export const withdrawSchema = (t: TFunction<['withdraw', 'common']>, i18n: I18n, hasPassword: boolean) =>
  object({
    reasons: array().of(string()).min(1, t('reasonMissing')),
    password: hasPassword ? passwordRule(i18n, t('password')) : string().notRequired(),
    confirmation: string()
      .required(t('confirmMissing', { word: t('word') }))
      .test('word', t('confirmMissing', { word: t('word') }), (value) => isSameWord(value, t('word'))),
  });
