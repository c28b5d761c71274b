import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Payload } from '@/api/client/call';
import type { operations } from '@/api/contract/schema.gen';
import { recordServerTime } from '@/domain/time/clock';
import { Profile } from '@/features/profile/profile';
import { done } from '../../support/factories/accounts';
import { member, staff } from '../../support/factories/users';
import { breakConnection, refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const TOKEN = { verificationToken: 'proof-1', expiresInSeconds: 300 };

beforeEach(() => server.use(reply('listCoupons', () => [])));

async function openPasswordDialog(user = member()) {
  const app = await renderApp(<Profile />, { user });
  await app.user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  const dialog = await screen.findByRole('dialog', { name: '비밀번호 변경' });
  return { ...app, dialog: within(dialog) };
}

async function prove({ user, dialog }: Awaited<ReturnType<typeof openPasswordDialog>>) {
  await user.type(await dialog.findByLabelText('현재 비밀번호'), 'deliver-on-1{Enter}');
}

async function choose({ user, dialog }: Awaited<ReturnType<typeof openPasswordDialog>>) {
  await user.type(await dialog.findByLabelText('새 비밀번호'), 'brand-new-1');
  await user.type(dialog.getByLabelText('새 비밀번호 확인'), 'brand-new-1{Enter}');
}

test.each([
  [1, '기업 · 정기 배송'],
  [2, '기업 · 수시 배송'],
  [3, '플랫폼'],
  [4, '기사 그룹'],
])('staff see the kind of their organization: %i is %s', async (type, word) => {
  const organization = { id: 'org-acme', code: 'acme', name: '에이크미', type };
  await renderApp(<Profile />, { user: staff({ organization }) });
  expect(screen.getByText('에이크미')).toHaveTextContent(word);
});

test('an unknown kind of organization is left out', async () => {
  const organization = { id: 'org-acme', code: 'acme', name: '에이크미', type: 9 };
  await renderApp(<Profile />, { user: staff({ organization }) });
  expect(screen.getByText('에이크미')).toHaveTextContent(/^에이크미신용\(후불\) 결제/);
});

test('usable coupons are counted', async () => {
  const coupon = (id: string, state: 'available' | 'used') => ({
    id,
    couponNumber: id,
    name: id,
    discountType: 'AMOUNT' as const,
    discountValue: 1_000,
    maxDiscount: null,
    minPrice: 0,
    orderTypes: [],
    pays: [],
    expiresAt: '2030-01-01T00:00:00.000Z',
    state,
  });
  server.use(reply('listCoupons', () => [coupon('A', 'available'), coupon('B', 'used'), coupon('C', 'available')]));
  await renderApp(<Profile />, { user: member() });
  expect(await screen.findByRole('link', { name: /내 쿠폰\s*2장/ })).toBeVisible();
});

test('a new name is saved and shown everywhere', async () => {
  server.use(reply('updateUser', ({ body }) => member({ name: body.name })));
  const { user, store } = await renderApp(<Profile />, { user: member() });
  const name = screen.getByLabelText('이름');
  await user.clear(name);
  await user.type(name, ' 김바다 {Enter}');

  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ user: { name: '김바다' } }));
});

test('a name that is typed on while the earlier one is saved stays, and can be saved too', async () => {
  const names: (string | undefined)[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    reply('updateUser', async ({ body }) => {
      names.push(body.name);
      await answered;
      return member({ name: body.name });
    }),
  );
  const { user, store } = await renderApp(<Profile />, { user: member({ name: '김하늘' }) });
  const name = screen.getByLabelText('이름');
  await user.type(name, '비{Enter}');
  await waitFor(() => expect(names).toEqual(['김하늘비']));
  await user.type(name, '{Backspace}');
  answer();

  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ user: { name: '김하늘비' } }));
  await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).not.toHaveAttribute('aria-busy'));
  expect(name).toHaveValue('김하늘');
  await user.type(name, '{Enter}');
  await waitFor(() => expect(names).toEqual(['김하늘비', '김하늘']));
});

test('the button that saved a name keeps the focus, and sends nothing more until the name changes', async () => {
  const names: (string | undefined)[] = [];
  server.use(reply('updateUser', ({ body }) => (names.push(body.name), member({ name: body.name }))));
  const { user } = await renderApp(<Profile />, { user: member({ name: '김하늘' }) });
  await user.type(screen.getByLabelText('이름'), '비');
  const save = screen.getByRole('button', { name: '저장' });
  save.focus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('이름을 변경했어요.')).toBeVisible();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  // A browser takes the focus from a disabled button.
  expect(save).toBeEnabled();
  expect(save).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('이름'), '{Enter}');
  await user.type(screen.getByLabelText('이름'), '{Backspace}{Enter}');
  await waitFor(() => expect(names).toEqual(['김하늘비', '김하늘']));
});

/** A member presses Save, and their session has expired. */
async function meetExpiredSession() {
  server.use(refuse('updateUser', 401), refuse('getMe', 401), reply('logOut', done));
  const app = await renderApp(<Profile />, { user: member({ name: '김하늘' }) });
  await app.user.clear(screen.getByLabelText('이름'));
  await app.user.type(screen.getByLabelText('이름'), '김바다{Enter}');
  await waitFor(() => expect(app.store.getState().auth.signIn.kind).toBe('signedOut'));
  return app;
}
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

test('a name that met an expired session waits for the same member, and can be saved after the sign-in', async () => {
  const { session, store, user } = await meetExpiredSession();
  // Another tab has found the end too.
  const channel = new BroadcastChannel('session');
  channel.postMessage('expired');
  channel.close();
  await waitFor(() => expect(store.getState().auth.epoch).toBe(2));

  const names: (string | undefined)[] = [];
  server.use(
    reply('updateUser', ({ body }) => {
      names.push(body.name);
      return member({ name: body.name });
    }),
  );
  act(() => session.signIn({ user: member({ name: '김하늘' }) }));
  const name = screen.getByLabelText('이름');
  expect(name).toHaveValue('김바다');
  expect(name).toHaveAccessibleDescription(/저장하지 못한 이름이에요/);
  await user.click(screen.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(names).toEqual(['김바다']));
  await waitFor(() => expect(name).not.toHaveAccessibleDescription());
});

test.each([
  ['another member', 'user-2', 0],
  ['the same member half an hour later', 'user-1', 31 * 60_000],
])('%s does not get the name that met an expired session, and no storage has it', async (_, id, laterMs) => {
  const { session } = await meetExpiredSession();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
  act(() => session.signIn({ user: member({ id, name: '김하늘' }) }));
  expect(screen.getByLabelText('이름')).toHaveValue('김하늘');
  expect(stored()).not.toContain('김바다');
});

test('a name that is refused with 401 while its member is still signed in is not one of an expired session', async () => {
  server.use(
    refuse('updateUser', 401),
    reply('getMe', () => member({ name: '김하늘' })),
  );
  const first = await renderApp(<Profile />, { user: member({ name: '김하늘' }) });
  await first.user.clear(screen.getByLabelText('이름'));
  await first.user.type(screen.getByLabelText('이름'), '김바다{Enter}');
  await screen.findByRole('alert');
  expect(first.store.getState().auth.signIn.kind).toBe('member');
  first.unmount();

  await renderApp(<Profile />, { user: member({ name: '김하늘' }) });
  expect(screen.getByLabelText('이름')).toHaveValue('김하늘');
});

test('an empty name is not sent', async () => {
  const { user } = await renderApp(<Profile />, { user: member() });
  await user.clear(screen.getByLabelText('이름'));
  await user.click(screen.getByRole('button', { name: '저장' }));

  expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
});

test('the day of a marketing consent, which the law requires, is right however wrong the clock of the device is', async () => {
  recordServerTime(Date.parse('2026-11-23T00:30+09:00'), Date.now(), Date.now());
  onTestFinished(() => recordServerTime(Date.now(), Date.now(), Date.now()));
  server.use(reply('setAgreement', () => member({ isMarketingAgreed: true })));
  const { user } = await renderApp(<Profile />, { user: member({ isMarketingAgreed: false }) });
  await user.click(screen.getByRole('switch', { name: '광고성 정보 수신' }));
  expect(await screen.findByText(/2026-11-23/)).toBeVisible();
});

test('marketing consent changes at once and is saved at the provider', async () => {
  const asked: boolean[] = [];
  server.use(
    reply('setAgreement', ({ body }) => {
      asked.push(body.isAgreement);
      return member({ isMarketingAgreed: true });
    }),
  );
  const { user } = await renderApp(<Profile />, { user: member({ isMarketingAgreed: false }) });
  const consent = screen.getByRole('switch', { name: '광고성 정보 수신' });
  expect(consent).toHaveAccessibleDescription(
    /마케팅 목적 개인정보 수집·이용에도 함께 동의하게 되고, 끄면 두 동의를 모두 철회하게 돼요/,
  );
  expect(screen.getByRole('link', { name: /^동의 내용 보기/ })).toHaveAttribute('href', '/terms/marketing');
  await user.click(consent);

  expect(consent).toBeChecked();
  await waitFor(() => expect(asked).toEqual([true]));
  await waitFor(() => expect(consent).toBeChecked());
});

test('a consent that the provider refused is reverted with an error', async () => {
  server.use(refuse('setAgreement', 403));
  const { user } = await renderApp(<Profile />, { user: member({ isMarketingAgreed: false }) });
  const consent = screen.getByRole('switch', { name: '광고성 정보 수신' });
  await user.click(consent);

  expect(await screen.findByText(/광고성 정보 수신 설정을 변경하지 못했어요/)).toBeVisible();
  expect(consent).not.toBeChecked();
});

test.each([
  [true, '광고성 정보 수신과 마케팅 목적 개인정보 수집·이용에 동의했어요'],
  [false, '광고성 정보 수신 설정을 변경하지 못했어요'],
])('a consent whose answer is lost is looked up: it holds (%s), and the customer is told so', async (holds, told) => {
  server.use(
    breakConnection('setAgreement'),
    reply('getMe', () => member({ isMarketingAgreed: holds })),
  );
  const { user } = await renderApp(<Profile />, { user: member({ isMarketingAgreed: false }) });
  const consent = screen.getByRole('switch', { name: '광고성 정보 수신' });
  await user.click(consent);

  expect(await screen.findByText(new RegExp(told))).toBeVisible();
  if (holds) expect(consent).toBeChecked();
  else expect(consent).not.toBeChecked();
});

test('the password changes only after the old one is verified', async () => {
  const changes: Payload<operations['changePassword']>[] = [];
  server.use(
    reply('verifyPassword', () => TOKEN),
    reply('changePassword', ({ body }) => {
      changes.push(body);
      return done();
    }),
  );
  const opened = await openPasswordDialog();
  expect(opened.dialog.queryByLabelText('새 비밀번호')).not.toBeInTheDocument();
  await prove(opened);
  await choose(opened);

  await waitFor(() => expect(changes).toEqual([{ password: 'brand-new-1', verificationToken: 'proof-1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a wrong old password shows an error at its field', async () => {
  server.use(refuse('verifyPassword', 400, { errors: [{ code: 'MISMATCH', field: 'password' }] }));
  const opened = await openPasswordDialog();
  await prove(opened);

  await waitFor(() =>
    expect(opened.dialog.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(/비밀번호가 일치하지 않아요/),
  );
});

test('a wrong old password answered with 401 shows an error at its field and does not sign out', async () => {
  server.use(
    refuse('verifyPassword', 401, { msgId: 'SESSION_EXPIRED', message: '' }),
    reply('getMe', () => member()),
  );
  const opened = await openPasswordDialog();
  await prove(opened);

  await waitFor(() =>
    expect(opened.dialog.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(/비밀번호가 일치하지 않아요/),
  );
  expect(opened.store.getState().auth.signIn.kind).toBe('member');
  expect(screen.queryByText(/로그인이 만료됐어요/)).not.toBeInTheDocument();
});

test('an expired session ends at the password as everywhere', async () => {
  server.use(refuse('verifyPassword', 401), refuse('getMe', 401), reply('logOut', done));
  const opened = await openPasswordDialog();
  await prove(opened);

  expect(await screen.findByText(/로그인이 만료됐어요/)).toBeVisible();
  expect(opened.store.getState().auth.signIn.kind).toBe('signedOut');
});

test('a password change answered with 401 asks for the old password again', async () => {
  server.use(
    reply('verifyPassword', () => TOKEN),
    refuse('changePassword', 401),
    reply('getMe', () => member()),
  );
  const opened = await openPasswordDialog();
  await prove(opened);
  await choose(opened);

  expect(await opened.dialog.findByText('현재 비밀번호가 일치하지 않아요. 다시 입력해 주세요.')).toBeVisible();
  expect(opened.dialog.getByLabelText('현재 비밀번호')).toBeVisible();
  expect(opened.store.getState().auth.signIn.kind).toBe('member');
});

test('the verification survives closing and reopening the dialog, but not five minutes', async () => {
  server.use(reply('verifyPassword', () => TOKEN));
  const opened = await openPasswordDialog();
  await prove(opened);
  await opened.dialog.findByLabelText('새 비밀번호');
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await opened.user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  expect(await screen.findByLabelText('새 비밀번호')).toBeVisible();
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 301_000);
  await opened.user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  expect(await screen.findByLabelText('현재 비밀번호')).toBeVisible();
});

test('a verification that the provider calls expired leads back to the old password', async () => {
  server.use(
    reply('verifyPassword', () => TOKEN),
    refuse('changePassword', 400, { errors: [{ code: 'EXPIRED', field: 'verificationToken' }] }),
  );
  const opened = await openPasswordDialog();
  await prove(opened);
  await choose(opened);

  expect(await opened.dialog.findByText(/확인한 지 5분이 지났어요/)).toBeVisible();
  expect(opened.dialog.getByLabelText('현재 비밀번호')).toBeVisible();
});

test('no verification and no password is ever stored', async () => {
  server.use(reply('verifyPassword', () => TOKEN));
  const opened = await openPasswordDialog();
  await prove(opened);
  await opened.dialog.findByLabelText('새 비밀번호');

  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
    /proof-1|deliver-on-1/,
  );
});

test('a third-party account has no password to change', async () => {
  await renderApp(<Profile />, { user: member({ loginTypeCd: 6 }) });
  expect(screen.getByText(/카카오 계정으로 로그인하고 있어/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '비밀번호 변경' })).not.toBeInTheDocument();
});

test('an account of a third party without a sign-in here is asked for no password', async () => {
  await renderApp(<Profile />, { user: member({ loginTypeCd: 3 }) });
  expect(screen.getByText(/010-1234-5678/)).toBeVisible();
  expect(screen.queryByText('휴대폰 번호와 비밀번호')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '비밀번호 변경' })).not.toBeInTheDocument();
});

test('staff see their organization', async () => {
  await renderApp(<Profile />, { user: staff() });
  expect(screen.getByText('에이크미')).toBeVisible();
});

test('after a lost answer the page does not claim that the password stayed the same', async () => {
  server.use(
    reply('verifyPassword', () => TOKEN),
    breakConnection('changePassword'),
  );
  const opened = await openPasswordDialog();
  await prove(opened);
  await choose(opened);

  expect(await opened.dialog.findByText(/^비밀번호가 변경됐는지 확인하지 못했어요. 새 비밀번호로 먼저/)).toBeVisible();
});

test('a used verification is not called five minutes old', async () => {
  server.use(
    reply('verifyPassword', () => TOKEN),
    refuse('changePassword', 400, { errors: [{ code: 'INVALID', field: 'verificationToken' }] }),
  );
  const opened = await openPasswordDialog();
  await prove(opened);
  await choose(opened);

  expect(await opened.dialog.findByText(/이미 변경됐다면 새 비밀번호가 현재 비밀번호예요/)).toBeVisible();
  expect(opened.dialog.getByLabelText('현재 비밀번호')).toBeVisible();
  expect(opened.dialog.queryByText(/5분이 지났어요/)).not.toBeInTheDocument();
});

test('a consent given while a name is being saved is shown together with the new name', async () => {
  let saved = member({ name: '김하늘', isMarketingAgreed: false });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const names: (string | undefined)[] = [];
  server.use(
    reply('updateUser', async ({ body }) => {
      names.push(body.name);
      const answerNow = (saved = { ...saved, name: body.name });
      await answered;
      return answerNow;
    }),
    reply('setAgreement', ({ body }) => (saved = { ...saved, isMarketingAgreed: body.isAgreement })),
  );
  const { user, store, queryClient } = await renderApp(<Profile />, { user: saved });
  await user.type(screen.getByLabelText('이름'), '비{Enter}');
  await waitFor(() => expect(names).toEqual(['김하늘비']));
  await user.click(screen.getByRole('switch', { name: '광고성 정보 수신' }));
  // Whatever was sent before this has its answer after it.
  await act(() => queryClient.refetchQueries());
  answer();

  await waitFor(() =>
    expect(store.getState().auth.signIn).toMatchObject({ user: { name: '김하늘비', isMarketingAgreed: true } }),
  );
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByRole('switch', { name: '광고성 정보 수신' })).toBeChecked();
});

test('password managers learn whose password it is, the present one and the new one', async () => {
  server.use(reply('verifyPassword', () => TOKEN));
  const opened = await openPasswordDialog();
  const nameBeside = (field: HTMLElement) =>
    field.closest('form')?.querySelector('[autocomplete="username"]')?.getAttribute('value');
  expect(nameBeside(await opened.dialog.findByLabelText('현재 비밀번호'))).toBe('010-1234-5678');

  await prove(opened);
  expect(nameBeside(await opened.dialog.findByLabelText('새 비밀번호'))).toBe('010-1234-5678');
});
