import { screen } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerEveryWrite } from '../../support/handlers/reply';
import { expectSentenceAt } from '../../support/fields';
import { submitForm, type FormName } from './account-forms';

type Row = [form: FormName, code: string, field: string, label: string, sentence: string];

/** Errors that only the provider can detect. */
const ROWS: Row[] = [
  ['sign-in', 'MISMATCH', 'password', '비밀번호', '휴대폰 번호 또는 비밀번호가 일치하지 않아요.'],
  [
    'sign-up',
    'DUPLICATED',
    'phoneNumber',
    '휴대폰 번호',
    '이미 가입된 번호예요. 로그인하거나 비밀번호 찾기를 이용해 주세요.',
  ],
  ['sign-up', 'MISMATCH', 'name', '이름', '본인확인한 이름과 달라요. 본인확인을 다시 해 주세요.'],
  ['sign-up', 'INVALID', 'password', '비밀번호', '사용할 수 없는 비밀번호예요. 다른 비밀번호를 입력해 주세요.'],
  ['recovery phone', 'INVALID', 'phoneNumber', '휴대폰 번호', '휴대폰 번호를 확인해 주세요.'],
  ['recovery code', 'MISMATCH', 'code', '인증번호 6자리', '인증번호가 일치하지 않아요. 다시 확인해 주세요.'],
  ['recovery code', 'EXPIRED', 'code', '인증번호 6자리', '인증번호가 만료됐어요. 인증번호를 다시 받아 주세요.'],
  ['recovery code', 'USED', 'code', '인증번호 6자리', '이미 사용한 인증번호예요. 인증번호를 다시 받아 주세요.'],
  ['recovery code', 'TOO_SHORT', 'password', '새 비밀번호', '비밀번호는 8자 이상으로 입력해 주세요.'],
  ['name', 'INVALID', 'name', '이름', '이름을 확인해 주세요.'],
  [
    'password change',
    'INVALID',
    'password',
    '새 비밀번호',
    '사용할 수 없는 비밀번호예요. 다른 비밀번호를 입력해 주세요.',
  ],
  ['coupon', 'NOT_FOUND', 'couponNumber', '쿠폰 번호', '등록되지 않은 쿠폰 번호예요. 번호를 다시 확인해 주세요.'],
  ['withdrawal', 'MISMATCH', 'password', '현재 비밀번호', '비밀번호가 일치하지 않아요. 다시 확인해 주세요.'],
];

test.each(ROWS)('%s: %s of %s shows an error at “%s” after one request', async (form, code, field, label, sentence) => {
  let asked = 0;
  const refuse = async () => {
    asked += 1;
    await delay();
    return HttpResponse.json({ errors: [{ code, field }] }, { status: 400 });
  };
  const { values } = await submitForm(form, {}, () => answerEveryWrite(refuse));

  await expectSentenceAt(label, sentence);

  expect(asked).toBe(1);
  for (const [name, text] of Object.entries(values)) expect(screen.getByLabelText(name)).toHaveValue(text);
});
