import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Payload } from '@/api/client/call';
import type { operations } from '@/api/contract/schema.gen';
import type { Identity } from '@/features/sign-up/identity-step';
import { OrganizationSignUp } from '@/features/sign-up/organization-sign-up';
import { SignUp } from '@/features/sign-up/sign-up';
import { identityReturnPath, rememberIdentityRedirect } from '@/lib/identity/identity-redirect';
import { rememberTypedPhone, typedPhone } from '@/lib/session/typed-phone';
import { storeSignUpTicket } from '@/lib/storage/sign-up-ticket';
import OrganizationSignupPage from '@/pages/[organization]/signup';
import { profileReceived } from '@/store/auth-slice';
import { member, staff } from '../../support/factories/users';
import { breakConnection, deny, refuse, reply, stall } from '../../support/handlers/reply';
import { stubMedia } from '../../support/media';
import { untilToastsAreShown } from '../../support/no-toast';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { identified, openSignUp } from './open-sign-up';

const REQUIRED = [
  '만 14세 이상이에요',
  '이용약관',
  '개인정보 수집·이용 동의',
  '개인정보 제3자 제공 동의',
  '위치기반서비스 이용약관',
];
const MARKETING = /^선택 마케팅 목적 개인정보 수집·이용 동의/;
const ADVERTISING = /^선택 광고성 정보 수신 동의/;
const next = () => screen.getByRole('button', { name: '다음' });
const box = (name: string | RegExp) =>
  screen.getByRole('checkbox', { name: typeof name === 'string' ? new RegExp(`^필수 ${name}`) : name });

async function agree(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: '필수 항목 전체 동의' }));
  await user.click(next());
}

async function reachDetails(ui = <SignUp />, person?: Identity) {
  server.use(person ? reply('getIdentityCheckResult', () => person) : identified);
  const app = await openSignUp(ui);
  await screen.findByRole('heading', { name: '약관 동의' });
  await agree(app.user);
  await app.user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  app.finishIdentity(app.nonce());
  await screen.findByRole('heading', { name: '가입 정보' });
  return app;
}

/** The sign-up, and a page that the customer may go to meanwhile. */
function Pages() {
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <h1>이용약관</h1>;
  return (
    <>
      <SignUp />
      <button onClick={() => setHasLeft(true)}>to another page</button>
    </>
  );
}

async function submit(user: UserEvent, password = 'long-enough-1') {
  await user.type(screen.getByLabelText('비밀번호'), password);
  await user.type(screen.getByLabelText('비밀번호 확인'), password);
  await user.click(screen.getByRole('button', { name: '가입하기' }));
}

test('no consent is preselected, and "agree to all" leaves out marketing', async () => {
  const { user } = await openSignUp(<SignUp />);
  for (const consent of screen.getAllByRole('checkbox')) expect(consent).not.toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: '필수 항목 전체 동의' }));

  for (const name of REQUIRED) expect(box(name)).toBeChecked();
  expect(box(MARKETING)).not.toBeChecked();
  expect(box(ADVERTISING)).not.toBeChecked();
});

test('advertisements are a consent of their own, which ends with the one to marketing', async () => {
  const { user } = await openSignUp(<SignUp />);
  expect(box(ADVERTISING)).toBeDisabled();

  await user.click(box(MARKETING));
  expect(box(ADVERTISING)).not.toBeChecked();
  await user.click(box(ADVERTISING));
  expect(box(ADVERTISING)).toBeChecked();

  await user.click(box(MARKETING));
  expect(box(ADVERTISING)).not.toBeChecked();
});

test('what is collected, why, how long, and what a refusal means stand beside the consent', async () => {
  await openSignUp(<SignUp />);
  // The name of the consent is short, for a screen reader repeats it; the rest describes it.
  expect(box(/^필수 개인정보 수집/)).toHaveAccessibleName('필수 개인정보 수집·이용 동의');
  expect(box(/^필수 개인정보 수집/)).toHaveAccessibleDescription(
    /이름, 휴대폰 번호.*탈퇴할 때까지.*동의하지 않으면 가입할 수 없지만/,
  );
  expect(box(/^필수 개인정보 제3자/)).toHaveAccessibleDescription(
    /기사와 이사업체\(협력업체 포함\)\u2060에.*운송이 끝나면.*파기.*동의하지 않으면 가입할 수/,
  );
  expect(screen.getByText('탈퇴할 때까지', { selector: 'strong' })).toBeVisible();
  expect(box(ADVERTISING)).toHaveAccessibleDescription(/오전 8시~오후 9시에 문자와 알림으로/);
});

test('without a required consent the customer cannot continue, and the focus is on the missing one', async () => {
  const { user } = await openSignUp(<SignUp />);
  await user.click(box('만 14세 이상이에요'));
  await user.click(box('이용약관'));
  await user.click(next());

  expect(await screen.findByRole('alert')).toHaveTextContent('필수 항목에 모두 동의해 주세요.');
  expect(box('개인정보 수집·이용 동의')).toHaveFocus();
  expect(screen.getByRole('heading', { name: '약관 동의' })).toBeVisible();
});

test.each(['service', 'collection', 'provision', 'location', 'marketing'])(
  'the %s document opens in a new tab',
  async (name) => {
    await openSignUp(<SignUp />);
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === `/terms/${name}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test('the identity check opens within the click, and its result leads to the details', async () => {
  const { opened } = await reachDetails();

  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('이름')).toHaveValue('정하린');
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-7777-1234');
  await waitFor(() => expect(screen.getByRole('heading', { name: '가입 정보' })).toHaveFocus());
});

test('password managers save a number of another country as the sign-in page holds it', async () => {
  await reachDetails(<SignUp />, { name: 'Nguyễn An', phoneNumber: '+84901234567' });

  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('+84 90-123-4567');
  const names = [...document.querySelectorAll<HTMLInputElement>('[autocomplete="username"]')];
  expect(names.map(({ value }) => value)).toEqual(['090-123-4567']);
});

test('a result from another window is rejected', async () => {
  const asked: (string | null)[] = [];
  server.use(
    reply('getIdentityCheckResult', ({ query }) => {
      asked.push(query.get('register_token'));
      return { name: '정하린', phoneNumber: '+821077771234' };
    }),
  );
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));

  finishIdentity('somebody-elses-nonce-0001', 'stolen');
  finishIdentity(nonce(), 'own');

  await screen.findByRole('heading', { name: '가입 정보' });
  expect(asked).toEqual(['own']);
});

test('a customer who rests for an hour before the identity check keeps the consents', async () => {
  server.use(identified);
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  const start = await screen.findByRole('button', { name: '휴대폰 본인확인' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60 * 60_000);
  await user.click(start);
  finishIdentity(nonce());

  expect(await screen.findByRole('heading', { name: '가입 정보' })).toBeVisible();
});

test('a cancelled check says so and can be repeated', async () => {
  const { user, nonce, finishIdentity, opened } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  finishIdentity(nonce(), null);

  expect(await screen.findByText('본인확인을 취소했어요. 다시 시도해 주세요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '휴대폰 본인확인' }));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('a double press opens one window, and its button keeps the focus until a cancelled check can be repeated', async () => {
  const { user, nonce, finishIdentity, opened } = await openSignUp(<SignUp />);
  await agree(user);
  const open = await screen.findByRole('button', { name: '휴대폰 본인확인' });
  await user.dblClick(open);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '본인확인 창 다시 열기' })).toHaveFocus();

  finishIdentity(nonce(), null);
  expect(await screen.findByText('본인확인을 취소했어요. 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '휴대폰 본인확인' })).toHaveFocus();
});

test('a window that was closed without an answer opens again', async () => {
  const { user, opened } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 2_000);
  await user.click(screen.getByRole('button', { name: '본인확인 창 다시 열기' }));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('checking the identity again passes the focus to the button that opens the window', async () => {
  const { user } = await reachDetails();
  await user.click(screen.getByRole('button', { name: '이전' }));
  await user.click(await screen.findByRole('button', { name: '본인확인 다시 하기' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '본인확인 창 다시 열기' })).toHaveFocus());
});

test('a check that the provider no longer knows says so and can be repeated', async () => {
  server.use(refuse('getIdentityCheckResult', 400, { errors: [{ code: 'EXPIRED', field: 'register_token' }] }));
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  finishIdentity(nonce());

  expect(await screen.findByText('본인확인이 만료됐어요. 본인확인을 다시 해 주세요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '휴대폰 본인확인' })).toBeVisible();
});

test.each([
  ['UNDER_AGE', '만 14세 미만은 가입할 수 없어요.'],
  // After a lost answer to a sign-up that has succeeded.
  ['USED', '이미 가입에 사용한 본인확인이에요. 로그인하거나 본인확인을 다시 해 주세요.'],
])('a check that is refused as %s says why, not that it has expired', async (code, sentence) => {
  server.use(refuse('getIdentityCheckResult', 400, { errors: [{ code, field: 'register_token' }] }));
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  finishIdentity(nonce());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/시간이 만료됐어요/)).not.toBeInTheDocument();
});

test('a check that is refused for something else as well says what is wrong with the check', async () => {
  const errors = [
    { code: 'REQUIRED', field: 'agreements', message: 'agreements missing' },
    { code: 'UNDER_AGE', field: 'registerToken' },
  ];
  server.use(refuse('getIdentityCheckResult', 400, { errors }));
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  finishIdentity(nonce());

  expect(await screen.findByText('만 14세 미만은 가입할 수 없어요.')).toBeVisible();
});

test('a customer who goes back out of a check in this tab is not told to look for another window', async () => {
  const { user, nonce, unmount } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  unmount();
  rememberIdentityRedirect(nonce(), '/signup');

  await openSignUp(<SignUp />, { query: { step: 'identity' } });
  expect(await screen.findByText('본인확인을 취소했어요. 다시 시도해 주세요.')).toBeVisible();
  expect(screen.queryByText('새 창에서 본인확인을 해 주세요')).not.toBeInTheDocument();
});

test('a check in this tab that the customer finishes after Back and Forward counts', async () => {
  server.use(identified);
  const { user, nonce, unmount, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  const sent = nonce();
  unmount();
  rememberIdentityRedirect(sent, '/signup');

  const back = await openSignUp(<SignUp />, { query: { step: 'identity' } });
  await screen.findByText('본인확인을 취소했어요. 다시 시도해 주세요.');
  back.unmount();
  finishIdentity(sent);
  expect(identityReturnPath(sent)).toBe('/signup');

  await openSignUp(<SignUp />, { query: { step: 'identity' } });
  expect(await screen.findByRole('heading', { name: '가입 정보' })).toBeVisible();
  expect(screen.queryByText('본인확인을 취소했어요. 다시 시도해 주세요.')).not.toBeInTheDocument();
});

describe.each([
  ['with a blocked popup', { isBlocked: true, media: 'none' }],
  [
    'opened from the home screen, whose windows cannot report back',
    { isBlocked: false, media: '(display-mode: standalone)' },
  ],
])('%s', (_, { isBlocked, media }) => {
  test('this tab remembers where to return to and navigates itself, without an error', async () => {
    stubMedia((query) => query === media);
    const { user, opened } = await openSignUp(<SignUp />, { isBlocked });
    await agree(user);
    // jsdom cannot leave the page and reports that.
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));

    expect(JSON.parse(sessionStorage.getItem('kcbRedirect') ?? '{}')).toEqual({
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      returnTo: '/signup',
    });
    expect(opened).toHaveBeenCalledTimes(isBlocked ? 1 : 0);
    complaint.mockClear();
  });
});

test('a step that was not reached does not open by its URL', async () => {
  await openSignUp(<SignUp />, { query: { step: 'details' } });
  expect(await screen.findByRole('heading', { name: '약관 동의' })).toBeVisible();
});

test('the last required consent does not skip to a step that the address names', async () => {
  const { user } = await openSignUp(<SignUp />, { query: { step: 'identity' } });
  await user.click(await screen.findByRole('checkbox', { name: '필수 항목 전체 동의' }));
  expect(screen.getByRole('heading', { name: '약관 동의' })).toBeVisible();

  await user.click(box(MARKETING));
  await user.click(next());
  expect(await screen.findByRole('button', { name: '휴대폰 본인확인' })).toBeVisible();
});

test.each([408, 429])('a check answered with %s has not expired and can be loaded again', async (status) => {
  server.use(refuse('getIdentityCheckResult', status));
  const { user, nonce, finishIdentity } = await openSignUp(<SignUp />);
  await agree(user);
  await user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  finishIdentity(nonce());

  expect(await screen.findByRole('button', { name: /^다시 시도/ })).toBeVisible();
  expect(screen.queryByText(/본인확인 시간이 만료됐어요/)).not.toBeInTheDocument();
});

test('while the account is made, no button leaves the step, and a failure after Back is still told', async () => {
  let answer = () => {};
  server.use(
    reply('signUp', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return deny(409);
    }),
  );
  const { user } = await reachDetails();
  await submit(user);
  const back = screen.getByRole('button', { name: '이전' });
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  await user.click(back);
  expect(screen.getByRole('heading', { name: '가입 정보' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'browser back' }));
  expect(await screen.findByText('정하린 · 010-7777-1234')).toBeVisible();
  answer();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an expired third-party sign-up says so and asks for no password until the customer chooses one', async () => {
  storeSignUpTicket({ provider: 'naver', signUpToken: 'ticket-1' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 31 * 60_000);
  const { user } = await openSignUp(<SignUp />);

  const notice = await screen.findByText(/로그인 확인이 만료됐어요/);
  expect(within(notice).getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('heading', { name: '약관 동의' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '휴대폰 번호로 가입하기' }));
  expect(screen.queryByText(/로그인 확인이 만료됐어요/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '약관 동의' })).toBeVisible();
});

test('a step back or a reload keeps the consents and the identity', async () => {
  const { user, unmount } = await reachDetails();
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(await screen.findByText('정하린 · 010-7777-1234')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이전' }));
  for (const name of REQUIRED) expect(box(name)).toBeChecked();
  unmount();

  await openSignUp(<SignUp />, { query: { step: 'details' } });
  expect(await screen.findByRole('heading', { name: '가입 정보' })).toBeVisible();
});

test('session storage has neither name nor number nor password', async () => {
  const { user } = await reachDetails();
  await user.type(screen.getByLabelText('비밀번호'), 'long-enough-1');

  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored).toContain('register-1');
  expect(stored).not.toMatch(/정하린|7777-?1234|long-enough-1/);
});

test('the sign-up is sent according to the contract and leads to the welcome page', async () => {
  const requests: Payload<operations['signUp']>[] = [];
  server.use(
    reply('signUp', ({ body }) => {
      requests.push(body);
      return { user: member() };
    }),
  );
  const { user, router } = await reachDetails();
  expect(sessionStorage.getItem('signUp')).not.toBeNull();
  await submit(user);

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/welcome'));
  expect(typedPhone()).toEqual({ countryCode: '+82', phoneNumber: '010-7777-1234' });
  expect(requests).toEqual([
    {
      loginTypeCd: 1,
      customerType: 1,
      name: '정하린',
      phoneNumber: '+821077771234',
      password: 'long-enough-1',
      registerToken: 'register-1',
      agreements: {
        isOver14: true,
        service: true,
        privacy: true,
        thirdParty: true,
        location: true,
        marketing: false,
        advertising: false,
      },
    },
  ]);
  await waitFor(() => expect(sessionStorage.getItem('signUp')).toBeNull());
});

test('passwords that are short or differ show errors at their fields, and nothing is sent', async () => {
  const { user } = await reachDetails();
  expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription('8자 이상, 64자 이하로 입력해 주세요.');
  await user.type(screen.getByLabelText('비밀번호'), 'short');
  await user.type(screen.getByLabelText('비밀번호 확인'), 'other');
  await user.click(screen.getByRole('button', { name: '가입하기' }));

  expect(await screen.findByText('8자 이상 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('비밀번호가 서로 일치하지 않아요.')).toBeVisible();
});

test('a refusal shows at its field, or above the button if it has none', async () => {
  server.use(
    refuse('signUp', 409, {
      errors: [
        { code: 'DUPLICATED', field: 'phoneNumber' },
        { code: 'EXPIRED', field: 'registerToken' },
      ],
    }),
  );
  const { user } = await reachDetails();
  await submit(user);

  await waitFor(() => expect(screen.getByLabelText('휴대폰 번호')).toHaveAccessibleDescription(/이미 가입된 번호예요/));
  expect(screen.getByText(/본인확인이 만료됐어요/)).toBeVisible();
});

test('a number that has an account leads to the sign-in and to a new password, which know the number', async () => {
  rememberTypedPhone(null);
  server.use(refuse('signUp', 409, { errors: [{ code: 'DUPLICATED', field: 'phoneNumber' }] }));
  const { user } = await reachDetails();
  await submit(user);

  const recovery = await screen.findByRole('link', { name: '비밀번호 찾기' });
  const number = screen.getByLabelText('휴대폰 번호');
  const ways = within(recovery.parentElement ?? number);
  expect(recovery).toHaveAttribute('href', '/forgotpassword');
  expect(ways.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  expect(ways.queryByText(/구성원이 되려면/)).not.toBeInTheDocument();

  // It is said once, at the field; what to do comes next by the keyboard.
  expect(number).toHaveAccessibleDescription(/^이미 가입된 번호예요/);
  expect(screen.getAllByText(/가입(된|한)/)).toHaveLength(1);
  await waitFor(() => expect(number).toHaveFocus());
  await user.tab();
  expect(ways.getByRole('link', { name: '로그인' })).toHaveFocus();
  expect(typedPhone()).toEqual({ countryCode: '+82', phoneNumber: '010-7777-1234' });
});

test('staff whose number has an account read whom to ask', async () => {
  server.use(
    reply('validateOrganizationCode', () => ({ id: 'org-acme', code: 'acme', name: '에이크미', type: 2 })),
    refuse('signUp', 409, { errors: [{ code: 'DUPLICATED', field: 'phoneNumber' }] }),
  );
  const { user } = await reachDetails(<OrganizationSignUp code="acme" />);
  await submit(user);
  expect(await screen.findByText(/^이 계정으로 에이크미 구성원이 되려면 고객센터\(/)).toBeVisible();
});

test('after a lost response the page does not claim that it failed', async () => {
  server.use(breakConnection('signUp'));
  const { user } = await reachDetails();
  await submit(user);

  expect(await screen.findByText(/가입 여부를 확인하지 못했어요/)).toBeVisible();
});

test('after a gateway’s answer the page does not claim that it failed either', async () => {
  server.use(refuse('signUp', 502));
  const { user } = await reachDetails();
  await submit(user);

  expect(await screen.findByText(/가입 여부를 확인하지 못했어요. 먼저 로그인해 보고/)).toBeVisible();
  expect(screen.queryByText(/지금은 처리할 수 없어요/)).not.toBeInTheDocument();
});

test('with a third-party token there is no password, and the token is sent instead', async () => {
  storeSignUpTicket({ provider: 'naver', signUpToken: 'ticket-1' });
  const requests: Payload<operations['signUpThirdParty']>[] = [];
  server.use(
    reply('signUpThirdParty', ({ body }) => {
      requests.push(body);
      return { user: member() };
    }),
  );
  const app = await reachDetails();
  expect(screen.queryByLabelText('비밀번호')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: '가입하기' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ loginTypeCd: 4, signUpToken: 'ticket-1', customerType: 1 });
  expect(requests[0]).not.toHaveProperty('password');
  await waitFor(() =>
    expect(app.router.replace).toHaveBeenCalledWith({ pathname: '/welcome', query: { with: 'naver' } }),
  );
});

test('giving up a third party by the keyboard passes the focus to the title above the notice', async () => {
  storeSignUpTicket({ provider: 'naver', signUpToken: 'ticket-1' });
  const { user } = await openSignUp(<SignUp />);
  const drop = screen.getByRole('button', { name: '휴대폰 번호로 가입하기' });
  drop.focus();
  await user.keyboard('{Enter}');

  expect(drop).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('an organization’s code makes the customer a member of it', async () => {
  const requests: Payload<operations['signUp']>[] = [];
  server.use(
    reply('validateOrganizationCode', () => ({ id: 'org-acme', code: 'acme', name: '에이크미', type: 2 })),
    reply('signUp', ({ body }) => {
      requests.push(body);
      return { user: member() };
    }),
  );
  const { user } = await reachDetails(<OrganizationSignUp code="acme" />);
  expect(screen.getByRole('heading', { name: '에이크미 회원가입' })).toBeVisible();
  await submit(user);

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ customerType: 2, orgCode: 'acme' });
});

test.each([
  [404, { msgId: 'NOT_FOUND' }, '가입 코드가 올바르지 않아요'],
  [400, { errors: [{ code: 'EXPIRED', field: 'orgCode' }] }, '가입 코드가 만료됐어요'],
])('a code answered with %s shows a clear message', async (status, body, title) => {
  server.use(refuse('validateOrganizationCode', status, body));
  await openSignUp(<OrganizationSignUp code="oldtown" />);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: '개인 회원으로 가입하기' })).toHaveAttribute('href', '/signup');
});

test.each([408, 429])('a code answered with %s is not called wrong, and is checked again on demand', async (status) => {
  server.use(refuse('validateOrganizationCode', status));
  await openSignUp(<OrganizationSignUp code="acme" />);

  expect(await screen.findByRole('button', { name: /^다시 시도/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '가입 코드가 올바르지 않아요' })).not.toBeInTheDocument();
});

test('the retry button keeps the focus while the code is checked again', async () => {
  server.use(refuse('validateOrganizationCode', 503));
  const { user } = await openSignUp(<OrganizationSignUp code="acme" />);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  server.use(stall('validateOrganizationCode'));
  await user.click(retry);

  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
});

test('the refusal of one organization’s code is not shown for the next one', async () => {
  server.use(refuse('validateOrganizationCode', 404, { msgId: 'NOT_FOUND' }));
  const { rerenderRoute } = await renderApp(<OrganizationSignupPage />, {
    router: { query: { organization: 'oldtown' } },
  });
  const title = { name: '가입 코드가 올바르지 않아요' };
  expect(await screen.findByRole('heading', title)).toBeVisible();

  server.use(stall('validateOrganizationCode'));
  rerenderRoute({ query: { organization: 'acme' } });
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument();
});

test('a code that is too long is rejected without a request', async () => {
  await openSignUp(<OrganizationSignUp code={'x'.repeat(65)} />);
  expect(await screen.findByRole('heading', { name: '가입 코드가 올바르지 않아요' })).toBeVisible();
});

test('an account that is made after the customer went to another page is told there, and leads nowhere', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn();
  server.use(
    reply('signUp', async () => {
      asked();
      await answered;
      return { user: member() };
    }),
  );
  const { user, router } = await reachDetails(<Pages />);
  await submit(user);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'to another page' }));
  expect(screen.getByRole('heading', { name: '이용약관' })).toBeVisible();
  answer();

  expect(await screen.findByText('회원가입을 완료했어요')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('signUp')).toBeNull());
  expect(router.replace).not.toHaveBeenCalledWith('/welcome');
});

const ACME = { id: 'org-acme', code: 'acme', name: '에이크미', type: 2 };

test.each([
  ['a member', member(), true],
  ['its own staff', staff(), false],
  ['staff of an organization whose code is not known', staff({ organization: { ...ACME, code: '' } }), false],
])(
  'the link of an organization tells %s why it leads to the home page, unless that is no news',
  async (_who, user, isTold) => {
    const page = OrganizationSignupPage.getLayout?.(<h1>page</h1>);
    const { store } = await renderApp(<>{page}</>, { router: { query: { organization: 'acme' } } });
    act(() => void store.dispatch(profileReceived(user)));
    await untilToastsAreShown();
    expect(screen.queryAllByText(/^이미 로그인되어 있어 가입 링크를 사용할 수 없어요/)).toHaveLength(isTold ? 1 : 0);
  },
);
