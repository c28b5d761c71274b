import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignIn } from '@/features/sign-in/sign-in';
import { done, featureFlags } from '../../support/factories/accounts';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { openRecovery, submitForm } from './account-forms';

const phone = () => screen.getByLabelText('휴대폰 번호');
const country = () => screen.getByLabelText('국가 번호');

/** Spec §5: the country code replaces the leading 0 before every call with a number. */
const NUMBERS: [country: string, typed: string, shown: string, wire: string][] = [
  ['+82', '010-1234-5678', '010-1234-5678', '+821012345678'],
  ['+82', '０１０１２３４５６７８', '010-1234-5678', '+821012345678'],
  ['+82', '+82 010-1234-5678', '010-1234-5678', '+821012345678'],
  ['+82', '\u202D01012345678\u202C', '010-1234-5678', '+821012345678'],
  ['+82', '1588-1234', '1588-1234', '15881234'],
  ['+84', '0912345678', '091-234-5678', '+84912345678'],
  ['+82', '+84912345678', '091-234-5678', '+84912345678'],
  ['+84', '+821012345678', '010-1234-5678', '+821012345678'],
];

test.each(NUMBERS)('sign-in with %s and “%s” shows %s and sends %s', async (code, typed, shown, wire) => {
  const sent: string[] = [];
  server.use(
    reply('getFeatureFlags', () => featureFlags()),
    reply('logIn', ({ body }) => {
      sent.push(body.phoneNumber);
      return { user: member() };
    }),
  );
  const { user } = await renderApp(<SignIn />);
  await user.selectOptions(country(), code);
  await user.type(phone(), typed);
  expect(phone()).toHaveValue(shown);
  await user.type(screen.getByLabelText('비밀번호'), 'deliver-on-1{Enter}');

  await waitFor(() => expect(sent).toEqual([wire]));
});

test.each(NUMBERS)('recovery and reset with %s and “%s” (%s) both send %s', async (code, typed, _, wire) => {
  const sent: string[] = [];
  server.use(
    reply('forgotPassword', ({ body }) => {
      sent.push(body.phoneNumber);
      return { resendAfterSeconds: 60, expiresInSeconds: 180 };
    }),
    reply('resetPassword', ({ body }) => {
      sent.push(body.phoneNumber);
      return done();
    }),
  );
  const { user } = await openRecovery();
  await user.selectOptions(country(), code);
  await user.click(phone());
  await user.paste(typed);
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('인증번호 6자리'), '123456');
  await user.type(screen.getByLabelText('새 비밀번호'), 'brand-new-1');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'brand-new-1{Enter}');

  await waitFor(() => expect(sent).toEqual([wire, wire]));
});

test('sign-up sends the number of the identity check with its country code', async () => {
  const sent: string[] = [];
  server.use(
    reply('signUp', ({ body }) => {
      sent.push(body.phoneNumber);
      return { user: member() };
    }),
  );
  await submitForm('sign-up');
  await waitFor(() => expect(sent).toEqual(['+821077771234']));
});

test.each([
  ['spaces in and around it', ' my pass word '],
  ['eight emoji', '🚚🚚🚚🚚🚚🚚🚚🚚'],
  ['Hangul', '안녕하세요비밀번호'],
])('a password with %s is sent exactly as typed', async (_, password) => {
  const sent: string[] = [];
  server.use(
    reply('changePassword', ({ body }) => {
      sent.push(body.password);
      return done();
    }),
  );
  await submitForm('password change', { '새 비밀번호': password });
  await waitFor(() => expect(sent).toEqual([password]));
});

test.each([
  ['invisible characters are dropped', ' \u202E김바다\u200B ', '김바다'],
  ['forty emoji count as forty characters', '🚚'.repeat(40), '🚚'.repeat(40)],
  ['markup is treated as text', '<b>바다</b>', '<b>바다</b>'],
])('a name: %s', async (_, typed, wire) => {
  const sent: string[] = [];
  server.use(
    reply('updateUser', ({ body }) => {
      sent.push(body.name);
      return member({ name: body.name });
    }),
  );
  await submitForm('name', { 이름: typed });
  await waitFor(() => expect(sent).toEqual([wire]));
  await waitFor(() => expect(screen.getByLabelText('이름')).toHaveValue(wire));
});

test.each([
  ['full-width letters', 'ＷＥＬＣＯＭＥ２０２６'],
  ['long dashes and a zero-width space', 'WELC–OME\u200B–2026'],
])('a coupon number in %s is accepted', async (_, typed) => {
  const sent: string[] = [];
  await submitForm('coupon', { '쿠폰 번호': typed }, () =>
    server.use(
      reply('registerCoupon', ({ body }) => {
        sent.push(body.couponNumber);
        throw new Response(null, { status: 400 });
      }),
    ),
  );
  await waitFor(() => expect(sent).toEqual(['WELCOME2026']));
});
