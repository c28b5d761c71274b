import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { forgotPasswordMutation } from '@/api/user/user-mutations';
import { userQueries } from '@/api/user/user-queries';
import { IS_OFFERED } from '@/config/env';
import { ROUTES } from '@/config/routes';
import { SOCIAL_PROVIDERS } from '@/domain/account/social';
import { DEFAULT_COUNTRY_CODE, formatPhone, toWirePhone } from '@/domain/text/phone';
import { useCountdown } from '@/lib/browser/use-countdown';
import { useEarlyInput } from '@/lib/browser/use-early-input';
import { rememberTypedPhone, typedPhone, type TypedPhone } from '@/lib/session/typed-phone';
import { sharedDeadline } from '@/lib/storage/shared-deadline';
import { Link } from '@/ui/kit/button/link';
import { styled } from '@/ui/styled';
import { PhoneStep } from './phone-step';
import { ResetStep } from './reset-step';
import { waitAfter } from './wait-after';

/** Only a time is stored, never the phone number. */
const nextSend = sharedDeadline('recovery:nextSendAt');
const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;

/** The number that must wait for its next code, and when its last code expires, if it was sent from this page. */
type LastCode = { phoneNumber: string; expiresAt: number | null };

/**
 * Requests codes: one a minute over all tabs, and not before the provider accepts the next request. `last` is null after
 * a reload.
 */
function useSendCode() {
  const nextSendAt = nextSend.useDeadline();
  const [last, setLast] = useState<LastCode | null>(null);
  const { mutateAsync: forgotPassword, isPending } = useMutation(forgotPasswordMutation());

  async function send(phoneNumber: string) {
    try {
      const { resendAfterSeconds, expiresInSeconds } = await forgotPassword({ phoneNumber });
      nextSend.set(secondsFromNow(resendAfterSeconds));
      setLast({ phoneNumber, expiresAt: secondsFromNow(expiresInSeconds) });
    } catch (error) {
      const seconds = waitAfter(error);
      if (seconds > 0) {
        nextSend.set(secondsFromNow(seconds));
        setLast((known) => (known?.phoneNumber === phoneNumber ? known : { phoneNumber, expiresAt: null }));
      }
      throw error;
    }
  }

  return { send, isSending: isPending, waitSeconds: useCountdown(nextSendAt), last };
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary }));
const Footer = styled('p')(({ theme }) => ({ fontSize: theme.typography.body2.fontSize, textAlign: 'center' }));

const EMPTY_PHONE: TypedPhone = { countryCode: DEFAULT_COUNTRY_CODE, phoneNumber: '' };

/**
 * Phone, code, new password. It does not reveal whether the number has an account. As in the sign-up, the step is in the
 * address, so that the browser's Back goes one step back.
 */
export function PasswordRecovery() {
  const { t } = useTranslation('recovery');
  const { query, pathname, push } = useRouter();
  // Asked for before the code step: a late answer there would move the fields below its hint.
  const { data: flags } = useQuery(userQueries.featureFlags());
  const hasSocial = SOCIAL_PROVIDERS.some((provider) => IS_OFFERED[provider] && flags?.socialLogins.includes(provider));
  const [phone, setPhone] = useState(() => typedPhone() ?? EMPTY_PHONE);
  // False after a reload: the number that the code went to is lost then.
  const [hasNumber, setHasNumber] = useState(false);
  const isCodeRequested = hasNumber && query.step === 'code';
  const { send, waitSeconds, last } = useSendCode();
  const root = useEarlyInput<HTMLDivElement>();
  const expiresAt = last?.expiresAt ?? null;
  const secondsLeft = useCountdown(expiresAt);
  const wirePhone = toWirePhone(phone.phoneNumber, phone.countryCode);
  const go = (step: { step?: 'code' }) => void push({ pathname, query: step }, undefined, { shallow: true });

  return (
    <Root ref={root}>
      <header>
        <Title>{t(isCodeRequested ? 'codeTitle' : 'title')}</Title>
        <Lead>{isCodeRequested ? t('codeLead', { phone: formatPhone(wirePhone) }) : t('phoneLead')}</Lead>
      </header>
      {isCodeRequested ? (
        <ResetStep
          wirePhone={wirePhone}
          secondsLeft={expiresAt === null ? null : secondsLeft}
          waitSeconds={waitSeconds}
          hasSocial={hasSocial}
          onResend={() => send(wirePhone)}
          onOtherPhone={() => go({})}
        />
      ) : (
        <PhoneStep
          takesFocus={hasNumber}
          initialValues={phone}
          waitSeconds={waitSeconds}
          waitingPhone={last?.phoneNumber ?? null}
          onSend={send}
          onContinue={(values) => {
            setPhone(values);
            setHasNumber(true);
            rememberTypedPhone(values);
            go({ step: 'code' });
          }}
        />
      )}
      <Footer>
        <Link href={ROUTES.login} data-quiet="true">
          {t('toSignIn')}
        </Link>
      </Footer>
    </Root>
  );
}
