import { useMutation } from '@tanstack/react-query';
import type { FormikProps } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef, useState, useSyncExternalStore } from 'react';
import { logInMutation } from '@/api/user/user-mutations';
import { ROUTES } from '@/config/routes';
import { LOGIN_TYPE } from '@/domain/account/accounts';
import { DEFAULT_COUNTRY_CODE, isPhone, toWirePhone } from '@/domain/text/phone';
import { useEarlyInput } from '@/lib/browser/use-early-input';
import { useSession } from '@/lib/session/session-context';
import { rememberTypedPhone, typedPhone } from '@/lib/session/typed-phone';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { useJustDone } from '@/lib/storage/just-done';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { dismissToasts } from '@/ui/kit/feedback/notify';
import { styled } from '@/ui/styled';
import { GuestLink } from './guest-link';
import { SignInForm, type SignInValues } from './sign-in-form';
import { SocialButtons } from './social-buttons';
import { useSignInElsewhere } from './use-sign-in-elsewhere';

const subscribe = () => () => undefined;
const areBlocked = () => !navigator.cookieEnabled || areCookiesRefused();
const getServerSnapshot = () => false;

/** Without cookies the browser forgets a sign-in at once, so the customer must know before trying. */
export function CookieNotice() {
  const { t } = useTranslation('account');
  return useSyncExternalStore(subscribe, areBlocked, getServerSnapshot) ? (
    <Notice tone="attention">{t('signIn.cookiesBlocked')}</Notice>
  ) : null;
}

/** Says why this page opened: another tab ended the session, or the provider could not say whether there is one. */
function EndNotice() {
  const { t } = useTranslation('account');
  const hasEnded = useJustDone('ended');
  const hasExpired = useJustDone('expired');
  const signIn = useAppSelector(selectSignIn);
  // The customer may still be signed in. A reload, too, says that this could not be checked.
  const isUnsure = signIn.kind === 'signedOut' && signIn.isUnsure;
  const reason = (hasEnded && 'endedElsewhere') || (hasExpired && 'expired') || (isUnsure && 'unsure');
  return reason ? <Notice tone="attention">{t(`signIn.${reason}`)}</Notice> : null;
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary }));

const OtherLinks = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 4),
  marginTop: theme.spacing(-2),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > span, & a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: theme.layout.target,
  },
}));

export function SignIn() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { mutateAsync: logIn } = useMutation(logInMutation());
  const form = useRef<FormikProps<SignInValues>>(null);
  const root = useEarlyInput<HTMLDivElement>();
  const [initialPhone] = useState(typedPhone);
  useSignInElsewhere();

  async function signIn({ countryCode, phoneNumber, password }: SignInValues) {
    await session.logIn(() =>
      logIn({
        loginTypeCD: LOGIN_TYPE.idPassword,
        phoneNumber: toWirePhone(phoneNumber, countryCode),
        password,
        mode: 'MULTI_AUTH',
      }),
    );
    rememberTypedPhone(null);
    // One of them may still say that the sign-in has expired.
    dismissToasts();
  }

  /** The recovery page begins with the number typed here. */
  function takePhoneAlong() {
    const { phoneNumber = '', countryCode = DEFAULT_COUNTRY_CODE } = form.current?.values ?? {};
    rememberTypedPhone(phoneNumber === '' ? null : { phoneNumber, countryCode });
  }

  /** Spec §7: a third-party login carries the phone number too, if it is known. */
  function knownPhone() {
    const { phoneNumber = '', countryCode } = form.current?.values ?? {};
    return isPhone(phoneNumber, countryCode) ? toWirePhone(phoneNumber, countryCode) : undefined;
  }

  return (
    <Root ref={root}>
      <header>
        <Title>{t('signIn.title')}</Title>
        <Lead>{t('signIn.lead')}</Lead>
      </header>
      <EndNotice />
      <CookieNotice />
      <SignInForm initialPhone={initialPhone} onSignIn={signIn} formRef={form} />
      <OtherLinks>
        <Link href={ROUTES.forgotPassword} data-quiet="true" onClick={takePhoneAlong}>
          {t('signIn.forgot')}
        </Link>
        <span>
          {t('signIn.noAccount')} <Link href={ROUTES.signup}>{t('signIn.signUp')}</Link>
        </span>
      </OtherLinks>
      <GuestLink />
      <SocialButtons knownPhone={knownPhone} />
    </Root>
  );
}
