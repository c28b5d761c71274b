import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { verifyPasswordMutation } from '@/api/user/user-mutations';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { Button } from '@/ui/kit/button/button';
import { AccountName } from '@/ui/kit/form/account-name';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { Notice } from '@/ui/kit/feedback/notice';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import type { ProofFailure, Verification } from './verification';

type VerifyValues = { password: string };
type VerifyFormProps = {
  phoneNumber: string;
  /** Why the password is asked again; null the first time. */
  reason: ProofFailure | null;
  onVerified: (verification: Verification) => void;
};

/** Asks for the present password, without which it cannot be changed. */
export function VerifyForm({ phoneNumber, reason, onVerified }: VerifyFormProps) {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const { mutateAsync: verifyPassword } = useMutation(verifyPasswordMutation());

  async function submit(values: VerifyValues, form: FormikHelpers<VerifyValues>) {
    form.setStatus(undefined);
    try {
      const { verificationToken, expiresInSeconds } = await verifyPassword(values);
      onVerified({ token: verificationToken, expiresAt: Date.now() + expiresInSeconds * 1000 });
    } catch (error) {
      showFormFailure(form, error, i18n, ['password'], PASSWORD_LIMITS);
    }
  }

  return (
    <Formik
      initialValues={{ password: '' }}
      validate={lazyValidate<VerifyValues>(() =>
        import('./password-schemas').then((module) => module.verifySchema(t, i18n)),
      )}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody
          footer={
            <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
              {t('common:action.next')}
            </Button>
          }
        >
          {reason ? <Notice tone="attention">{t(`password.${reason}`)}</Notice> : null}
          <AccountName phoneNumber={phoneNumber} />
          <FormPasswordField name="password" label={t('password.current')} autoComplete="current-password" autoFocus />
        </FormBody>
      )}
    </Formik>
  );
}
