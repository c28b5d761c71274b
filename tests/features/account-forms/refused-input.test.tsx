import { screen } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { NAME_LIMITS } from '@/domain/account/name';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { formFailure } from '@/ui/kit/form/form-failure';
import { answerEveryWrite } from '../../support/handlers/reply';
import { expectSentenceAt } from '../../support/fields';
import { createI18n } from '../../support/i18n';
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

test.each([
  ['without a code', { field: 'name', message: '사용할 수 없는 이름이에요.' }, '사용할 수 없는 이름이에요.'],
  ['with a code of its own', { code: 'Size', field: 'name', message: '이름이 너무 길어요.' }, '이름이 너무 길어요.'],
  ['in another language', { field: 'name', message: 'must not be blank' }, '이름을 확인해 주세요.'],
])('the provider’s words about a fault %s stand at its field', async (_name, fault, sentence) => {
  const refusal = () => HttpResponse.json({ message: 'Validation failed', errors: [fault] }, { status: 400 });
  await submitForm('name', {}, () => answerEveryWrite(refusal));
  await expectSentenceAt('이름', sentence);
  expect(screen.queryByText(/Validation failed/)).toBeNull();
});

function changePasswordLimits() {
  const { min, max } = PASSWORD_LIMITS;
  onTestFinished(() => void Object.assign(PASSWORD_LIMITS, { min, max }));
  Object.assign(PASSWORD_LIMITS, { min: 10, max: 72 });
}

const refusePassword = (code: string) => () =>
  answerEveryWrite(() => HttpResponse.json({ errors: [{ code, field: 'password' }] }, { status: 400 }));

test.each<[FormName, label: string]>([
  ['sign-in', '비밀번호'],
  ['sign-up', '비밀번호'],
  ['recovery code', '새 비밀번호'],
  ['password check', '현재 비밀번호'],
  ['password change', '새 비밀번호'],
  ['withdrawal', '현재 비밀번호'],
])('%s: a password that the provider finds too long is told the limit that holds', async (form, label) => {
  changePasswordLimits();
  await submitForm(form, {}, refusePassword('TOO_LONG'));
  await expectSentenceAt(label, '비밀번호는 72자 이하로 입력해 주세요.');
});

test('a password that the provider finds too short is told the limit that holds', async () => {
  changePasswordLimits();
  await submitForm('recovery code', {}, refusePassword('TOO_SHORT'));
  await expectSentenceAt('새 비밀번호', '비밀번호는 10자 이상으로 입력해 주세요.');
});

test.each([
  ['TOO_SHORT', 'Use at least 10 characters for the password.'],
  ['TOO_LONG', 'Use at most 72 characters for the password.'],
])('%s of a password names the limit that holds in English too', async (code, sentence) => {
  changePasswordLimits();
  const error = new ApiError('', { status: 400, items: [{ code, field: 'password' }] });
  const { fields } = formFailure(error, await createI18n('en'), ['password'], PASSWORD_LIMITS);
  expect(fields).toEqual({ password: sentence });
});

function changeNameLimit() {
  const { nameMax } = NAME_LIMITS;
  onTestFinished(() => void Object.assign(NAME_LIMITS, { nameMax }));
  Object.assign(NAME_LIMITS, { nameMax: 30 });
}

const TOO_LONG_NAME = [{ code: 'TOO_LONG', field: 'name' }];

test.each<FormName>(['name', 'sign-up'])(
  '%s: a name that the provider finds too long is told the limit that holds',
  async (form) => {
    changeNameLimit();
    await submitForm(form, {}, () =>
      answerEveryWrite(() => HttpResponse.json({ errors: TOO_LONG_NAME }, { status: 400 })),
    );
    await expectSentenceAt('이름', '이름은 30자까지 입력할 수 있어요.');
  },
);

test('the limit of a name is named in English too', async () => {
  changeNameLimit();
  const error = new ApiError('', { status: 400, items: TOO_LONG_NAME });
  const { fields } = formFailure(error, await createI18n('en'), ['name'], NAME_LIMITS);
  expect(fields).toEqual({ name: 'A name can have at most 30 characters.' });
});

test.each([
  ['ko', '이름은 한글이어야 해요.', '이름은 한글이어야 해요.'],
  ['ko', 'name must be Hangul', '이름'],
  ['en', 'Name must be Hangul', 'Name must be Hangul'],
  ['en', '이름은 한글이어야 해요.', 'name'],
  ['vi', 'name must be Hangul', 'Tên không hợp lệ.'],
] as const)(
  'a page in %s shows %s of the provider only if it reads it, even in a third language',
  async (language, message, shown) => {
    const i18n = await createI18n(language === 'vi' ? 'ko' : language);
    i18n.addResource('vi', 'accountErrors', 'INVALID_name', 'Tên không hợp lệ.');
    await i18n.changeLanguage(language);
    const error = new ApiError('', { status: 400, items: [{ code: 'INVALID', field: 'name', message }] });
    expect(formFailure(error, i18n, ['name'], NAME_LIMITS).fields.name).toContain(shown);
  },
);
