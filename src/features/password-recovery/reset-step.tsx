import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { resetPasswordMutation } from '@/api/user/user-mutations';
import { ROUTES } from '@/config/routes';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { Button } from '@/ui/kit/button/button';
import { AccountName } from '@/ui/kit/form/account-name';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import { styled } from '@/ui/styled';
import { CodeField } from './code-field';
import { ResendButton } from './resend-button';

type ResetValues = { code: string; password: string; passwordAgain: string };

const EMPTY: ResetValues = { code: '', password: '', passwordAgain: '' };
/** After too many wrong codes; any other 429 leaves the code as it is. */
const CODE_SPENT = 'CODE_SPENT';

const NoCode = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

type ResetStepProps = {
  wirePhone: string;
  secondsLeft: number | null;
  waitSeconds: number;
  /** The sign-in page offers social accounts. */
  hasSocial: boolean;
  onResend: () => Promise<void>;
  onOtherPhone: () => void;
};

/** Code and new password in one step, because the provider checks both in one call. */
export function ResetStep({ wirePhone, secondsLeft, waitSeconds, hasSocial, onResend, onOtherPhone }: ResetStepProps) {
  const { t, i18n } = useTranslation(['recovery', 'common', 'accountErrors']);
  const { mutateAsync: resetPassword } = useMutation(resetPasswordMutation());
  const { replace } = useRouter();
  const isMounted = useIsMounted();
  const [isSpent, setIsSpent] = useState(false);
  const isExpired = secondsLeft === 0;

  async function submit({ code, password }: ResetValues, form: FormikHelpers<ResetValues>) {
    form.setStatus(undefined);
    try {
      await resetPassword({ phoneNumber: wirePhone, code, password });
      void notify('success', t('done'));
      if (isMounted.current) void replace(ROUTES.login);
    } catch (error) {
      if (error instanceof ApiError && error.msgId === CODE_SPENT) return setIsSpent(true);
      showFormFailure(form, error, i18n, ['code', 'password'], PASSWORD_LIMITS, t('accountErrors:UNKNOWN_newPassword'));
    }
  }

  async function resend({ setFieldValue, setFieldError }: FormikHelpers<ResetValues>) {
    await onResend();
    setIsSpent(false);
    // The old code no longer counts, nor does its error.
    await setFieldValue('code', '', false);
    setFieldError('code', undefined);
  }

  return (
    <Formik
      initialValues={EMPTY}
      validate={lazyValidate<ResetValues>(
        () => import('./reset-schema').then((module) => module.resetSchema(t, i18n)),
        { passwordAgain: t('common:state.partFailed') },
      )}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, ...form }) => (
        <FormBody
          footer={
            <Buttons>
              <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
                {t('submit')}
              </Button>
              <Button variant="ghost" size="large" isFullWidth onClick={onOtherPhone}>
                {t('otherPhone')}
              </Button>
            </Buttons>
          }
        >
          <AccountName phoneNumber={wirePhone} />
          <CodeField secondsLeft={secondsLeft} />
          <ResendButton waitSeconds={waitSeconds} onResend={() => resend(form)} />
          <NoCode>
            {t('noCode')} {hasSocial ? t('noCodeSocial') : null}
          </NoCode>
          {isSpent ? <Notice tone="attention">{t('tooMany')}</Notice> : null}
          {isExpired && !isSpent ? <Notice tone="attention">{t('codeExpired')}</Notice> : null}
          <FormPasswordField
            name="password"
            label={t('password')}
            helperText={t('passwordHint', PASSWORD_LIMITS)}
            autoComplete="new-password"
          />
          <FormPasswordField name="passwordAgain" label={t('passwordAgain')} autoComplete="new-password" />
        </FormBody>
      )}
    </Formik>
  );
}
